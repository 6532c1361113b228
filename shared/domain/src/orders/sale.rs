//! Whether a document can be bought now.

use std::collections::BTreeMap;

use jiff::civil::Date;
use thiserror::Error;

use crate::content::{Catalog, DocumentType};
use crate::documents::{Document, Status};

/// Why a document cannot be bought now.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum NotForSale {
    /// It has been bought.
    #[error("This document is already paid.")]
    AlreadyPaid,
    /// It has been bought, and the payment is disputed.
    #[error("The payment for this document is disputed at your bank. Nothing more has to be paid.")]
    OnHold,
    /// Its clauses are not published.
    #[error("{0} cannot be bought yet. Your answers are kept.")]
    NotPublished(String),
    /// Answers are missing or will not do: a sentence for each question, by id.
    #[error("Some answers are missing or need another look. Please finish them before you pay.")]
    Unfinished(BTreeMap<String, String>),
}

/// Checks that a document can be bought. `today` is the calendar day in Florida.
///
/// # Errors
/// The reason why it cannot.
pub fn check(
    document: &Document,
    document_type: &DocumentType,
    catalog: &Catalog,
    today: Date,
) -> Result<(), NotForSale> {
    if document.on_hold {
        return Err(NotForSale::OnHold);
    }
    if document.status == Status::Paid {
        return Err(NotForSale::AlreadyPaid);
    }
    if !document_type.is_available() {
        return Err(NotForSale::NotPublished(document_type.name.clone()));
    }
    let obstacles = document.interview(document_type, catalog).obstacles(today);
    if obstacles.is_empty() { Ok(()) } else { Err(NotForSale::Unfinished(obstacles)) }
}
