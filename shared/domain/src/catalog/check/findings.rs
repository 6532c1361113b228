//! Whether findings fit their questions.

use super::repeated;
use crate::catalog::DocumentType;
use crate::circumstance::Circumstance;
use crate::condition::Choice;
use crate::finding::Rule;
use crate::question::Kind;

pub(super) fn problems(kind: &DocumentType) -> Vec<String> {
    let codes: Vec<&str> = kind.findings.iter().map(|rule| rule.code.as_str()).collect();
    let mut found = repeated("findings", &codes);
    for rule in &kind.findings {
        found.extend(of_rule(kind, rule).into_iter().map(|problem| format!("{}: {problem}", rule.code)));
    }
    found
}

fn of_rule(kind: &DocumentType, rule: &Rule) -> Vec<String> {
    let known = |id: &str| kind.question(id).is_some() || (kind.county && id.starts_with("county"));
    let named = rule.when.questions().into_iter().chain([rule.question.as_str()]);
    let mut found: Vec<String> =
        named.filter(|id| !known(id)).map(|id| format!("names {id}, which is no question")).collect();
    if rule.law.is_empty() || rule.title.is_empty() || rule.message.is_empty() {
        found.push("a finding needs its law, its title and its message".to_string());
    }
    found.extend(rule.when.parts().into_iter().filter_map(|part| of_part(kind, part)));
    found
}

/// A circumstance that can never hold of its question.
fn of_part(kind: &DocumentType, part: &Circumstance) -> Option<String> {
    let kind_of = |id: &str| kind.question(id).map(|question| question.kind);
    match part {
        Circumstance::Is(Choice { question, option }) => {
            let unknown = kind.question(question).is_some_and(|known| !known.options.contains(option));
            unknown.then(|| format!("{question} has no option {option:?}"))
        }
        Circumstance::Checked(id) => {
            (kind_of(id) != Some(Kind::Checkbox)).then(|| format!("{id} is no checkbox"))
        }
        Circumstance::Past(id) | Circumstance::Future(id) => {
            (kind_of(id) != Some(Kind::Date)).then(|| format!("{id} is no date"))
        }
        _ => None,
    }
}
