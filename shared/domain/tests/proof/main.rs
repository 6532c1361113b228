//! The proof: every combination of choices of every type that is sold comes to a whole document.
//!
//! Choices are never sampled; texts, lists and dates are given at their boundaries. The counts are kept in
//! `shared/content/PROOF.md`, and a changed count fails the test until the page is written again
//! (`COQUINA_UPDATE=1 cargo test -p domain`).

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod blanks;
mod cases;
mod changes;
mod confidential;
mod content;
mod cover;
mod draft;
mod drawn;
mod effort;
mod formalities;
mod generated;
mod golden;
mod interviews;
mod mutants;
mod mutations;
mod neighbors;
mod options;
mod packet;
mod paths;
mod plurals;
mod replaced;
mod text;
mod walk;
