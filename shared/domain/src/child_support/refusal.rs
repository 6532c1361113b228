//! Why no amount is computed.

use thiserror::Error;

use super::overnights::Overnights;

/// One of the costs of a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostKind {
    /// Child care.
    Care,
    /// Health insurance.
    Insurance,
    /// What insurance does not cover.
    Uncovered,
}

impl std::fmt::Display for CostKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Care => "child care",
            Self::Insurance => "health insurance",
            Self::Uncovered => "uncovered medical costs",
        })
    }
}

/// The law gives no amount, or the numbers cannot all be right. Each says why in a sentence for a person.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum GuidelinesRefusal {
    /// Nobody to pay for.
    #[error("The answers name no child under 18 of both parents, and the guidelines are for minors.")]
    NoChildren,
    /// More children than the schedule has columns.
    #[error("The schedule of section 61.30(6) ends at six children. For more, the court decides.")]
    TooManyChildren,
    /// Children with schedules of their own.
    #[error(
        "The worksheet has one number of overnights, and by the answers there is more than one schedule. The court decides how to count."
    )]
    SeveralSchedules,
    /// A year has 365 nights.
    #[error("The overnights with both parents come to {0}, and the worksheet counts a year of 365.")]
    Overnights(Overnights),
    /// More was paid than it costs.
    #[error("The two parents together pay more for {0} each month than it is said to cost.")]
    PaidMoreThanCost(CostKind),
    /// An income for which the schedule has no row.
    #[error(
        "The net incomes of both parents together are below $800 a month, where the schedule of section 61.30(6) begins. Below it the court decides case by case (s. 61.30(6)(a))."
    )]
    BelowSchedule,
    /// A payer who has little to live on.
    #[error(
        "The parent who would pay has a net income below $800 a month. Then the court decides case by case what is paid, to establish the principle of payment (s. 61.30(6)(a))."
    )]
    LowIncome,
}
