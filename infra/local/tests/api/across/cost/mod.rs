//! What a call costs: it does not grow with what one person has stored, asked for or bought.

mod calls;
mod checkouts;
mod customer;
mod drafts;
mod pages;
mod stripe;
mod table;
