//! What the operator says of the tables.

/// The names of the tables. A name is empty where nothing uses the table: who hands out a part of the store sees to that.
#[derive(Clone, Debug, Default)]
pub struct TableNames {
    /// Accounts, documents, mail that waits.
    pub main: String,
    /// Sessions, devices, counters: what ends by itself.
    pub sessions: String,
    /// Orders and their entries.
    pub ledger: String,
}

/// What the operator decides about drafts that no one has paid for.
#[derive(Clone, Copy, Debug)]
pub struct DraftLimits {
    /// After so many days without a change one is forgotten; never when it is 0.
    pub days: u32,
    /// So many may one person have.
    pub most: u32,
}
