//! Facts as they are printed.

use super::value::{Address, FactRecord, FactValue, Share, Simple};
use crate::text::listed;

/// What a text may say of the entry that it is written for.
pub trait Worded {
    /// The words of a field; nothing where it was not given.
    fn words(&self, field: &str) -> Option<String>;

    /// Whether a field is this option, or a yes where `option` is "Yes".
    fn is(&self, field: &str, option: &str) -> bool {
        self.words(field).as_deref() == Some(option)
    }
}

impl Simple {
    /// The value in words.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Date(date) => date.strftime("%B %-d, %Y").to_string(),
            Self::Amount(amount) => amount.to_string(),
            Self::Income(income) => income.words(),
            Self::Number(number) => number.to_string(),
            Self::YesNo(yes) => if *yes { "Yes" } else { "No" }.to_string(),
            Self::Address(address) => address.words(),
        }
    }
}

impl Address {
    /// On one line.
    #[must_use]
    pub fn words(&self) -> String {
        let Self { street, city, state, zip } = self;
        format!("{street}, {city}, {state} {zip}")
    }
}

impl Worded for FactRecord {
    fn words(&self, field: &str) -> Option<String> {
        self.get(field).map(Simple::words)
    }
}

/// A share among all of them.
struct Portion<'a> {
    share: &'a Share,
    whole: u64,
    /// Whether each share has a word of its own, so that none is written in figures beside one in words.
    in_words: bool,
}

impl Portion<'_> {
    /// "50%" where the parts are per cents, else "one half", or "2/3" and "1/3".
    fn words(&self) -> String {
        let part = u64::from(self.share.part);
        match (self.whole, part) {
            (whole, part) if whole == part => "all".to_string(),
            (100, part) => format!("{part}%"),
            (whole, part) => {
                let word = unit_fraction(whole, part).filter(|_| self.in_words);
                word.map_or_else(|| in_figures(whole, part), ToString::to_string)
            }
        }
    }
}

/// The word for one of two, three or four equal parts.
fn unit_fraction(whole: u64, part: u64) -> Option<&'static str> {
    let count = whole.checked_div(part).filter(|_| whole.is_multiple_of(part));
    match count? {
        2 => Some("one half"),
        3 => Some("one third"),
        4 => Some("one fourth"),
        _ => None,
    }
}

fn in_figures(whole: u64, part: u64) -> String {
    let common = common_divisor(whole, part);
    format!("{}/{}", part / common, whole / common)
}

fn common_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one.max(1) } else { common_divisor(other, one % other) }
}

impl Worded for Portion<'_> {
    fn words(&self, field: &str) -> Option<String> {
        match field {
            "name" => Some(self.share.name.clone()),
            "part" => Some(self.words()),
            _ => None,
        }
    }
}

/// A value that stands alone: its one field is `value`.
struct Alone<'a>(&'a str);

impl Worded for Alone<'_> {
    fn words(&self, field: &str) -> Option<String> {
        (field == "value").then(|| self.0.to_string())
    }
}

impl FactValue {
    /// The value on one line: of a person the name, of several all names.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::Simple(simple) => simple.words(),
            Self::Choices(chosen) => listed(chosen),
            Self::Person(person) => person.words("name").unwrap_or_default(),
            Self::Records(records) => {
                listed(&records.iter().filter_map(|record| record.words("name")).collect::<Vec<_>>())
            }
            Self::Shares(shares) => {
                listed(&shares.iter().map(|share| share.name.clone()).collect::<Vec<_>>())
            }
            // What it says in the paper is computed: here stands by what it is told apart.
            Self::Schedule(schedule) => {
                format!("from {}, {}", Simple::Date(schedule.start).words(), schedule.exchange)
            }
        }
    }

    /// Each entry, for texts that are written once for each.
    pub fn each<T>(&self, write: impl Fn(&dyn Worded) -> T) -> Vec<T> {
        match self {
            Self::Simple(simple) => vec![write(&Alone(&simple.words()))],
            Self::Choices(chosen) => chosen.iter().map(|option| write(&Alone(option))).collect(),
            Self::Person(person) => vec![write(person)],
            Self::Records(records) => records.iter().map(|record| write(record)).collect(),
            Self::Schedule(_) => vec![write(&Alone(&self.words()))],
            Self::Shares(shares) => {
                let whole = shares.iter().map(|share| u64::from(share.part)).sum();
                let in_words = shares.iter().all(|share| unit_fraction(whole, share.part.into()).is_some());
                shares.iter().map(|share| write(&Portion { share, whole, in_words })).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use num_rational::Ratio;
    use proptest::prelude::*;
    use proptest::test_runner::{Config, TestRunner};

    use super::*;

    fn parts(parts: &[u32]) -> Vec<String> {
        let share = |part: &u32| Share { name: "Ana".into(), part: *part };
        let shares = FactValue::Shares(parts.iter().map(share).collect());
        shares.each(|entry| entry.words("part").unwrap())
    }

    #[test]
    fn parts_are_said_as_people_say_them() {
        assert_eq!(parts(&[1]), ["all"]);
        assert_eq!(parts(&[60, 40]), ["60%", "40%"]);
        assert_eq!(parts(&[1, 1, 1]), ["one third", "one third", "one third"]);
        assert_eq!(parts(&[2, 2]), ["one half", "one half"]);
        assert_eq!(parts(&[2, 1]), ["2/3", "1/3"]);
        assert_eq!(parts(&[2, 1, 1]), ["one half", "one fourth", "one fourth"]);
        assert_eq!(parts(&[6, 4]), ["3/5", "2/5"]);
    }

    /// What a printed part comes to.
    fn read(words: &str) -> Ratio<u64> {
        match words {
            "all" => Ratio::ONE,
            "one half" => Ratio::new(1, 2),
            "one third" => Ratio::new(1, 3),
            "one fourth" => Ratio::new(1, 4),
            figures => match figures.strip_suffix('%') {
                Some(hundredths) => Ratio::new(hundredths.parse().unwrap(), 100),
                None => figures.parse().unwrap(),
            },
        }
    }

    /// Parts of any size; few and small ones, which are said in words; and such as make up a hundred.
    fn any_parts() -> impl Strategy<Value = Vec<u32>> {
        let per_cents = prop::collection::vec(1..=50_u32, 1..4).prop_filter_map("above a hundred", |parts| {
            let rest = 100_u32.checked_sub(parts.iter().sum()).filter(|rest| *rest > 0)?;
            Some([parts, vec![rest]].concat())
        });
        prop_oneof![
            prop::collection::vec(1..=10_000_u32, 1..60),
            prop::collection::vec(1..=3_u32, 1..6),
            per_cents
        ]
    }

    #[test]
    fn printed_parts_add_up_to_the_whole() {
        let config = Config { cases: 1_000, failure_persistence: None, ..Config::default() };
        let told = TestRunner::new(config).run(&any_parts(), |given| {
            let printed = parts(&given);
            let sum: Ratio<u64> = printed.iter().map(|words| read(words)).sum();
            prop_assert_eq!(sum, Ratio::ONE, "{:?} of {:?}", printed, given);
            Ok(())
        });
        told.unwrap();
    }
}
