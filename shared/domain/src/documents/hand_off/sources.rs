//! The sources of the clauses that are printed and of what was found, each with its mark.

use std::collections::BTreeSet;

use super::{HandOff, bullets, paragraph, part, table};
use crate::assembly::paper::{CoverPart, Paper};
use crate::content::citation::Citation;
use crate::interview::findings::Finding;

const MARKS: &str = "“Yes”: the wording was compared with the text of the source. “No”: the source is cited from general knowledge, \
                     and its text was not seen.";

pub(super) fn marked(hand_off: &HandOff<'_>, paper: &Paper, findings: &[Finding]) -> CoverPart {
    let unseen = unseen(hand_off);
    let row = |(cite, behind): (String, Vec<String>)| {
        let seen = if unseen.contains(&cite) { "No" } else { "Yes" };
        [cite, behind.join("; "), seen.to_string()]
    };
    let rows = cited(paper, findings).into_iter().map(row).collect();
    let columns = [("Source", 30), ("Stands behind", 54), ("Text seen", 16)];
    part("Sources and their marks", vec![paragraph(MARKS), table(columns, rows)])
}

/// Each source once, in the order of the paper, with the headings that rest on it.
fn cited(paper: &Paper, findings: &[Finding]) -> Vec<(String, Vec<String>)> {
    let sections = paper.instruments.iter().flat_map(|instrument| &instrument.sections);
    let behind = sections.map(|section| (&section.heading, &section.law));
    let behind = behind.chain(findings.iter().map(|finding| (&finding.title, &finding.law)));
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    for (heading, cite) in behind.flat_map(|(heading, law)| law.iter().map(move |cite| (heading, cite))) {
        match found.iter_mut().find(|(known, _)| known == cite) {
            Some((_, headings)) if headings.contains(heading) => {}
            Some((_, headings)) => headings.push(heading.clone()),
            None => found.push((cite.clone(), vec![heading.clone()])),
        }
    }
    found
}

/// The sources whose text was not seen.
fn unseen(hand_off: &HandOff<'_>) -> BTreeSet<String> {
    let clauses = hand_off.document_type.template.iter().flat_map(|template| &template.clauses);
    let rules = hand_off.document_type.findings.iter().flat_map(|rule| &rule.law);
    let all = clauses.flat_map(|clause| &clause.law).chain(rules);
    all.filter(|citation: &&Citation| citation.unchecked).map(ToString::to_string).collect()
}

/// What could not be verified about the law of this kind of document.
pub(super) fn unverified(hand_off: &HandOff<'_>) -> Option<CoverPart> {
    let sentences = &hand_off.document_type.template.as_ref()?.unverified;
    let blocks = vec![bullets(sentences.clone())];
    (!sentences.is_empty()).then(|| part("What was not verified", blocks))
}
