//! Whether facts are whole, and fit the questions whose answers they compose.

use super::{ConditionSubjects, of_condition, repeated, schedule};
use crate::content::DocumentType;
use crate::content::condition::Condition;
use crate::content::fact::{Bounds, Fact, FactKind, Field};
use crate::content::template::{ConditionalText, Text};

pub(super) fn problems(document_type: &DocumentType) -> Vec<String> {
    let questions = document_type.questions.iter().map(|question| question.id.as_str());
    let ids: Vec<&str> = questions.chain(document_type.facts.iter().map(|fact| fact.id.as_str())).collect();
    let mut found = repeated("ids", &ids);
    let composed: Vec<&str> =
        document_type.facts.iter().filter_map(|fact| fact.composes.as_deref()).collect();
    found.extend(repeated("composes", &composed));
    for fact in &document_type.facts {
        found.extend(
            of_fact(document_type, fact).into_iter().map(|problem| format!("{}: {problem}", fact.id)),
        );
    }
    found
}

fn of_fact(document_type: &DocumentType, fact: &Fact) -> Vec<String> {
    let mut found = of_form(fact);
    // Only facts before it: two that ask about each other would never be asked for.
    let before = document_type.facts.iter().position(|each| each.id == fact.id).unwrap_or_default();
    let calculations = &document_type.calculations.all;
    let known = ConditionSubjects {
        questions: &document_type.questions,
        facts: &document_type.facts[..before],
        calculations,
        packet: None,
    };
    found.extend(fact.when.iter().flat_map(|when| of_condition(document_type, when, known)));
    found.extend(of_answer(document_type, fact));
    found.extend(of_parts(fact, &fact.answer));
    found
}

/// Options, fields, and what the public reads.
fn of_form(fact: &Fact) -> Vec<String> {
    let is_nameless = matches!(fact.kind, FactKind::Person | FactKind::People)
        && !fact.field("name").is_some_and(|field| field.kind == FactKind::Name && !field.optional);
    let rules = [
        (
            fact.kind.has_options() == fact.options.is_empty(),
            "options belong to choice and choices, and only there",
        ),
        (
            fact.kind.has_fields() == fact.fields.is_empty(),
            "fields belong to person, people and items, and only there",
        ),
        (
            (fact.kind == FactKind::Schedule) != fact.schedule.is_some(),
            "a schedule has its rhythms, holidays and breaks, and nothing else has",
        ),
        (!fits(fact.kind, fact.bounds), "bounds belong to a number, the least before the most"),
        (
            fact.law.is_empty() || fact.meaning.is_empty() || fact.text.is_empty(),
            "a fact needs its words, its meaning and its law",
        ),
        (
            fact.blank.is_some() && !fact.is_detail(),
            "the blank of a question is its own: only a detail fills one",
        ),
        (is_nameless, "a person has a name"),
    ];
    let broken = rules.into_iter().filter(|(is_broken, _)| *is_broken).map(|(_, rule)| rule.to_string());
    broken.chain(fact.schedule.iter().flat_map(schedule::problems)).chain(of_fields(fact)).collect()
}

fn of_fields(fact: &Fact) -> Vec<String> {
    let ids: Vec<&str> = fact.fields.iter().map(|field| field.id.as_str()).collect();
    let mut found = repeated("fields", &ids);
    found.extend(fact.fields.iter().filter_map(of_field));
    let alone = |field: &&Field| field.with.as_deref().is_some_and(|other| fact.field(other).is_none());
    found.extend(fact.fields.iter().filter(alone).map(|field| format!("{} goes with no field", field.id)));
    found
}

/// An income is two boxes and a sum: the page has no place for one within a card.
fn of_field(field: &Field) -> Option<String> {
    let is_whole = field.kind.is_simple()
        && field.kind != FactKind::Income
        && (field.kind == FactKind::Choice) != field.options.is_empty()
        && fits(field.kind, field.bounds);
    (!is_whole)
        .then(|| format!("{} is of no kind for a field, or has options or bounds out of place", field.id))
}

fn fits(kind: FactKind, bounds: Option<Bounds>) -> bool {
    match bounds {
        Some(bounds) => kind == FactKind::Number && bounds.min <= bounds.max,
        None => kind != FactKind::Number,
    }
}

/// A fact composes the answer of a question that is answered in words, and says how.
fn of_answer(document_type: &DocumentType, fact: &Fact) -> Option<String> {
    match &fact.composes {
        None if fact.answer.is_empty() => None,
        None => Some("it composes no answer, and says how".to_string()),
        Some(_) if fact.answer.is_empty() => Some("it composes an answer, and does not say how".to_string()),
        Some(id) => match document_type.question(id) {
            Some(question) if question.kind.is_typed() => None,
            _ => Some(format!("composes {id}, which is no question that is answered in words")),
        },
    }
}

/// Places and conditions of what is written once for each entry name its fields.
pub(super) fn of_parts(fact: &Fact, parts: &[ConditionalText]) -> Vec<String> {
    let texts = parts.iter().flat_map(|part| part.text.questions());
    let asked = parts.iter().filter_map(|part| part.when.as_ref()).flat_map(Condition::questions);
    unknown_fields(fact, texts.chain(asked))
}

/// The same, of what chooses among the entries.
pub(super) fn of_only(fact: &Fact, only: Option<&Condition>) -> Vec<String> {
    unknown_fields(fact, only.into_iter().flat_map(Condition::questions))
}

/// The same, of the cells of a row.
pub(super) fn of_cells(fact: &Fact, cells: &[Text]) -> Vec<String> {
    unknown_fields(fact, cells.iter().flat_map(Text::questions))
}

fn unknown_fields<'a>(fact: &Fact, fields: impl Iterator<Item = &'a str>) -> Vec<String> {
    let is_known = |field: &str| match fact.kind {
        FactKind::Shares => matches!(field, "name" | "part"),
        kind if kind.has_fields() => fact.field(field).is_some(),
        _ => field == "value",
    };
    fields.filter(|field| !is_known(field)).map(|field| format!("{} has no {{{field}}}", fact.id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_of_no_kind_that_a_card_has_no_place_for() {
        let field = |kind: &str| {
            let field = serde_json::json!({"id": "pay", "type": kind, "text": "What is paid?"});
            of_field(&serde_json::from_value(field).unwrap())
        };
        assert_eq!(field("amount"), None);
        for kind in ["income", "shares", "people", "schedule"] {
            assert!(field(kind).is_some_and(|problem| problem.starts_with("pay is of no kind")), "{kind}");
        }
    }

    type Fault = fn(&mut Fact);

    /// Seven things go wrong in the facts of a will, and each is told with its fact.
    #[test]
    fn all_that_is_wrong_with_facts_is_told_at_once() {
        let catalog = crate::content::Catalog::embedded().unwrap();
        let mut will = catalog.document_type("simpleWill").unwrap().clone();
        let faults: [(&str, Fault); 6] = [
            ("county", |fact| fact.law.clear()),
            ("spouseName", |fact| fact.composes = Some("fullName".to_string())),
            ("children", |fact| fact.fields[1].with = Some("height".to_string())),
            ("bondWaived", |fact| fact.bounds = Some(Bounds { min: 0, max: 1 })),
            ("homeTitle", |fact| fact.options.clear()),
            ("digitalAssets", |fact| fact.id = "executorLives".to_string()),
        ];
        for (id, fault) in faults {
            fault(will.facts.iter_mut().find(|fact| fact.id == id).unwrap());
        }
        will.facts.iter_mut().find(|fact| fact.id == "residue").unwrap().answer[0].text =
            "{color}".to_string().into();
        let found = problems(&will).join("\n");
        for expected in [
            "county: a fact needs its words, its meaning and its law",
            "spouseName: it composes an answer, and does not say how",
            "children: minor goes with no field",
            "bondWaived: bounds belong to a number, the least before the most",
            "homeTitle: options belong to choice and choices, and only there",
            "executorLives appears twice",
            "residue: residue has no {color}",
        ] {
            assert!(found.contains(expected), "{expected} in:\n{found}");
        }
    }
}
