//! Cross-checks between the content files.

use std::collections::BTreeSet;

use super::{Catalog, DocumentType};
use crate::condition::Condition;
use crate::question::{Kind, Question};
use crate::template::{Clause, Content, Template, Text};

/// Everything that does not fit together.
pub(super) fn problems(catalog: &Catalog) -> Vec<String> {
    let mut found: Vec<String> = catalog.document_types.iter().flat_map(of_type).collect();
    let kinds: Vec<&str> = catalog.document_types.iter().map(|kind| kind.id.as_str()).collect();
    found.extend(repeated("catalog.toml", &kinds));
    for bundle in &catalog.bundles {
        let unknown = bundle.documents.iter().flatten().filter(|id| !kinds.contains(&id.as_str()));
        found.extend(unknown.map(|id| format!("catalog.toml: bundle {} names {id}", bundle.id)));
    }
    let counties: Vec<&str> = catalog.counties.iter().map(|county| county.id.as_str()).collect();
    found.extend(repeated("counties.json", &counties));
    let circuits = catalog.counties.iter().filter(|county| !(1..=20).contains(&county.circuit_number));
    found.extend(circuits.map(|county| format!("counties.json: {} has no such circuit", county.id)));
    found
}

fn repeated(file: &str, ids: &[&str]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let twice = ids.iter().filter(|id| !seen.insert(**id));
    twice.map(|id| format!("{file}: {id} appears twice")).collect()
}

fn of_type(kind: &DocumentType) -> Vec<String> {
    let file = format!("documents/{}/questions.toml", kind.slug);
    let ids: Vec<&str> = kind.questions.iter().map(|question| question.id.as_str()).collect();
    let mut found = repeated(&file, &ids);
    for (index, question) in kind.questions.iter().enumerate() {
        let earlier = &kind.questions[..index];
        let report = |problem| format!("{file}: {}: {problem}", question.id);
        found.extend(of_question(question, earlier).into_iter().map(report));
    }
    if let Some(template) = &kind.template {
        let file = format!("documents/{}/clauses.toml", kind.slug);
        found.extend(of_template(kind, template).into_iter().map(|problem| format!("{file}: {problem}")));
    }
    found
}

fn of_question(question: &Question, earlier: &[Question]) -> Vec<String> {
    let mut found = Vec::new();
    if question.kind.is_choice() != (question.options.len() > 1) {
        found.push("options belong to select and radio, at least two of them".to_string());
    }
    if (question.kind == Kind::Checkbox) != question.label.is_some() {
        found.push("a label belongs to a checkbox, and only there".to_string());
    }
    found.extend(question.when.iter().flat_map(|when| of_condition(when, earlier)));
    for other in question.differs_from.iter().chain(&question.not_before) {
        if !earlier.iter().any(|question| question.id == *other) {
            found.push(format!("names {other}, which is not an earlier question"));
        }
    }
    found
}

fn of_condition(condition: &Condition, questions: &[Question]) -> Vec<String> {
    let known = |id: &str| questions.iter().find(|question| question.id == id);
    let unknown = condition.questions().into_iter().filter(|id| known(id).is_none());
    let mut found: Vec<String> =
        unknown.map(|id| format!("a condition asks about {id}, which is not known there")).collect();
    for choice in condition.choices() {
        if known(&choice.question).is_some_and(|question| !question.options.contains(&choice.option)) {
            found.push(format!("{} has no option {:?}", choice.question, choice.option));
        }
    }
    found
}

fn of_template(kind: &DocumentType, template: &Template) -> Vec<String> {
    let ids: Vec<&str> = template.clauses.iter().map(|clause| clause.id.as_str()).collect();
    let mut found = repeated("sections", &ids);
    found.extend(of_text(kind, &template.subject));
    found.extend(template.clauses.iter().flat_map(|clause| of_clause(kind, clause)));
    for (when, text) in template.cover.iter().flat_map(|list| &list.items) {
        found.extend(when.iter().flat_map(|when| of_condition(when, &kind.questions)));
        found.extend(of_text(kind, text));
    }
    found
}

fn of_clause(kind: &DocumentType, clause: &Clause) -> Vec<String> {
    let conditions = clause.when.iter().chain(clause.blocks.iter().filter_map(|piece| piece.when.as_ref()));
    let mut found: Vec<String> = conditions.flat_map(|when| of_condition(when, &kind.questions)).collect();
    for piece in &clause.blocks {
        found.extend(of_content(kind, &piece.content));
    }
    if clause.law.is_empty() || clause.meaning.is_empty() {
        found.push("a clause needs its law and its meaning".to_string());
    }
    found.into_iter().map(|problem| format!("{}: {problem}", clause.id)).collect()
}

fn of_content(kind: &DocumentType, content: &Content) -> Vec<String> {
    match content {
        Content::Paragraph(text) => of_text(kind, text),
        Content::Quote(id) if kind.question(id).is_none() => {
            vec![format!("quotes {id}, which is no question")]
        }
        Content::Quote(_) => vec![],
        Content::Signature(lines) => {
            let width: u32 = lines.iter().map(|(_, width, _)| u32::from(*width)).sum();
            let mut found: Vec<String> = lines
                .iter()
                .filter_map(|(_, _, text)| text.as_ref())
                .flat_map(|t| of_text(kind, t))
                .collect();
            if lines.is_empty() || width > 100 {
                found.push(format!("signature lines take {width} per cent of the width"));
            }
            found
        }
    }
}

/// Only short answers stand inside a sentence; a person's own words are quoted.
fn of_text(kind: &DocumentType, text: &Text) -> Vec<String> {
    let wrong = |id: &str| match kind.question(id).map(|question| question.kind) {
        None => Some(format!("{{{id}}} is no question")),
        Some(Kind::Textarea | Kind::Checkbox) => Some(format!("{{{id}}} has to be quoted")),
        Some(Kind::Text | Kind::Select | Kind::Radio | Kind::Date) => None,
    };
    text.questions().filter_map(wrong).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::condition::Choice;
    use crate::template::Piece;

    #[test]
    fn all_problems_are_reported_at_once() {
        let mut catalog = Catalog::embedded().unwrap().clone();
        let will = &mut catalog.document_types[0];
        will.questions[4].when =
            Some(Condition::Is(Choice { question: "hasChildren".into(), option: "Perhaps".into() }));
        will.questions[9].id = "fullName".into();
        if let Some(template) = &mut will.template {
            let text = Text::parse("I leave it to {nobody} and {primaryBeneficiary}.");
            template.clauses[0].blocks.push(Piece { when: None, content: Content::Paragraph(text) });
            template.clauses[1].meaning = String::new();
        }
        catalog.bundles[0].documents.push(vec!["livingTrust".into()]);
        let found = problems(&catalog).join("\n");
        for expected in [
            "childrenDetails: hasChildren has no option \"Perhaps\"",
            "fullName appears twice",
            "declaration: {nobody} is no question",
            "declaration: {primaryBeneficiary} has to be quoted",
            "revocation: a clause needs its law and its meaning",
            "bundle essential names livingTrust",
        ] {
            assert!(found.contains(expected), "{expected} in:\n{found}");
        }
    }
}
