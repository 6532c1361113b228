//! Cross-checks between the content files.

mod answer_sheets;
mod calculations;
mod conversation;
mod court_forms;
mod dates;
mod facts;
mod findings;
mod packet;
mod people_book;
mod schedule;
mod template;

use std::collections::BTreeSet;

use super::{Catalog, DocumentType, values};
use crate::content::calculation::Calculation;
use crate::content::condition::{Choice, Condition};
use crate::content::fact::{Fact, FactKind, Field};
use crate::content::question::{Kind, Question};
use crate::content::template::Text;

pub(super) use conversation::{of_choices, of_phrasing};
pub(super) use court_forms::of_court_form;

/// Everything that does not fit together.
pub(super) fn problems(catalog: &Catalog) -> Vec<String> {
    let mut found: Vec<String> = catalog.document_types.iter().flat_map(of_type).collect();
    let types: Vec<&str> =
        catalog.document_types.iter().map(|document_type| document_type.id.as_str()).collect();
    found.extend(repeated("catalog.toml", &types));
    if catalog.bundles.iter().filter(|bundle| bundle.share.is_some()).count() > 1 {
        found.push("catalog.toml: the home page makes the drafts of one bundle".to_string());
    }
    for bundle in &catalog.bundles {
        if bundle.share.is_some() && bundle.documents.iter().any(|choices| choices.len() != 1) {
            found.push(format!("catalog.toml: the drafts of bundle {} leave a choice", bundle.id));
        }
        let unknown = bundle.documents.iter().flatten().filter(|id| !types.contains(&id.as_str()));
        found.extend(unknown.map(|id| format!("catalog.toml: bundle {} names {id}", bundle.id)));
    }
    let counties: Vec<&str> = catalog.counties.iter().map(|county| county.id.as_str()).collect();
    found.extend(repeated("counties.json", &counties));
    let circuits = catalog.counties.iter().filter(|county| !(1..=20).contains(&county.circuit_number));
    found.extend(circuits.map(|county| format!("counties.json: {} has no such circuit", county.id)));
    let examples: Vec<&str> = catalog.county_examples.iter().map(|example| example.county.as_str()).collect();
    found.extend(repeated("county-examples.toml", &examples));
    let unknown = examples.iter().filter(|id| !counties.contains(id));
    found.extend(unknown.map(|id| format!("county-examples.toml: there is no county {id}")));
    let claims: Vec<&str> = catalog.copy.claims.iter().map(|claim| claim.id.as_str()).collect();
    found.extend(repeated("copy.toml", &claims));
    found.extend(catalog.prompt.problems());
    found.extend(people_book::problems(catalog));
    found.extend(catalog.guidelines.problems());
    found.extend(dates::of_holidays(&catalog.court_holidays));
    found
}

fn repeated(file: &str, ids: &[&str]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let twice = ids.iter().filter(|id| !seen.insert(**id));
    twice.map(|id| format!("{file}: {id} appears twice")).collect()
}

fn of_type(document_type: &DocumentType) -> Vec<String> {
    let file = format!("documents/{}/questions.toml", document_type.slug);
    let ids: Vec<&str> = document_type.questions.iter().map(|question| question.id.as_str()).collect();
    let mut found = repeated(&file, &ids);
    for (index, question) in document_type.questions.iter().enumerate() {
        let earlier = &document_type.questions[..index];
        let report = |problem| format!("{file}: {}: {problem}", question.id);
        found.extend(of_question(document_type, question, earlier).into_iter().map(report));
    }
    found.extend(unknown_questions(document_type, "parties", document_type.parties.iter()));
    found.extend(unknown_questions(
        document_type,
        "stage",
        document_type.stages.iter().flat_map(|stage| &stage.questions),
    ));
    if let Some(template) = &document_type.template {
        let file = format!("documents/{}/clauses.toml", document_type.slug);
        let problems = template::problems(document_type, template);
        found.extend(problems.into_iter().map(|problem| format!("{file}: {problem}")));
    }
    let file = format!("documents/{}/facts.toml", document_type.slug);
    found.extend(facts::problems(document_type).into_iter().map(|problem| format!("{file}: {problem}")));
    let file = format!("documents/{}/calculations.toml", document_type.slug);
    found.extend(
        calculations::problems(document_type).into_iter().map(|problem| format!("{file}: {problem}")),
    );
    let file = format!("documents/{}/findings.toml", document_type.slug);
    found.extend(findings::problems(document_type).into_iter().map(|problem| format!("{file}: {problem}")));
    let file = format!("documents/{}/packet.toml", document_type.slug);
    found.extend(packet::problems(document_type).into_iter().map(|problem| format!("{file}: {problem}")));
    let file = format!("documents/{}/dates.toml", document_type.slug);
    found.extend(dates::problems(document_type).into_iter().map(|problem| format!("{file}: {problem}")));
    found
}

/// Ids in `document.toml` that are no questions of the type.
fn unknown_questions<'a>(
    document_type: &DocumentType,
    key: &str,
    ids: impl Iterator<Item = &'a String>,
) -> Vec<String> {
    let unknown = ids.filter(|id| document_type.question(id).is_none());
    unknown
        .map(|id| format!("documents/{}/document.toml: {key}: there is no question {id}", document_type.slug))
        .collect()
}

fn of_question(document_type: &DocumentType, question: &Question, earlier: &[Question]) -> Vec<String> {
    let mut found = Vec::new();
    if question.kind.is_choice() != (question.options.len() > 1) {
        found.push("options belong to select and radio, at least two of them".to_string());
    }
    if (question.kind == Kind::Checkbox) != question.label.is_some() {
        found.push("a label belongs to a checkbox, and only there".to_string());
    }
    // A question is asked before any fact is known.
    let known = Known { questions: earlier, facts: &[], calculations: &[] };
    found.extend(question.when.iter().flat_map(|when| of_condition(document_type, when, known)));
    for other in question.differs_from.iter().chain(&question.not_before) {
        if !earlier.iter().any(|question| question.id == *other) {
            found.push(format!("names {other}, which is not an earlier question"));
        }
    }
    found
}

/// What a condition may ask about.
#[derive(Clone, Copy)]
struct Known<'a> {
    questions: &'a [Question],
    facts: &'a [Fact],
    calculations: &'a [Calculation],
}

impl<'a> Known<'a> {
    fn question(&self, id: &str) -> Option<&'a Question> {
        self.questions.iter().find(|question| question.id == id)
    }

    fn fact(&self, id: &str) -> Option<&'a Fact> {
        self.facts.iter().find(|fact| fact.id == id)
    }

    /// A field of a fact: `children.guardian`.
    fn field(&self, id: &str) -> Option<&'a Field> {
        let (fact, field) = id.split_once('.')?;
        self.fact(fact)?.field(field)
    }

    fn is_known(&self, id: &str) -> bool {
        self.question(id).is_some()
            || self.is_of_fact(id)
            || self.calculations.iter().any(|each| each.outcome(id).is_some())
    }

    fn is_of_fact(&self, id: &str) -> bool {
        self.fact(id).is_some() || self.field(id).is_some()
    }

    /// The options of a question, a fact or a field.
    fn options(&self, id: &str) -> Option<Vec<&'a str>> {
        let of_fact = |fact: &'a Fact| fact.options.iter().map(|each| each.option.as_str()).collect();
        let of_question = |question: &'a Question| question.options.iter().map(String::as_str).collect();
        let of_field = |field: &'a Field| field.options.iter().map(String::as_str).collect();
        let known = self.question(id).map(of_question).or_else(|| self.fact(id).map(of_fact));
        known.or_else(|| self.field(id).map(of_field))
    }

    /// Whether it is a list of persons or things, or a yes or no that each of them has.
    fn is_countable(&self, id: &str) -> bool {
        let is_list = |id: &str| self.fact(id).is_some_and(|fact| fact.kind.is_list());
        is_list(id.split('.').next().unwrap_or(id)) && (!id.contains('.') || self.is_yes_or_no(id))
    }

    /// Whether it is a statement to tick, or a yes or no.
    fn is_yes_or_no(&self, id: &str) -> bool {
        self.question(id).is_some_and(|question| question.kind == Kind::Checkbox)
            || self.fact(id).is_some_and(|fact| fact.kind == FactKind::YesNo)
            || self.field(id).is_some_and(|field| field.kind == FactKind::YesNo)
            || self.calculations.iter().filter_map(|each| each.outcome(id)).any(|outcome| outcome.is_yes)
    }
}

fn of_condition(document_type: &DocumentType, condition: &Condition, known: Known<'_>) -> Vec<String> {
    let parts = condition.parts().into_iter();
    parts.filter_map(|part| of_part(document_type, part, known)).collect()
}

/// A part of a condition that can never hold, or always does.
fn of_part(document_type: &DocumentType, part: &Condition, known: Known<'_>) -> Option<String> {
    let unknown = |id: &str| Some(format!("a condition asks about {id}, which is not known there"));
    match part {
        Condition::Is(Choice { question, option }) => match known.options(question) {
            None => unknown(question),
            Some(options) if options.contains(&option.as_str()) => None,
            Some(_) => Some(format!("{question} has no option {option:?}")),
        },
        Condition::Checked(id) if !known.is_known(id) => unknown(id),
        Condition::Checked(id) => (!known.is_yes_or_no(id)).then(|| format!("{id} is no checkbox")),
        Condition::Count(count) if !known.is_known(&count.of) => unknown(&count.of),
        Condition::Count(count) => {
            (!known.is_countable(&count.of)).then(|| format!("{} is no list to count", count.of))
        }
        Condition::Answered(id) if known.is_known(id) || is_from_county(document_type, id) => None,
        Condition::Answered(id) => unknown(id),
        Condition::All(all) | Condition::Any(all) if all.is_empty() => {
            Some("a condition lists nothing".into())
        }
        Condition::Not(_) | Condition::All(_) | Condition::Any(_) => None,
    }
}

fn is_from_county(document_type: &DocumentType, id: &str) -> bool {
    document_type.county && values::COUNTY.contains(&id)
}

/// Whether the paper itself or the operator's settings say what stands there.
fn is_known_otherwise(id: &str) -> bool {
    values::NONLAWYER.contains(&id) || values::EFFORT.contains(&id)
}

/// Whether a detail says what stands there, a field of a person, or the sum of a field.
fn is_from_fact(document_type: &DocumentType, id: &str) -> bool {
    let mut parts = id.split('.');
    let Some(fact) = parts.next().and_then(|fact| document_type.fact(fact)) else { return false };
    let field = |id: &str, kind: Option<FactKind>| {
        fact.field(id).is_some_and(|field| kind.is_none_or(|kind| field.kind == kind))
    };
    match (parts.next(), parts.next(), parts.next()) {
        (None, ..) => fact.is_detail(),
        (Some(part), None, _) if fact.kind == FactKind::Address => values::ADDRESS.contains(&part),
        (Some(part), None, _) if fact.kind == FactKind::Income => values::INCOME.contains(&part),
        (Some(id), None, _) => fact.kind == FactKind::Person && field(id, None),
        (Some(id), Some("total"), None) => {
            field(id, Some(FactKind::Amount)) || field(id, Some(FactKind::Income))
        }
        _ => false,
    }
}

/// Whether it is a part of an address that a question asks for.
fn is_from_address(document_type: &DocumentType, id: &str) -> bool {
    let Some((question, part)) = id.split_once('.') else { return false };
    let asked = document_type.question(question).is_some_and(|question| question.rule.is_address());
    asked && values::ADDRESS.contains(&part)
}

/// Whether it is a date that a question asks for, in figures.
fn is_from_date(document_type: &DocumentType, id: &str) -> bool {
    let asked = id.strip_suffix(values::FIGURES).and_then(|question| document_type.question(question));
    asked.is_some_and(|question| question.kind == Kind::Date)
}

/// Whether a calculation says what stands there, in words or as a sum.
fn is_calculated(document_type: &DocumentType, id: &str) -> bool {
    let outcome = document_type.calculation_of(id).and_then(|calculation| calculation.outcome(id));
    outcome.is_some_and(|outcome| outcome.fields.is_empty() && !outcome.is_yes)
}

/// Only short answers stand inside a sentence; a person's own words are quoted.
fn of_text(document_type: &DocumentType, text: &Text) -> Vec<String> {
    let wrong = |id: &str| match document_type.question(id).map(|question| question.kind) {
        None if is_from_county(document_type, id) || is_known_otherwise(id) => None,
        None if is_from_fact(document_type, id)
            || is_from_address(document_type, id)
            || is_from_date(document_type, id)
            || is_calculated(document_type, id) =>
        {
            None
        }
        None => Some(format!("{{{id}}} is no question")),
        Some(Kind::Textarea | Kind::Checkbox) => Some(format!("{{{id}}} has to be quoted")),
        Some(Kind::Text | Kind::Select | Kind::Radio | Kind::Date) => None,
    };
    text.questions().filter_map(wrong).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::template::{BlockTemplate, Content};

    #[test]
    fn all_problems_are_reported_at_once() {
        let mut catalog = Catalog::embedded().unwrap().clone();
        let will = &mut catalog.document_types[0];
        will.questions[4].when =
            Some(Condition::Is(Choice { question: "hasChildren".into(), option: "Perhaps".into() }));
        will.questions[9].id = "fullName".into();
        if let Some(template) = &mut will.template {
            let text = Text::parse("I leave it to {nobody} and {primaryBeneficiary}.");
            template.clauses[0]
                .blocks
                .push(BlockTemplate { when: None, content: Content::Paragraph { text, centered: false } });
            template.clauses[1].meaning = String::new();
            template.clauses[1].when = Some(Condition::Checked("fullName".into()));
            template.clauses[2].when = Some(Condition::Any(Vec::new()));
        }
        catalog.county_examples[0].county = "atlantis".into();
        catalog.copy.claims[1].id = catalog.copy.claims[0].id.clone();
        catalog.bundles[0].documents.push(vec!["livingTrust".into()]);
        let found = problems(&catalog).join("\n");
        for expected in [
            "childrenDetails: hasChildren has no option \"Perhaps\"",
            "fullName appears twice",
            "declaration: {nobody} is no question",
            "declaration: {primaryBeneficiary} has to be quoted",
            "revocation: a clause needs its law, its meaning and its words",
            "revocation: fullName is no checkbox",
            "a condition lists nothing",
            "bundle essential names livingTrust",
            "there is no county atlantis",
            "copy.toml: documents-created appears twice",
        ] {
            assert!(found.contains(expected), "{expected} in:\n{found}");
        }
    }
}
