//! Income as people are paid, and what it comes to in a month, by the factors in the instructions of the court’s financial affidavit,
//! Form 12.902(c) (06/25).

use serde::{Deserialize, Serialize};

use crate::money::Amount;

/// How often it is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frequency {
    /// 52 times a year.
    Weekly,
    /// 26 times a year.
    EveryTwoWeeks,
    /// 24 times a year.
    TwiceAMonth,
    /// 12 times a year.
    Monthly,
    /// Once.
    Yearly,
}

impl Frequency {
    /// All of them, the most frequent first.
    pub const ALL: [Self; 5] =
        [Self::Weekly, Self::EveryTwoWeeks, Self::TwiceAMonth, Self::Monthly, Self::Yearly];

    fn payments_a_year(self) -> u64 {
        match self {
            Self::Weekly => 52,
            Self::EveryTwoWeeks => 26,
            Self::TwiceAMonth => 24,
            Self::Monthly => 12,
            Self::Yearly => 1,
        }
    }

    /// What is paid each time where so much is paid in a month, in whole cents; half a cent is rounded up.
    #[must_use]
    pub fn part_of_monthly(self, monthly: Amount) -> Amount {
        let payments = self.payments_a_year();
        Amount(monthly.0.saturating_mul(12).saturating_add(payments / 2) / payments)
    }

    /// How long it is from one payment to the next.
    #[must_use]
    pub fn period(self) -> &'static str {
        match self {
            Self::Weekly => "week",
            Self::EveryTwoWeeks => "two weeks",
            Self::TwiceAMonth => "half month",
            Self::Monthly => "month",
            Self::Yearly => "year",
        }
    }

    /// How often that is: “every two weeks”.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Weekly => "a week",
            Self::EveryTwoWeeks => "every two weeks",
            Self::TwiceAMonth => "twice a month",
            Self::Monthly => "a month",
            Self::Yearly => "a year",
        }
    }

    /// That which is said in these words.
    #[must_use]
    pub fn of_words(words: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|frequency| frequency.words() == words)
    }
}

/// A sum of money that is paid again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Income {
    /// What is paid each time.
    pub amount: Amount,
    /// How often.
    pub frequency: Frequency,
}

impl Income {
    /// What is paid in a year.
    #[must_use]
    pub fn yearly(self) -> Amount {
        Amount(self.amount.0.saturating_mul(self.frequency.payments_a_year()))
    }

    /// A year’s payments in twelve parts, in whole cents; half a cent is rounded up. The form rounds nowhere, and a line of it has cents.
    #[must_use]
    pub fn monthly(self) -> Amount {
        Amount(self.yearly().0.saturating_add(6) / 12)
    }

    /// As it was typed: "$2,150.00 every two weeks".
    #[must_use]
    pub fn typed(self) -> String {
        format!("{} {}", self.amount, self.frequency.words())
    }

    /// As it was typed, and by the month where that is something else.
    #[must_use]
    pub fn words(self) -> String {
        match self.frequency {
            Frequency::Monthly => self.typed(),
            _ => format!("{}, which is {} a month", self.typed(), self.monthly()),
        }
    }

    /// One of the parts.
    #[must_use]
    pub fn part(self, name: &str) -> Option<String> {
        match name {
            "typed" => Some(self.typed()),
            "monthly" => Some(self.monthly().to_string()),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use num_rational::Ratio;
    use proptest::prelude::*;
    use proptest::test_runner::{Config, TestRunner};
    use serde_json::Value;

    use super::*;

    fn paid(cents: u64, frequency: Frequency) -> Income {
        Income { amount: Amount(cents), frequency }
    }

    #[test]
    fn what_is_due_in_a_month_is_paid_in_equal_parts() {
        let parts = Frequency::ALL.map(|frequency| frequency.part_of_monthly(Amount(50_000)).to_string());
        assert_eq!(parts, ["$115.38", "$230.77", "$250.00", "$500.00", "$6,000.00"]);
        assert_eq!(Frequency::TwiceAMonth.part_of_monthly(Amount(1)), Amount(1), "half a cent is rounded up");
    }

    /// Kept in a file that holds the page to the same words.
    #[test]
    fn what_a_pay_stub_says_comes_to_what_the_form_says() {
        let kept: Value = serde_json::from_str(include_str!("../tests/incomes.json")).unwrap();
        for case in kept.as_array().unwrap() {
            let frequency = Frequency::deserialize(&case["frequency"]).unwrap();
            assert_eq!(case["words"], paid(case["amount"].as_u64().unwrap(), frequency).words());
        }
    }

    #[test]
    fn half_a_cent_is_rounded_up() {
        for (cents, monthly) in [(5, 0), (6, 1), (17, 1), (18, 2)] {
            assert_eq!(paid(cents, Frequency::Yearly).monthly(), Amount(monthly), "{cents}");
        }
        assert_eq!(paid(3, Frequency::EveryTwoWeeks).monthly(), Amount(7), "six and a half cents");
    }

    /// The steps of the instructions, one after the other, in fractions.
    fn by_the_form(income: Income) -> Ratio<u64> {
        let amount = Ratio::from_integer(income.amount.0);
        match income.frequency {
            Frequency::Weekly => amount * 52 / 12,
            Frequency::EveryTwoWeeks => amount * 26 / 12,
            Frequency::TwiceAMonth => amount * 2,
            Frequency::Monthly => amount,
            Frequency::Yearly => amount / 12,
        }
    }

    #[test]
    fn a_month_is_never_half_a_cent_off_the_steps_of_the_form() {
        let config = Config { cases: 2_000, failure_persistence: None, ..Config::default() };
        let any = (0..=999_999_999_999_u64, prop::sample::select(&Frequency::ALL[..]));
        let told = TestRunner::new(config).run(&any, |(cents, frequency)| {
            let income = paid(cents, frequency);
            let (monthly, exact) = (Ratio::from_integer(income.monthly().0), by_the_form(income));
            let off = if monthly > exact { monthly - exact } else { exact - monthly };
            prop_assert!(
                off < Ratio::new(1, 2) || (off == Ratio::new(1, 2) && monthly > exact),
                "{income:?}"
            );
            Ok(())
        });
        told.unwrap();
    }
}
