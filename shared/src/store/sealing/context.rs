//! Where sealed values belong: a value that is moved to another place does not open there.

/// Where a sealed value belongs.
#[derive(Clone, Debug)]
pub(in crate::store) struct EncryptionContext {
    /// Whose it is: a user's id, or the kind of record that belongs to no one.
    pub(super) owner: String,
    /// The document, or what else names it.
    pub(super) thing: String,
    /// Which part of it.
    pub(super) part: &'static str,
    /// Whether it is one of many things of its owner.
    pub(super) is_document: bool,
}

impl EncryptionContext {
    pub(in crate::store) fn new(owner: impl ToString, thing: impl ToString, part: &'static str) -> Self {
        Self { owner: owner.to_string(), thing: thing.to_string(), part, is_document: false }
    }

    /// A part of a person's document.
    pub(in crate::store) fn of_document(
        owner: impl ToString,
        document: impl ToString,
        part: &'static str,
    ) -> Self {
        Self { is_document: true, ..Self::new(owner, document, part) }
    }

    /// What the data key is bound to. Ids have no line breaks, so two places never read the same.
    pub(super) fn context(&self) -> String {
        format!("{}\n{}", self.owner, self.thing)
    }

    /// What the value is bound to.
    pub(super) fn aad(&self) -> String {
        format!("{}\n{}", self.context(), self.part)
    }
}
