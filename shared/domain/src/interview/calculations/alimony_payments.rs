//! The payments of alimony on which the spouses agreed.

use std::ops::Add;

use jiff::civil::Date;

use crate::income::{Frequency, Income};
use crate::interview::facts::{FactRecord, Simple};
use crate::money::Amount;

/// What those come to each month that begin first, of those that are paid again and again; nothing where there are none.
pub(super) fn first_monthly(payments: &[FactRecord]) -> Option<Amount> {
    let recurring: Vec<_> =
        payments.iter().filter_map(|payment| Some((day(payment), monthly(payment)?))).collect();
    let first = recurring.iter().map(|(day, _)| *day).min()?;
    let of_first = recurring.into_iter().filter(|(day, _)| *day == first);
    of_first.map(|(_, monthly)| monthly).reduce(Add::add)
}

/// Payments without a day come after those that have one.
fn day(payment: &FactRecord) -> (bool, Option<Date>) {
    let first = match payment.get("first") {
        Some(Simple::Date(first)) => Some(*first),
        _ => None,
    };
    (first.is_none(), first)
}

fn monthly(payment: &FactRecord) -> Option<Amount> {
    let frequency = match payment.get("frequency")?.words().as_str() {
        "each week" => Frequency::Weekly,
        "every two weeks" => Frequency::EveryTwoWeeks,
        "each month" => Frequency::Monthly,
        _ => return None,
    };
    Some(Income { amount: payment.get("amount")?.amount()?, frequency }.monthly())
}
