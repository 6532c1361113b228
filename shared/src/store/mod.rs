//! People's data at rest: rows in DynamoDB and files in S3, sealed with keys that KMS wraps. Keys of rows are readable in the
//! console; see the table definitions in `infra/tables.json`. There is one store. On one machine it talks to the embedded
//! services of `infra/local`, by endpoint settings alone.

mod accounts;
mod activity;
mod attempts;
mod checkouts;
mod cipher;
mod court_forms;
mod devices;
mod document_pages;
mod documents;
mod drafts;
mod encryptor;
mod files;
mod handed_out;
mod index;
mod item;
mod ledger;
mod ledger_records;
mod one_time_tokens;
mod outbox;
mod passkeys;
mod person_key;
mod print_jobs;
mod records;
mod reminders;
mod sessions;
mod support_messages;
mod suppressions;
mod tables;
mod throttle;
mod transaction;
mod verifications;
mod versions;

pub use accounts::Accounts;
pub use activity::{Activity, EventsPage};
pub use attempts::AttemptLog;
pub use court_forms::CourtForms;
pub use devices::Devices;
pub use document_pages::{DocumentPage, OwnerPage};
pub use documents::{Creation, Documents};
pub use encryptor::Encryptor;
pub use files::{FileName, Files};
pub use index::Index;
pub use ledger::Ledger;
pub use ledger_records::{LedgerTransaction, OrderLedgerPage, Outcome, UnmatchedPayment, Waiting};
pub use one_time_tokens::OneTimeTokens;
pub use outbox::{Outbox, OutboxEntry, OutboxMessage};
pub use passkeys::Passkeys;
pub use print_jobs::{PrintJob, PrintJobs};
pub use reminders::{Reminder, Reminders};
pub use sessions::Sessions;
pub use support_messages::{SupportMessage, SupportMessages};
pub use suppressions::Suppressions;
pub use tables::{DraftLimits, TableNames, Tables};
pub use throttle::{Throttle, Window};
pub use verifications::{KnownPaper, Verifications, VerifiedPaper};
pub use versions::PaperVersions;

use documents::owner_is_there;
use item::Item;
use tables::{Lost, attempt, failed, write};
use transaction::put_new;
