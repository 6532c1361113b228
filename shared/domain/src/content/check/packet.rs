//! Whether a packet fits its document type, and its parts each other.

use super::answer_sheets;
use super::template::{conditions, of_item};
use super::{DocumentType, repeated};
use crate::content::packet::{FormRole, Packet, PacketForm};

pub(super) fn problems(document_type: &DocumentType) -> Vec<String> {
    let Some(packet) = &document_type.packet else { return Vec::new() };
    let mut found = repeated("milestones", &ids(packet.milestones.iter().map(|milestone| &milestone.id)));
    found.extend(repeated("signings", &ids(packet.signings.iter().map(|signing| &signing.id))));
    found.extend(repeated("tracks", &ids(packet.tracks.iter().map(|track| &track.id))));
    found.extend(repeated("tests", &ids(packet.tests.iter().map(|test| &test.id))));
    found.extend(of_tracks(document_type, packet));
    found.extend(of_tests(document_type, packet));
    for form in &packet.forms {
        let problems = of_form(document_type, packet, form).into_iter();
        found.extend(problems.map(|problem| format!("{}: {problem}", form.name)));
    }
    found.extend(answer_sheets::problems(document_type, packet));
    found
}

fn ids<'a>(all: impl Iterator<Item = &'a String>) -> Vec<&'a str> {
    all.map(String::as_str).collect()
}

fn of_tracks(document_type: &DocumentType, packet: &Packet) -> Vec<String> {
    let mut found = conditions(document_type, packet.tracks.iter().filter_map(|track| track.when.as_ref()));
    let is_open = packet.tracks.iter().map(|track| track.when.is_none());
    if !is_open.rev().enumerate().all(|(from_last, is_open)| is_open == (from_last == 0)) {
        found.push("the last track, and no other, is for every case".to_string());
    }
    found
}

fn of_tests(document_type: &DocumentType, packet: &Packet) -> Vec<String> {
    let all = packet.tests.iter().flat_map(|test| test.met.iter().chain(&test.unmet));
    let mut found = conditions(document_type, all);
    let unfounded = packet.tests.iter().filter(|test| test.law.is_empty() || test.text.is_empty());
    found.extend(unfounded.map(|test| format!("{}: a test needs its law and its words", test.id)));
    found
}

fn of_form(document_type: &DocumentType, packet: &Packet, form: &PacketForm) -> Vec<String> {
    let replaced = form.replaces.as_ref();
    let replaced_when = replaced.and_then(|replaced| replaced.when.as_ref());
    let mut found = conditions(document_type, form.when.iter().chain(replaced_when));
    found.extend(form.notes().flat_map(|note| of_item(document_type, note)));
    let unknown = |what: &str, id: &str| format!("there is no {what} {id:?}");
    let tracks = form.tracks.iter().filter(|id| packet.tracks.iter().all(|track| track.id != **id));
    found.extend(tracks.map(|id| unknown("track", id)));
    let milestones = form.filings.iter().filter(|filing| packet.milestone(&filing.milestone).is_none());
    found.extend(milestones.map(|filing| unknown("milestone", &filing.milestone)));
    if packet.signing(&form.signing).is_none() {
        found.push(unknown("signing", &form.signing));
    }
    let instruments =
        form.instrument.iter().chain(&form.instead_of).chain(replaced.map(|replaced| &replaced.instrument));
    let strange = instruments.filter(|id| !has_instrument(document_type, id));
    found.extend(strange.map(|id| unknown("instrument", id)));
    if form.filings.is_empty() || form.signs.is_empty() {
        found.push("someone signs it, and someone files it".to_string());
    }
    if form.role() == FormRole::Own && (form.if_it_applies || form.instead_of.is_some()) {
        found.push("an instrument is no official form".to_string());
    }
    found
}

fn has_instrument(document_type: &DocumentType, id: &str) -> bool {
    document_type.template.iter().flat_map(|template| &template.instruments).any(|frame| frame.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn all_that_does_not_fit_is_reported_at_once() {
        let mut document_type =
            Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap().clone();
        let packet = document_type.packet.as_mut().unwrap();
        packet.tracks.pop();
        packet.tests[0].law.clear();
        packet.forms[0].signing = "whispered".into();
        packet.forms[0].filings[0].milestone = "someday".into();
        packet.forms[2].instrument = Some("will".into());
        let found = problems(&document_type).join("\n");
        for expected in [
            "the last track, and no other, is for every case",
            "children: a test needs its law and its words",
            "12.928: there is no signing \"whispered\"",
            "12.928: there is no milestone \"someday\"",
            "Petition: there is no instrument \"will\"",
            "12.901(b)(3): there is no track \"nothing\"",
        ] {
            assert!(found.contains(expected), "{expected} in:\n{found}");
        }
    }
}
