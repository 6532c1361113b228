//! Orders: what documents cost, what is bought together, and what has happened to the money.

pub mod audit;
pub mod bundle;
pub mod checkout;
pub mod ledger;
mod order;
pub mod pricing;
pub mod sale;
pub mod settlement;

pub use order::{CURRENCY, Goods, Item, Order, Payment, PaymentStatus};
