//! Who has to be there when a document is signed: what its clauses provide for, whatever is answered.

use std::collections::BTreeSet;

use crate::content::DocumentType;
use crate::content::condition::Condition;
use crate::content::template::{Clause, Content, Span, Template, Text};

/// Whose names or roles stand by the lines of a document type's instruments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signers {
    /// How many people's document it is.
    pub parties: usize,
    /// How many witnesses each of them has.
    pub witnesses: usize,
    /// Who takes the acknowledgment or the oath, in the paper's words.
    pub officer: Option<Officer>,
}

/// Who takes an acknowledgment or an oath.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Officer {
    /// Called as in the paper.
    pub role: String,
    /// What the officer comes for alone, where the document is valid without.
    pub only_for: Option<String>,
}

impl Signers {
    /// Reads them off the lines to be signed, but for those that a detail asks for: the paper tells who signs by choice.
    #[must_use]
    pub fn of(document_type: &DocumentType, template: &Template) -> Self {
        let is_detail = |id: &str| document_type.fact(id.split('.').next().unwrap_or(id)).is_some();
        let is_chosen = |when: &Option<Condition>| when.iter().flat_map(Condition::questions).any(is_detail);
        let frame = |clause: &Clause| template.instruments.iter().find(|frame| frame.id == clause.instrument);
        let is_usual = |clause: &&Clause| {
            !is_chosen(&clause.when) && frame(clause).is_some_and(|frame| !is_chosen(&frame.when))
        };
        let clauses = template.clauses.iter().filter(is_usual);
        let signed: Vec<(&Clause, &Text)> = clauses.flat_map(signatures).collect();
        let named: BTreeSet<&str> = signed.iter().flat_map(|(_, by)| named(by)).collect();
        let roles: BTreeSet<&str> = signed.iter().map(|(_, by)| role(by)).collect();
        let officer = officer(&signed);
        let witnesses = roles.iter().filter(|role| role.contains("witness")).count();
        Self { parties: named.len().max(1), witnesses, officer }
    }

    /// For example "you, two witnesses and a notary". No answer stands in it.
    #[must_use]
    pub fn in_words(&self) -> String {
        let (who, for_each) =
            if self.parties > 1 { ("each of you", " for each of you") } else { ("you", "") };
        let witnesses = match self.witnesses {
            0 => None,
            1 => Some(format!("a witness{for_each}")),
            2 => Some(format!("two witnesses{for_each}")),
            count => Some(format!("{count} witnesses{for_each}")),
        };
        let officer =
            self.officer.as_ref().filter(|officer| officer.only_for.is_none()).map(Officer::in_words);
        let mut all: Vec<String> =
            [Some(who.to_string()), witnesses, officer].into_iter().flatten().collect();
        let last = all.pop().unwrap_or_default();
        let needed = if all.is_empty() { last } else { format!("{} and {last}", all.join(", ")) };
        needed + &self.besides()
    }

    /// Who comes for what the document is valid without.
    fn besides(&self) -> String {
        let of = |officer: &Officer| {
            Some(format!("; for {} also {}", officer.only_for.as_ref()?, officer.in_words()))
        };
        self.officer.as_ref().and_then(of).unwrap_or_default()
    }
}

impl Officer {
    fn in_words(&self) -> String {
        format!("a {}", self.role)
    }
}

/// Who signs on the lines of a clause.
fn signatures(clause: &Clause) -> impl Iterator<Item = (&Clause, &Text)> {
    clause.blocks.iter().filter_map(move |block| match &block.content {
        Content::Signature { by, .. } => Some((clause, by)),
        _ => None,
    })
}

/// The questions whose answers name who signs.
fn named(by: &Text) -> Vec<&str> {
    if role(by).is_empty() { by.questions().collect() } else { Vec::new() }
}

/// The first officer without whom the document is not valid, or else the first.
fn officer(signed: &[(&Clause, &Text)]) -> Option<Officer> {
    let officers = signed.iter().filter(|(_, by)| role(by).starts_with("Notary"));
    let of = |(clause, by): &(&Clause, &Text)| Officer {
        role: role(by).to_lowercase(),
        only_for: clause.only_for.clone(),
    };
    officers.map(of).min_by_key(|officer| officer.only_for.is_some())
}

/// The words before a name: "You", "First witness for".
fn role(by: &Text) -> &str {
    match by.0.first() {
        Some(Span::Words(words)) => words.trim_end_matches([' ', ',']),
        Some(Span::Answer(_)) | None => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn each_type_says_who_has_to_be_there() {
        for (kind, words) in [
            (
                "simpleWill",
                "you and two witnesses; for the self-proving affidavit, without which the will is valid too, also a notary",
            ),
            ("powerOfAttorney", "you, two witnesses and a notary"),
            ("healthcareDirective", "you and two witnesses"),
            ("prenuptialAgreement", "each of you, two witnesses for each of you and a notary"),
            ("postnuptialAgreement", "each of you, two witnesses for each of you and a notary"),
            ("uncontestedDivorce", "each of you and a notary or deputy clerk"),
        ] {
            let document_type = Catalog::embedded().unwrap().document_type(kind).unwrap();
            assert_eq!(
                Signers::of(document_type, document_type.template.as_ref().unwrap()).in_words(),
                words,
                "{}",
                document_type.id
            );
        }
    }
}
