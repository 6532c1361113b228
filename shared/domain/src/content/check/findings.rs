//! Whether findings fit their questions.

use super::{ConditionSubjects, is_from_county, repeated};
use crate::content::DocumentType;
use crate::content::circumstance::Circumstance;
use crate::content::condition::Choice;
use crate::content::fact::{Fact, FactKind};
use crate::content::finding::FindingRule;
use crate::content::question::Kind;

pub(super) fn problems(document_type: &DocumentType) -> Vec<String> {
    let codes: Vec<&str> = document_type.findings.iter().map(|rule| rule.code.as_str()).collect();
    let mut found = repeated("findings", &codes);
    for rule in &document_type.findings {
        found.extend(
            of_rule(document_type, rule).into_iter().map(|problem| format!("{}: {problem}", rule.code)),
        );
    }
    found
}

fn of_rule(document_type: &DocumentType, rule: &FindingRule) -> Vec<String> {
    let mut found = Vec::new();
    let is_county = document_type.county && rule.question == "county";
    let is_detail = document_type.fact(&rule.question).is_some_and(Fact::is_detail);
    if document_type.question(&rule.question).is_none() && !is_county && !is_detail {
        found.push(format!("names {}, which is no question and no detail", rule.question));
    }
    if rule.law.is_empty() || rule.title.is_empty() || rule.message.is_empty() {
        found.push("a finding needs its law, its title and its message".to_string());
    }
    found.extend(rule.when.parts().into_iter().flat_map(|part| of_part(document_type, part)));
    found
}

/// A circumstance that can never hold of its questions, or always does.
fn of_part(document_type: &DocumentType, part: &Circumstance) -> Vec<String> {
    let calculations = &document_type.calculations.all;
    let known = ConditionSubjects::of(document_type, calculations);
    let date = |id: &str| no_date(known, id);
    let typed = |id: &str| not_typed(known, id);
    let found = match part {
        Circumstance::Is(choice) => vec![of_choice(known, choice)],
        Circumstance::Answered(id) if is_from_county(document_type, id) => Vec::new(),
        Circumstance::Answered(id) if known.is_known(id) => Vec::new(),
        Circumstance::Answered(id) => vec![Some(format!("{id} is no question"))],
        Circumstance::Checked(id) => vec![(!known.is_yes_or_no(id)).then(|| format!("{id} is no checkbox"))],
        Circumstance::Past(id) | Circumstance::Future(id) => vec![date(id)],
        Circumstance::Within(within) => vec![date(&within.question)],
        Circumstance::YearsAgo(ago) => vec![date(&ago.question)],
        Circumstance::Before(first, second) => vec![date(first), date(second)],
        Circumstance::Mentions(mention) | Circumstance::BirthDate(mention) => {
            vec![mention.question.as_deref().and_then(typed)]
        }
        Circumstance::Repeats(id) => vec![no_address(known, id)],
        Circumstance::Names(names) => vec![typed(&names.question), no_name(known, &names.fact)],
        Circumstance::Same(one, other) => [one, other].map(|id| no_words(known, id)).into(),
        Circumstance::Number(id) => vec![no_words(known, id)],
        Circumstance::NumberBelow(rule) => vec![no_words(known, &rule.question)],
        Circumstance::SharesUnstated(id)
        | Circumstance::SeveralNames(id)
        | Circumstance::SeveralTakers(id)
        | Circumstance::OtherState(id) => vec![typed(id)],
        Circumstance::OfOne(one) => vec![no_list(known, &one.fact)],
        Circumstance::UnknownCounty(_) => vec![no_county(document_type)],
        Circumstance::All(all) | Circumstance::Any(all) => {
            vec![all.is_empty().then(|| "a circumstance lists nothing".to_string())]
        }
        Circumstance::Not(_) => Vec::new(),
    };
    found.into_iter().flatten().collect()
}

/// A date is a question, a fact, or a field of one.
fn no_date(known: ConditionSubjects<'_>, id: &str) -> Option<String> {
    let of_fact = known.fact(id).map(|fact| fact.kind).or_else(|| Some(known.field(id)?.kind));
    let is_question = known.question(id).is_some_and(|question| question.kind == Kind::Date);
    (of_fact != Some(FactKind::Date) && !is_question).then(|| format!("{id} is no date"))
}

fn not_typed(known: ConditionSubjects<'_>, id: &str) -> Option<String> {
    let is_typed = known.question(id).is_some_and(|question| question.kind.is_typed());
    (!is_typed).then(|| format!("{id} is no text"))
}

/// What a fact says are words as well.
fn no_words(known: ConditionSubjects<'_>, id: &str) -> Option<String> {
    if known.is_of_fact(id) { None } else { not_typed(known, id) }
}

fn no_list(known: ConditionSubjects<'_>, id: &str) -> Option<String> {
    (!known.is_countable(id)).then(|| format!("{id} is no list"))
}

fn no_county(document_type: &DocumentType) -> Option<String> {
    (!document_type.county).then(|| "no county is chosen".to_string())
}

fn no_address(known: ConditionSubjects<'_>, id: &str) -> Option<String> {
    let is_address = known.question(id).is_some_and(|question| question.rule.is_address());
    (!is_address).then(|| format!("{id} is no address"))
}

fn no_name(known: ConditionSubjects<'_>, id: &str) -> Option<String> {
    let is_name = known.fact(id).is_some_and(|fact| fact.kind == FactKind::Name);
    (!is_name).then(|| format!("{id} is no fact that is a name"))
}

fn of_choice(known: ConditionSubjects<'_>, Choice { question, option }: &Choice) -> Option<String> {
    let offered = known.options(question).is_some_and(|options| options.contains(&option.as_str()));
    if offered { None } else { Some(format!("{question} has no option {option:?}")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn a_circumstance_that_can_never_hold_is_reported() {
        let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
        for (when, expected) in [
            (
                "is = { question = \"county.name\", option = \"Duval\" }",
                "county.name has no option \"Duval\"",
            ),
            ("checked = \"fullName\"", "fullName is no checkbox"),
            ("before = [\"fullName\", \"nobody\"]", "fullName is no date; nobody is no date"),
            ("within = { question = \"address\", days = 30 }", "address is no date"),
            ("years_ago = { question = \"address\", years = 3 }", "address is no date"),
            ("mentions = { question = \"maritalStatus\", topic = \"home\" }", "maritalStatus is no text"),
            ("same = [\"fullName\", \"hasChildren\"]", "hasChildren is no text"),
            ("repeats = \"fullName\"", "fullName is no address"),
            ("of_one = { fact = \"fullName\", when = { answered = \"fullName\" } }", "fullName is no list"),
            ("not = { number = \"nobody\" }", "nobody is no text"),
            ("unknown_county = true", "no county is chosen"),
            ("answered = \"county.name\"", "county.name is no question"),
            ("all = []", "a circumstance lists nothing"),
        ] {
            let mut document_type = will.clone();
            document_type.findings[0].when = toml::from_str(when).unwrap();
            let found = of_rule(&document_type, &document_type.findings[0]);
            assert_eq!(found.join("; "), expected, "{when}");
        }
    }
}
