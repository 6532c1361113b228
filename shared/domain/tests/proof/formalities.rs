//! What Florida law wants on the paper before it is signed. Source: the execution matrix,
//! `shared/legal/documents.md`, 0.2.

use std::collections::BTreeSet;

use domain::assembly::paper::{Block, Instrument};

use crate::draft::Draft;
use crate::paths::Path;

/// An instrument's id, and everyone who has to be able to sign it.
type ExpectedSigners = (&'static str, Vec<String>);

/// Everyone who has something to sign on an instrument.
fn signers(instrument: &Instrument) -> BTreeSet<&str> {
    let blocks = instrument.sections.iter().flat_map(|section| &section.blocks);
    blocks
        .filter_map(|block| if let Block::Signature { by, .. } = block { Some(by.as_str()) } else { None })
        .collect()
}

/// The instruments of a document type and who has to be able to sign each.
fn wanted(document_type: &str, path: &Path) -> Vec<ExpectedSigners> {
    let name = |id: &str| path[id].as_str().unwrap().trim().to_string();
    let you = |id: &str, others: &[&str]| {
        let others = others.iter().map(|other| (*other).to_string());
        std::iter::once(format!("You, {}", name(id))).chain(others).collect()
    };
    let witnessed = |party: String| {
        let witnesses = ["First", "Second"].map(|which| format!("{which} witness for {party}"));
        witnesses.into_iter().chain([party])
    };
    let agreed = |one: &str, other: &str| {
        [one, other].map(name).into_iter().flat_map(witnessed).chain(["Notary".to_string()]).collect()
    };
    const WITNESSED: [&str; 3] = ["First witness", "Second witness", "Notary"];
    match document_type {
        "simpleWill" => vec![("will", you("fullName", &WITNESSED))],
        "powerOfAttorney" => vec![
            ("poa", you("principalName", &WITNESSED)),
            ("acceptance", vec![format!("Your agent, {}", name("agentName"))]),
        ],
        "healthcareDirective" => vec![("directive", you("principalName", &WITNESSED[..2]))],
        "prenuptialAgreement" => vec![("agreement", agreed("party1FullName", "party2FullName"))],
        "postnuptialAgreement" => vec![("agreement", agreed("husbandName", "wifeName"))],
        "uncontestedDivorce" => divorce(path, name("petitionerName"), name("respondentName")),
        other => panic!("{other} has no formalities in this test"),
    }
}

/// The petition is one spouse's oath; everything else is agreed by both before a notary.
fn divorce(path: &Path, petitioner: String, respondent: String) -> Vec<ExpectedSigners> {
    let notary = || "Notary".to_string();
    let both = vec![petitioner.clone(), respondent, notary()];
    let mut wanted = vec![("petition", vec![petitioner, notary()]), ("settlement", both.clone())];
    if path["hasMinorChildren"] == "Yes" {
        wanted.push(("parenting-plan", both));
    }
    wanted
}

/// Who should be able to sign and cannot.
pub(crate) fn missing(document_type: &str, path: &Path, draft: &Draft) -> Vec<String> {
    let of_instrument = |(id, wanted): ExpectedSigners| {
        let instrument = draft.paper.instruments.iter().find(|instrument| instrument.id == id);
        let signers = instrument.map(signers).unwrap_or_default();
        let cannot = move |who: &String| !signers.iter().any(|signer| signer.starts_with(who.as_str()));
        wanted.into_iter().filter(cannot).map(|who| format!("{who}, on the {id},")).collect::<Vec<_>>()
    };
    let is_joint = draft.track.as_deref() == Some("simplified");
    let wanted = wanted(document_type, path).into_iter();
    // Of a joint petition the court’s own form is signed.
    wanted.filter(|(id, _)| !(is_joint && *id == "petition")).flat_map(of_instrument).collect()
}
