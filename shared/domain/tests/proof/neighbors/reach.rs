//! Which questions and facts a finding depends on, so that only the neighbors that differ in these are judged by it.

use std::collections::BTreeSet;

use domain::content::DocumentType;
use domain::content::circumstance::Circumstance;
use domain::content::condition::Condition;
use domain::content::finding::FindingRule;
use domain::interview::{Answers, Interview};

/// Everything at which a rule looks, and at which the conditions of these look.
pub(super) fn of(document_type: &DocumentType, rule: &FindingRule) -> BTreeSet<String> {
    let mut reached: BTreeSet<String> =
        rule.when.questions().into_iter().flat_map(|id| sources(document_type, id)).collect();
    if rule.when.parts().into_iter().any(looks_everywhere) {
        reached.extend(document_type.questions.iter().map(|question| question.id.clone()));
    }
    loop {
        let behind: BTreeSet<String> = reached.iter().flat_map(|id| behind(document_type, id)).collect();
        if behind.is_subset(&reached) {
            return reached;
        }
        reached.extend(behind);
    }
}

fn looks_everywhere(part: &Circumstance) -> bool {
    matches!(part, Circumstance::Mentions(mention) | Circumstance::BirthDate(mention) if mention.question.is_none())
}

/// The question or the fact of an id, or those from which it is computed.
fn sources(document_type: &DocumentType, id: &str) -> Vec<String> {
    let nothing = Answers::default();
    let interview = Interview::new(document_type, &nothing);
    interview.sources([id]).into_iter().map(|id| id.split('.').next().unwrap().to_string()).collect()
}

/// What decides whether a question or a fact is asked for, and the other side of what a fact composes.
fn behind(document_type: &DocumentType, id: &str) -> Vec<String> {
    let fact = document_type.fact(id);
    let conditions = [
        fact.and_then(|fact| fact.when.as_ref()),
        document_type.question(id).and_then(|question| question.when.as_ref()),
    ];
    let asked = conditions
        .into_iter()
        .flatten()
        .flat_map(Condition::questions)
        .flat_map(|id| sources(document_type, id));
    let composing = document_type
        .facts
        .iter()
        .filter(|fact| fact.composes.as_deref() == Some(id))
        .map(|fact| fact.id.clone());
    asked.chain(composing).chain(fact.and_then(|fact| fact.composes.clone())).collect()
}
