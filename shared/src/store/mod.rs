//! People's data at rest: rows in DynamoDB and files in S3, sealed with keys that KMS wraps. Keys of rows are readable in the
//! console; see the table definitions in `infra/tables.json`. There is one store. On one machine it talks to the embedded
//! services of `infra/local`, by endpoint settings alone.
//!
//! Rooms use those before them, and none behind: `rows`, `sealing`, `tables`, `mail`, `purges`, `accounts`, `documents`, `ledger`;
//! `files` need `sealing` alone.

mod accounts;
mod documents;
mod files;
mod ledger;
mod mail;
mod purges;
mod rows;
mod sealing;
mod tables;

pub use accounts::{
    Accounts, Activity, AttemptLog, Devices, EventsPage, OneTimeTokens, Passkeys, Sessions, Throttle, Window,
};
pub use documents::{
    ChangeNotices, Creation, DocumentPage, Documents, KnownPaper, PaperVersions, PrintJob, PrintJobs,
    Reminder, Reminders, ShareLinks, SharedPaper, Verifications, VerifiedPaper,
};
pub use files::{CourtForms, FileName, Files};
pub use ledger::{Ledger, LedgerTransaction, OrderLedgerPage, PostOutcome, UnmatchedPayment, Waiting};
pub use mail::{Outbox, OutboxEntry, OutboxMessage, SupportMessage, SupportMessages, Suppressions};
pub use purges::{Purge, Purges};
pub use rows::{BlindIndex, OwnerPage};
pub use sealing::Encryptor;
pub use tables::{DraftLimits, TableNames, Tables};
