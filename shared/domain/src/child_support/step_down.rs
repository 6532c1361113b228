//! What is paid as support for one child after another ends: an order states the day of each change (s. 61.13(1)(a)).

use jiff::ToSpan;
use jiff::civil::Date;

use super::guidelines::{Children, Guidelines};
use super::inputs::Inputs;
use super::refusal::GuidelinesRefusal;
use super::worksheet::{Presumptive, Worksheet};

/// A child, and the day on which support for the child ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The child's name.
    pub child: String,
    /// The day.
    pub ends: Date,
}

/// A child for whom support ends, and what the guidelines presume for the others from that day on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose support ends, and when.
    pub ending: Ending,
    /// The amount for those who are left; none where none is.
    pub rest: Option<Presumptive>,
}

/// The day on which support for a child ends: the 18th birthday, or the graduation from high school between the 18th and the 19th.
/// None where the calendar ends before.
#[must_use]
pub fn ends_on(birth: Date, graduates: Option<Date>) -> Option<Date> {
    let birthday = |age: i16| birth.checked_add(age.years()).ok();
    let (eighteen, nineteen) = (birthday(18)?, birthday(19)?);
    let later = graduates.filter(|day| *day > eighteen && *day < nineteen);
    Some(later.unwrap_or(eighteen))
}

/// The steps in the order of their days, each by the incomes, overnights and costs of today. Children of one day end together.
///
/// # Errors
/// Why there is no amount for fewer children.
pub fn step_down(
    guidelines: &Guidelines,
    inputs: &Inputs,
    mut endings: Vec<Ending>,
) -> Result<Vec<Step>, GuidelinesRefusal> {
    endings.sort_by_key(|ending| ending.ends);
    let step = |ending: &Ending| {
        let left = endings.iter().filter(|other| other.ends > ending.ends).count();
        let rest = match Children::new(left) {
            Err(_) => None,
            Ok(children) => Worksheet::compute(guidelines, &Inputs { children, ..*inputs })?.presumptive,
        };
        Ok(Step { ending: ending.clone(), rest })
    };
    endings.iter().map(step).collect()
}
