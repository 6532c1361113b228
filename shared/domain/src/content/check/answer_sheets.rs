//! Whether the answer sheets of a packet fit its forms and the facts.

use super::facts::{of_only, of_parts};
use super::template::{conditions, of_item, of_list};
use super::{DocumentType, repeated};
use crate::content::answer_sheet::{AnswerSheet, SheetLine};
use crate::content::packet::Packet;

pub(super) fn problems(document_type: &DocumentType, packet: &Packet) -> Vec<String> {
    let named: Vec<&str> = packet.forms.iter().filter_map(|form| form.answer_sheet.as_deref()).collect();
    let ids: Vec<&str> = packet.answer_sheets.iter().map(|sheet| sheet.id.as_str()).collect();
    let mut found = repeated("answer sheets", &ids);
    let missing = named.iter().filter(|id| !ids.contains(id));
    found.extend(missing.map(|id| format!("there is no answer sheet {id:?}")));
    let unused = ids.iter().filter(|id| !named.contains(id));
    found.extend(unused.map(|id| format!("no form has the answer sheet {id:?}")));
    found.extend(packet.answer_sheets.iter().flat_map(|sheet| of_sheet(document_type, sheet)));
    found
}

fn of_sheet(document_type: &DocumentType, sheet: &AnswerSheet) -> Vec<String> {
    let mut found: Vec<String> = sheet.about.iter().flat_map(|item| of_item(document_type, item)).collect();
    found.extend(conditions(document_type, sheet.when.iter()));
    found.extend(sheet.lines.iter().flat_map(|line| of_line(document_type, line)));
    if sheet.heading.is_empty() || sheet.lines.is_empty() {
        found.push("an answer sheet needs its heading and its lines".to_string());
    }
    found.into_iter().map(|problem| format!("{}: {problem}", sheet.id)).collect()
}

fn of_line(document_type: &DocumentType, line: &SheetLine) -> Vec<String> {
    let mut found = conditions(document_type, line.when.iter());
    let Some(id) = &line.each else {
        found.extend(line.text.iter().flat_map(|item| of_item(document_type, item)));
        return found;
    };
    match document_type.fact(id) {
        Some(fact) => {
            found.extend(of_parts(fact, &line.text));
            found.extend(of_only(fact, line.only.as_ref()));
        }
        None => found.extend(of_outcomes(document_type, line, id)),
    }
    found
}

/// Of what a calculation lists.
fn of_outcomes(document_type: &DocumentType, line: &SheetLine, id: &str) -> Vec<String> {
    let words: Vec<_> = line.text.iter().map(|item| item.text.clone()).collect();
    let no_fact = || vec![format!("{:?} is written for each of what is no fact", line.line)];
    of_list(document_type, id, &words).unwrap_or_else(no_fact)
}
