//! What a call costs: it does not grow with what one person has stored, asked for or bought.

mod calls;
mod checkouts;
mod drafts;
pub(crate) mod meter;
mod pages;
mod stripe;
