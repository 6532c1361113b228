//! Signatures, with what attests them: on one page, under words of the instrument.

use std::collections::BTreeSet;

use domain::assembly::paper::{Block, Instrument, Section};

use super::{
    APART, CERTIFICATE, WORDLESS,
    placed::{Placed, Role},
};

/// Lines of the instrument that have to stand above a signature.
const WORDS_ABOVE: usize = 2;

/// What both parents sign, the second perhaps on a page of its own: the sentence above that signature says what is signed and with
/// whom, so it may stand without other words.
const JOINED: &str = "declaration-of-guardian";

/// Whether someone signs to attest what others do.
fn attests(by: &str) -> bool {
    ["First witness", "Second witness", "Notary"].iter().any(|attester| by.starts_with(attester))
}

fn signatures(section: &Section) -> impl Iterator<Item = (&str, bool)> {
    section.blocks.iter().filter_map(|block| match block {
        Block::Signature { by, lines } => {
            Some((by.as_str(), lines.iter().any(|line| line.label.contains("ignature"))))
        }
        _ => None,
    })
}

/// Whether a clause is there to be signed: it ends in a line to sign on, and is no clause, exhibit or caption.
fn is_signed(instrument: &Instrument, index: usize) -> bool {
    let section = &instrument.sections[index];
    let table = section.blocks.iter().any(|block| matches!(block, Block::Table { .. }));
    let last = matches!(section.blocks.last(), Some(Block::Signature { .. }));
    index > 0 && section.number.is_none() && last && !table
}

/// Whoever signs the instrument, in order, without who attests it.
fn signers(instrument: &Instrument) -> Vec<&str> {
    let signed = (0..instrument.sections.len()).filter(|&index| is_signed(instrument, index));
    let all = signed.flat_map(|index| signatures(&instrument.sections[index]));
    let mut signers: Vec<&str> = Vec::new();
    for (by, _) in all.filter(|&(by, signature)| signature && !attests(by) && !by.contains("onlawyer")) {
        if !signers.contains(&by) {
            signers.push(by);
        }
    }
    signers
}

fn text(section: &Section) -> String {
    section.blocks.iter().map(|block| format!("{block:?}")).collect()
}

/// Whether a block is signed by a person, or attests that person's signature.
fn belongs(instrument: &Instrument, placed: &Placed, signer: &str, only: bool) -> bool {
    let Role::Signed(by) = &placed.role else { return false };
    let section = &instrument.sections[placed.section];
    let name = signer.trim_start_matches("You, ");
    let of_name = if by.contains(" for ") { by.contains(name) } else { text(section).contains(name) };
    is_signed(instrument, placed.section) && (by == signer || (attests(by) && (only || of_name)))
}

/// What is wrong with the signatures of an instrument.
pub(super) fn faults(instrument: &Instrument, placed: &[Placed]) -> Vec<(&'static str, String)> {
    let signers = signers(instrument);
    let mut faults = divided(instrument, placed);
    for &signer in &signers {
        let of_signer: Vec<&Placed> =
            placed.iter().filter(|each| belongs(instrument, each, signer, signers.len() == 1)).collect();
        let Some(first) = of_signer.first() else { continue };
        // A certificate that has a page of its own, such as the self-proof of a will, is another matter.
        let apart =
            |each: &&&Placed| each.section > first.section && instrument.sections[each.section].new_page;
        let together = of_signer.iter().take_while(|each| !apart(each));
        let pages: BTreeSet<usize> =
            together.flat_map(|each| &each.lines).map(|line| line.page + 1).collect();
        let at = format!("{signer}, pages {pages:?}");
        let joins = instrument.id == JOINED && signer != signers[0];
        let wordless = words_above(instrument, placed, first) < WORDS_ABOVE && !joins;
        faults.extend((pages.len() > 1).then(|| (APART, at.clone())));
        faults.extend(wordless.then_some((WORDLESS, at)));
    }
    faults
}

/// Lines above a signature on its page that are neither the sentence that it signs nor another's attestation.
fn words_above(instrument: &Instrument, placed: &[Placed], signature: &Placed) -> usize {
    let line = signature.lines[0];
    let above = placed.iter().filter(|each| is_word(instrument, each, signature));
    let lines = above.flat_map(|each| &each.lines);
    lines.filter(|each| each.page == line.page && each.height > line.height).count()
}

fn is_word(instrument: &Instrument, each: &Placed, signature: &Placed) -> bool {
    let same = each.section == signature.section;
    let first_clause = signature.section == 0 || instrument.sections[signature.section].number.is_some();
    let testimonium = same && each.block + 1 == signature.block && !first_clause;
    let attestation = signatures(&instrument.sections[each.section]).all(|(by, _)| attests(by))
        && is_signed(instrument, each.section);
    matches!(each.role, Role::Words | Role::Item) && !testimonium && !attestation
}

/// Certificates on two pages.
fn divided(instrument: &Instrument, placed: &[Placed]) -> Vec<(&'static str, String)> {
    let pages = |section: usize| {
        let of_section = placed.iter().filter(move |each| each.section == section);
        of_section.flat_map(|each| each.lines.iter().map(|line| line.page)).collect::<BTreeSet<usize>>()
    };
    let certificates = (0..instrument.sections.len()).filter(|&index| {
        is_signed(instrument, index) && signatures(&instrument.sections[index]).any(|(by, _)| attests(by))
    });
    let divided = certificates.filter(|&index| pages(index).len() > 1);
    divided.map(|index| (CERTIFICATE, instrument.sections[index].id.clone())).collect()
}
