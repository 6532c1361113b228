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
    pub officer: Option<String>,
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
        let blocks = clauses.flat_map(|clause| &clause.blocks);
        let signed = blocks.filter_map(|block| match &block.content {
            Content::Signature { by, .. } => Some(by),
            _ => None,
        });
        let (named, roles): (Vec<&Text>, Vec<&Text>) = signed.partition(|by| role(by).is_empty());
        let named: BTreeSet<&str> = named.into_iter().flat_map(Text::questions).collect();
        let roles: BTreeSet<&str> = roles.into_iter().map(role).collect();
        let officer = roles.iter().find(|role| role.starts_with("Notary")).map(|role| role.to_lowercase());
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
        let officer = self.officer.as_ref().map(|officer| format!("a {officer}"));
        let mut all: Vec<String> =
            [Some(who.to_string()), witnesses, officer].into_iter().flatten().collect();
        let last = all.pop().unwrap_or_default();
        if all.is_empty() { last } else { format!("{} and {last}", all.join(", ")) }
    }
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
            ("simpleWill", "you, two witnesses and a notary"),
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
