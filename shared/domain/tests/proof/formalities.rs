//! What Florida law wants on the paper before it is signed. Source: the execution matrix of the legal reference, 0.2.

use std::collections::BTreeSet;

use domain::paper::{Block, Paper};

use crate::paths::Path;

/// Everyone who has something to sign on a paper.
fn signers(paper: &Paper) -> BTreeSet<&str> {
    let sections = paper.instruments.iter().flat_map(|instrument| &instrument.sections);
    sections
        .flat_map(|section| &section.blocks)
        .filter_map(|block| if let Block::Signature { by, .. } = block { Some(by.as_str()) } else { None })
        .collect()
}

/// Who has to be able to sign, by document type.
fn wanted(kind: &str, path: &Path) -> Vec<String> {
    let name = |id: &str| path[id].as_str().unwrap().trim().to_string();
    let pair = |one: &str, other: &str| {
        [one, other].map(name).into_iter().flat_map(|party| {
            [
                format!("First witness for {party}"),
                format!("Second witness for {party}"),
                party,
                "Notary".into(),
            ]
        })
    };
    let one = |signer: String, others: &[&str]| {
        let others = others.iter().map(|other| (*other).to_string());
        std::iter::once(format!("You, {signer}")).chain(others).collect()
    };
    match kind {
        "simpleWill" => one(name("fullName"), &["First witness", "Second witness", "Notary"]),
        "powerOfAttorney" => one(name("principalName"), &["First witness", "Second witness", "Notary"]),
        "healthcareDirective" => one(name("principalName"), &["First witness", "Second witness"]),
        "prenuptialAgreement" => pair("party1FullName", "party2FullName").collect(),
        "postnuptialAgreement" => pair("husbandName", "wifeName").collect(),
        "uncontestedDivorce" => vec![name("petitionerName"), name("respondentName"), "Notary".into()],
        other => panic!("{other} has no formalities in this test"),
    }
}

/// Who should be able to sign and cannot.
pub(crate) fn missing(kind: &str, path: &Path, paper: &Paper) -> Vec<String> {
    let signers = signers(paper);
    let can_sign = |who: &String| signers.iter().any(|signer| signer.starts_with(who.as_str()));
    wanted(kind, path).into_iter().filter(|who| !can_sign(who)).collect()
}
