//! What a text says at a place: an answer as it is printed, or what no answer says.

use std::ops::Deref;

use super::effort::Effort;
use super::nonlawyer::Nonlawyer;
use crate::content::question::Kind;
use crate::content::template::Clause;
use crate::content::values;
use crate::interview::Interview;
use crate::interview::facts::{Address, FactValue, Simple};
use crate::interview::remarks::read_date;

/// The interview, who helped with it, and what the papers leave to be done, which is known once they are assembled.
#[derive(Clone)]
pub(super) struct Values<'a> {
    pub(super) interview: Interview<'a>,
    pub(super) nonlawyer: &'a Nonlawyer,
    pub(super) effort: Option<Effort>,
}

impl<'a> Deref for Values<'a> {
    type Target = Interview<'a>;

    fn deref(&self) -> &Interview<'a> {
        &self.interview
    }
}

impl Values<'_> {
    /// The questions behind what a clause prints or asks about, each once, in order of appearance. Behind what is computed stands
    /// everything from which it is.
    pub(super) fn questions_of(&self, clause: &Clause) -> Vec<String> {
        let (asked, mut found) = (clause.questions(), Vec::<String>::new());
        for id in self.sources(asked.iter().map(String::as_str)) {
            let changed = self.changed_by(id).filter(|id| !found.contains(id));
            found.extend(changed);
        }
        found
    }

    /// An answer as it is printed: a date in words, everything else as typed. `county.name`, `county.circuit`, `county.clerk`,
    /// `county.divorceFee` and `county.serviceFee` stand for the county of filing, `nonlawyer.name` and others for who helped, and `effort.lines` and
    /// others for what is left to do.
    pub(super) fn words(&self, id: &str) -> Option<String> {
        match (id, self.county()) {
            ("county.name", county) => county.map(|county| county.name.clone()),
            ("county.circuit", county) => county.map(|county| county.circuit().to_string()),
            ("county.clerk", county) => county.map(|county| county.clerk_website.clone()),
            ("county.divorceFee", county) => county.map(|county| format!("${}", county.filing_fees.divorce)),
            ("county.serviceFee", county) => {
                county.map(|county| format!("${}", county.filing_fees.service_of_process))
            }
            _ => self
                .told(id)
                .or_else(|| self.calculated(id).map(FactValue::words))
                .or_else(|| self.answer(id).map(|answer| self.printed(id, answer.text())))
                .or_else(|| self.of_fact(id))
                .or_else(|| self.of_address(id))
                .or_else(|| self.in_figures(id)),
        }
    }

    /// What a fact says: `county` all of it, `agent.name` a field of its person, and `assets.value.total` the sum of a field.
    fn of_fact(&self, id: &str) -> Option<String> {
        let mut parts = id.split('.');
        let fact = self.fact(parts.next()?)?;
        match (parts.next(), parts.next()) {
            (None, _) => Some(fact.words()),
            (Some(part), None) if fact.address().is_some() => fact.address()?.part(part),
            (Some(part), None) if fact.income().is_some() => fact.income()?.part(part),
            (Some(field), None) => fact.values_of(field).next().map(Simple::words),
            (Some(field), Some(_)) => fact.total(field).map(|sum| sum.to_string()),
        }
    }

    /// A part of an address that was typed on one line: `agentAddress.city`.
    fn of_address(&self, id: &str) -> Option<String> {
        let (question, part) = id.split_once('.')?;
        let text = self.answer(question)?.text();
        match Address::read(text) {
            Some(address) => address.part(part),
            None => (part == "street").then(|| text.to_string()),
        }
    }

    /// A date as it stands in a narrow box: `marriageDate.figures`.
    fn in_figures(&self, id: &str) -> Option<String> {
        let asked = id.strip_suffix(values::FIGURES)?;
        let of_answer = self.answer(asked).and_then(|answer| read_date(answer.text()));
        let date = of_answer.or_else(|| self.fact(asked)?.date())?;
        Some(date.strftime("%m/%d/%Y").to_string())
    }

    /// What no answer says.
    fn told(&self, id: &str) -> Option<String> {
        let nonlawyer = self.nonlawyer.words(id);
        nonlawyer.or_else(|| self.effort?.words(id))
    }

    fn printed(&self, question: &str, text: &str) -> String {
        let date = if self.kind_of(question) == Some(Kind::Date) { read_date(text) } else { None };
        date.map_or_else(|| text.to_string(), |date| date.strftime("%B %-d, %Y").to_string())
    }
}
