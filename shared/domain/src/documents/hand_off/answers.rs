//! What was answered: every question that is asked, and every fact that was given.

use super::{HandOff, part, table};
use crate::assembly::paper::CoverPart;
use crate::content::fact::Fact;
use crate::content::question::{Kind, Question};
use crate::interview::Answer;
use crate::interview::facts::{FactRecord, FactValue};
use crate::interview::remarks::read_date;

pub(super) fn questions(hand_off: &HandOff<'_>) -> CoverPart {
    let interview = hand_off.interview();
    let row = |(_, question): (usize, &Question)| {
        let answer = interview.answer(&question.id).filter(|answer| !answer.is_blank());
        let words = answer.map_or_else(|| "Not answered".to_string(), |answer| words(question, answer));
        [question.text.clone(), words]
    };
    let rows = interview.questions().map(row).collect();
    part("What was answered", vec![table([("Question", 45), ("Answer", 55)], rows)])
}

fn words(question: &Question, answer: &Answer) -> String {
    let date = if question.kind == Kind::Date { read_date(answer.text()) } else { None };
    match (answer, date) {
        (Answer::Checked(true), _) => "Checked".to_string(),
        (Answer::Checked(false), _) => "Not checked".to_string(),
        (Answer::Text(_), Some(date)) => date.strftime("%B %-d, %Y").to_string(),
        (Answer::Text(text), None) => text.trim().to_string(),
    }
}

/// The facts beneath the answers; nothing where none was given.
pub(super) fn facts(hand_off: &HandOff<'_>) -> Option<CoverPart> {
    let interview = hand_off.interview();
    let given = |fact: &Fact| Some([fact.text.clone(), all_of(fact, interview.fact(&fact.id)?)]);
    let rows: Vec<_> = hand_off.document_type.facts.iter().filter_map(given).collect();
    (!rows.is_empty()).then(|| part("Facts", vec![table([("What was asked", 45), ("Given", 55)], rows)]))
}

/// Everything that was given for a fact, each person or thing on a line of its own.
fn all_of(fact: &Fact, value: &FactValue) -> String {
    match value {
        FactValue::Simple(simple) => simple.words(),
        FactValue::Choices(chosen) => chosen.join("\n"),
        // The document has it night by night, holiday by holiday.
        FactValue::Schedule(_) => {
            format!("{}; the document has its weeks, holidays and breaks", value.words())
        }
        FactValue::Person(_) | FactValue::Records(_) => {
            lines(value.records().iter().map(|each| record(fact, each)))
        }
        FactValue::Shares(_) => lines(value.each(|share| {
            format!(
                "{}: {}",
                share.words("name").unwrap_or_default(),
                share.words("part").unwrap_or_default()
            )
        })),
    }
}

fn lines(each: impl IntoIterator<Item = String>) -> String {
    each.into_iter().collect::<Vec<_>>().join("\n")
}

fn record(fact: &Fact, record: &FactRecord) -> String {
    let given = fact
        .fields
        .iter()
        .filter_map(|field| Some((field.text.trim_end_matches(':'), record.get(&field.id)?)));
    let said = given.map(|(asked, value)| match asked.ends_with('?') {
        true => format!("{asked} {}", value.words()),
        false => format!("{asked}: {}", value.words()),
    });
    said.collect::<Vec<_>>().join("; ")
}
