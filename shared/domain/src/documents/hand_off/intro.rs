//! What the file is, where its document stands, and who helped to make it.

use super::{HandOff, bullets, paragraph, part, table};
use crate::assembly::paper::{CoverPart, Paper};
use crate::documents::Status;
use crate::documents::disclosure::named;

const WHAT: &str = "The person whose document this is gives it to you to look at, with everything that led to it. They answered \
                    the questions themselves, and Coquina put the answers into fixed clauses. Coquina is not a law firm and gave \
                    no legal advice.";

const CHECKING: &str = "The code at the foot of each page tells which version of the document this is. Please check it by that \
                        code: this file holds more than the document, so it is not the document’s own file.";

pub(super) fn introduction(hand_off: &HandOff<'_>, paper: &Paper) -> CoverPart {
    let mut blocks =
        vec![paragraph(WHAT), table([("Detail", 40), ("As it stands", 60)], rows(hand_off, paper))];
    blocks.extend(paper.verification.as_ref().map(|_| paragraph(CHECKING)));
    part("For a lawyer or a self-help center", blocks)
}

fn rows(hand_off: &HandOff<'_>, paper: &Paper) -> Vec<[String; 2]> {
    let HandOff { document, document_type, catalog, made_on, .. } = hand_off;
    let county = document.county(catalog).map(|county| county.name.clone());
    let rows = [
        ("Kind of document", Some(document_type.name.clone())),
        ("Where it stands", Some(standing(document.status).to_string())),
        ("County of filing", county),
        ("The clauses state the law as of", Some(day(&paper.law_as_of))),
        ("Version of the clauses", Some(paper.template_version.clone())),
        ("This file was made on", Some(made_on.strftime("%B %-d, %Y").to_string())),
    ];
    rows.into_iter().filter_map(|(name, value)| Some([name.to_string(), value?])).collect()
}

fn standing(status: Status) -> &'static str {
    match status {
        Status::Draft | Status::InProgress => "Not all questions are answered",
        Status::Completed => "Answered, not paid for",
        Status::Paid => "Paid for",
    }
}

fn day(text: &str) -> String {
    text.parse()
        .map_or_else(|_| text.to_string(), |day: jiff::civil::Date| day.strftime("%B %-d, %Y").to_string())
}

/// What a person is told before any help, and who is responsible for it.
pub(super) fn disclosure(hand_off: &HandOff<'_>) -> CoverPart {
    let copy = &hand_off.catalog.copy.disclosure;
    let rows = named(&copy.paper, hand_off.nonlawyer);
    let [detail, recorded] = &copy.paper.columns;
    let acknowledged = match hand_off.document.disclosed {
        true => "The person has acknowledged this disclosure:",
        false => "The person has not acknowledged this disclosure yet:",
    };
    let blocks = vec![
        table([(detail, 40), (recorded, 60)], rows),
        paragraph(acknowledged),
        bullets(copy.statements.clone()),
    ];
    part(&copy.title, blocks)
}
