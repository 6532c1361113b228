//! Time-sharing: with which parent the children spend each night of a year, and how many nights that comes to.

mod count;
mod nights;
mod occasion;
mod parse;
mod schedule;

#[cfg(test)]
mod tests;

pub use count::Count;
pub use nights::Nights;
pub(crate) use parse::parse;
pub use schedule::{BreakTurn, Cycle, HolidayTurn, MonthDay, Schedule, Whose};
