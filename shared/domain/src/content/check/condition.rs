//! What a condition may ask about, and what can never hold.

use super::text::is_from_county;
use crate::content::DocumentType;
use crate::content::calculation::Calculation;
use crate::content::condition::{Choice, Condition};
use crate::content::fact::{Fact, FactKind, Field};
use crate::content::packet::Packet;
use crate::content::question::{Kind, Question};

/// What a condition may ask about.
#[derive(Clone, Copy)]
pub(super) struct ConditionSubjects<'a> {
    pub(super) questions: &'a [Question],
    pub(super) facts: &'a [Fact],
    pub(super) calculations: &'a [Calculation],
    /// Of a text that is read beside a packet: `packet.settlement` is so where a form of the court takes that instrument's place.
    pub(super) packet: Option<&'a Packet>,
}

impl<'a> ConditionSubjects<'a> {
    /// Everything of a document type, with these calculations.
    pub(super) fn of(document_type: &'a DocumentType, calculations: &'a [Calculation]) -> Self {
        let (questions, facts) = (&document_type.questions, &document_type.facts);
        Self { questions, facts, calculations, packet: None }
    }

    pub(super) fn question(&self, id: &str) -> Option<&'a Question> {
        self.questions.iter().find(|question| question.id == id)
    }

    pub(super) fn fact(&self, id: &str) -> Option<&'a Fact> {
        self.facts.iter().find(|fact| fact.id == id)
    }

    /// A field of a fact: `children.guardian`.
    pub(super) fn field(&self, id: &str) -> Option<&'a Field> {
        let (fact, field) = id.split_once('.')?;
        self.fact(fact)?.field(field)
    }

    pub(super) fn is_known(&self, id: &str) -> bool {
        self.question(id).is_some()
            || self.is_of_fact(id)
            || self.calculations.iter().any(|each| each.outcome(id).is_some())
            || self.is_of_packet(id)
    }

    fn is_of_packet(&self, id: &str) -> bool {
        let known =
            |packet: &Packet, id: &str| packet.replaceable().chain(packet.maps()).any(|each| each == id);
        id.strip_prefix("packet.").is_some_and(|id| self.packet.is_some_and(|packet| known(packet, id)))
    }

    pub(super) fn is_of_fact(&self, id: &str) -> bool {
        self.fact(id).is_some() || self.field(id).is_some()
    }

    /// The options of a question, a fact or a field.
    pub(super) fn options(&self, id: &str) -> Option<Vec<&'a str>> {
        let of_fact = |fact: &'a Fact| fact.options.iter().map(|each| each.option.as_str()).collect();
        let of_question = |question: &'a Question| question.options.iter().map(String::as_str).collect();
        let of_field = |field: &'a Field| field.options.iter().map(String::as_str).collect();
        let known = self.question(id).map(of_question).or_else(|| self.fact(id).map(of_fact));
        known.or_else(|| self.field(id).map(of_field))
    }

    /// Whether it is a list of persons or things, or a yes or no that each of them has.
    pub(super) fn is_countable(&self, id: &str) -> bool {
        let is_list = |id: &str| self.fact(id).is_some_and(|fact| fact.kind.is_list());
        is_list(id.split('.').next().unwrap_or(id)) && (!id.contains('.') || self.is_yes_or_no(id))
    }

    /// Whether it is a statement to tick, or a yes or no.
    pub(super) fn is_yes_or_no(&self, id: &str) -> bool {
        self.question(id).is_some_and(|question| question.kind == Kind::Checkbox)
            || self.fact(id).is_some_and(|fact| fact.kind == FactKind::YesNo)
            || self.field(id).is_some_and(|field| field.kind == FactKind::YesNo)
            || self.calculations.iter().filter_map(|each| each.outcome(id)).any(|outcome| outcome.is_yes)
            || self.is_of_packet(id)
    }
}

pub(super) fn of_condition(
    document_type: &DocumentType,
    condition: &Condition,
    known: ConditionSubjects<'_>,
) -> Vec<String> {
    let parts = condition.parts().into_iter();
    parts.filter_map(|part| of_part(document_type, part, known)).collect()
}

/// A part of a condition that can never hold, or always does.
fn of_part(document_type: &DocumentType, part: &Condition, known: ConditionSubjects<'_>) -> Option<String> {
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
