//! Clauses that are signed together: a person's signature with what attests it, and what is annexed to it.

use domain::assembly::paper::{Block, Section};

/// Clauses side by side that are read, or signed, in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SigningGroup<'a> {
    /// A clause that is only read, or has its signature in its midst.
    Clause(&'a Section),
    /// A signature, what leads to it and attests it, and what is annexed, such as the name of the person who helped.
    Signing {
        sections: &'a [Section],
        /// How many of them are signed together, and not merely annexed.
        signed: usize,
    },
}

/// Divides the clauses of an instrument.
pub(crate) fn signing_groups(sections: &[Section]) -> Vec<SigningGroup<'_>> {
    let mut signing_groups = Vec::new();
    let mut next = 0;
    while let Some(section) = sections.get(next) {
        if is_signed(sections, next) {
            let attests = |index| is_signed(sections, index) && sections.get(index).is_some_and(only_attests);
            let attested = end(sections, next + 1, attests);
            let annexed = end(sections, attested, |index| !begins_signing(sections, index));
            let lead = if section.new_page { 0 } else { take_lead(&mut signing_groups) };
            let together = sections.get(next - lead..annexed).unwrap_or_default();
            signing_groups.push(SigningGroup::Signing { sections: together, signed: lead + attested - next });
            next = annexed;
        } else {
            signing_groups.push(SigningGroup::Clause(section));
            next += 1;
        }
    }
    signing_groups
}

/// Takes the short clauses without a number away that stand between the last article and the signature, such as the name of
/// the person who helped: what is signed is the article, so they go with the signature. Tells how many they are.
fn take_lead(signing_groups: &mut Vec<SigningGroup>) -> usize {
    let is_lead =
        |group: &&SigningGroup| matches!(group, SigningGroup::Clause(section) if section.number.is_none());
    let lead = signing_groups.iter().rev().take_while(is_lead).count();
    let apart = |group: &SigningGroup| matches!(group, SigningGroup::Clause(section) if section.new_page);
    let first = signing_groups.len() - lead;
    if first == 0 || signing_groups.iter().skip(first).any(apart) {
        return 0;
    }
    signing_groups.truncate(first);
    lead
}

/// The first clause from a certain one on that does not belong to those before it.
fn end(sections: &[Section], from: usize, belongs: impl Fn(usize) -> bool) -> usize {
    let apart = |section: &Section| section.new_page || section.number.is_some();
    let stays = |&index: &usize| !sections.get(index).is_some_and(apart) && belongs(index);
    (from..sections.len()).find(|index| !stays(index)).unwrap_or(sections.len())
}

/// Whether a clause is there to be signed: it closes the instrument, has no number, and ends in a row of lines.
fn is_signed(sections: &[Section], index: usize) -> bool {
    let Some(section) = sections.get(index).filter(|section| index > 0 && section.number.is_none()) else {
        return false;
    };
    let table = section.blocks.iter().any(|block| matches!(block, Block::Table { .. }));
    !table && matches!(section.blocks.last(), Some(Block::Signature { .. }))
}

/// Whether another person's signature begins here, with what attests it in the same clause or in the next.
fn begins_signing(sections: &[Section], index: usize) -> bool {
    let attested = |section: &Section| section.blocks.iter().any(Block::is_attestation);
    let next = is_signed(sections, index + 1) && sections.get(index + 1).is_some_and(only_attests);
    sections.get(index).is_some_and(attested) || (is_signed(sections, index) && next)
}

fn only_attests(section: &Section) -> bool {
    let mut signed =
        section.blocks.iter().filter(|block| matches!(block, Block::Signature { .. })).peekable();
    signed.peek().is_some() && signed.all(Block::is_attestation)
}

#[cfg(test)]
mod tests {
    use domain::assembly::paper::SignatureLine;

    use super::*;

    fn signed(by: &[&str]) -> Section {
        let line = || SignatureLine { label: "Signature".into(), width: 50, printed: None };
        let blocks = by.iter().map(|&by| Block::Signature { by: by.into(), lines: vec![line()] });
        Section { blocks: blocks.collect(), ..clause() }
    }

    fn clause() -> Section {
        Section {
            id: String::new(),
            number: None,
            heading: String::new(),
            law: Vec::new(),
            meaning: String::new(),
            questions: Vec::new(),
            new_page: false,
            blocks: vec![Block::Paragraph { text: "I agree.".into(), centered: false }],
        }
    }

    /// How many clauses each group has, and how many of them are signed together.
    fn counts(sections: &[Section]) -> Vec<(usize, usize)> {
        let count = |group: SigningGroup| match group {
            SigningGroup::Clause(_) => (1, 0),
            SigningGroup::Signing { sections, signed } => (sections.len(), signed),
        };
        signing_groups(sections).into_iter().map(count).collect()
    }

    #[test]
    fn a_signature_goes_with_its_witnesses_its_notary_and_what_is_annexed() {
        let sections = [
            clause(),
            signed(&["Ana"]),
            signed(&["First witness", "Second witness"]),
            signed(&["Notary"]),
            signed(&["Helper"]),
            clause(),
        ];
        assert_eq!(counts(&sections), [(1, 0), (5, 3)]);
    }

    #[test]
    fn what_stands_between_the_last_article_and_the_signature_goes_with_it() {
        let article = Section { number: Some(1), ..clause() };
        let sections = [clause(), article, clause(), signed(&["Ana"]), signed(&["Notary"])];
        assert_eq!(counts(&sections), [(1, 0), (1, 0), (3, 3)]);
    }

    #[test]
    fn each_party_signs_apart() {
        let party = |name: &str| signed(&[name, &format!("First witness for {name}")]);
        let sections =
            [clause(), party("Ana"), signed(&["Notary"]), party("Ben"), signed(&["Notary or deputy clerk"])];
        assert_eq!(counts(&sections), [(1, 0), (2, 2), (2, 2)]);
    }

    #[test]
    fn a_certificate_on_a_page_of_its_own_is_signed_apart() {
        let own = Section { new_page: true, ..signed(&["Notary", "Ana", "Notary"]) };
        let sections = [clause(), signed(&["Ana"]), own];
        assert_eq!(counts(&sections), [(1, 0), (1, 1), (1, 1)]);
    }
}
