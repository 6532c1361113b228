//! What may stand inside a sentence.

use crate::content::fact::FactKind;
use crate::content::question::Kind;
use crate::content::template::Text;
use crate::content::{DocumentType, values};

pub(super) fn is_from_county(document_type: &DocumentType, id: &str) -> bool {
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

/// Whether it is a date that a question or a fact asks for, in figures.
fn is_from_date(document_type: &DocumentType, id: &str) -> bool {
    let Some(asked) = id.strip_suffix(values::FIGURES) else { return false };
    document_type.question(asked).is_some_and(|question| question.kind == Kind::Date)
        || document_type.fact(asked).is_some_and(|fact| fact.kind == FactKind::Date)
}

/// Whether a calculation says what stands there, in words or as a sum.
pub(super) fn is_calculated(document_type: &DocumentType, id: &str) -> bool {
    let outcome = document_type.calculation_of(id).and_then(|calculation| calculation.outcome(id));
    outcome.is_some_and(|outcome| outcome.fields.is_empty() && !outcome.is_yes)
}

/// Only short answers stand inside a sentence; a person's own words are quoted.
pub(super) fn of_text(document_type: &DocumentType, text: &Text) -> Vec<String> {
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
