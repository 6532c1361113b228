//! The nonlawyer who is responsible for the help. A family law paper that was completed with help names them in full
//! (Rule 10-2.2, Rules Regulating The Florida Bar).

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

use crate::content::values;
use crate::interview::facts::Address;
use crate::text;

/// Longest detail, in characters: each has a table cell of its own.
const LONGEST: usize = 120;

/// Stands between the details where they are one text.
const BETWEEN: char = '|';

/// A person, the business, and where both can be reached. No detail is empty. As one text it reads
/// `name | business | street | city | telephone`, which an environment variable can hold as it is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Details")]
pub struct Nonlawyer(Details);

/// The details as an operator writes them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Details {
    /// Name of the individual. A program is none.
    pub name: String,
    /// Name of the business.
    pub business: String,
    /// Street address.
    pub street: String,
    /// City, state and ZIP code.
    pub city: String,
    /// Telephone number.
    pub telephone: String,
}

/// The nonlawyer is not named in full.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum NonlawyerError {
    /// A detail is empty, too long, or cannot be printed.
    #[error(
        "the nonlawyer's {0} has to be one line of 1 to {LONGEST} characters that can be seen, without {BETWEEN}"
    )]
    Detail(&'static str),
    /// There are fewer or more details than the papers name.
    #[error(
        "the nonlawyer has a name, a business, a street, a city and a telephone number, with {BETWEEN} between them"
    )]
    Count,
}

impl TryFrom<Details> for Nonlawyer {
    type Error = NonlawyerError;

    fn try_from(details: Details) -> Result<Self, NonlawyerError> {
        let named = [
            ("name", &details.name),
            ("business", &details.business),
            ("street", &details.street),
            ("city", &details.city),
            ("telephone", &details.telephone),
        ];
        let wrong = named.into_iter().find(|(_, text)| !is_line(text)).map(|(name, _)| name);
        wrong.map_or_else(|| Ok(Self(details)), |name| Err(NonlawyerError::Detail(name)))
    }
}

impl FromStr for Nonlawyer {
    type Err = NonlawyerError;

    fn from_str(text: &str) -> Result<Self, NonlawyerError> {
        let details: Vec<String> = text.split(BETWEEN).map(|detail| detail.trim().to_string()).collect();
        let details: [String; 5] = details.try_into().map_err(|_| NonlawyerError::Count)?;
        let [name, business, street, city, telephone] = details;
        Self::try_from(Details { name, business, street, city, telephone })
    }
}

impl fmt::Display for Nonlawyer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { name, business, street, city, telephone } = &self.0;
        write!(f, "{name} {BETWEEN} {business} {BETWEEN} {street} {BETWEEN} {city} {BETWEEN} {telephone}")
    }
}

fn is_line(text: &str) -> bool {
    let length = text.trim().chars().count();
    (1..=LONGEST).contains(&length) && !text.contains(['\n', BETWEEN]) && text::refusal(text).is_none()
}

impl Nonlawyer {
    /// The details.
    #[must_use]
    pub fn details(&self) -> &Details {
        &self.0
    }

    /// What a place of the content stands for, for example `nonlawyer.name`. Where the city’s line is not plain, all of it is the
    /// town.
    pub(super) fn words(&self, id: &str) -> Option<String> {
        let Details { name, business, street, city, telephone } = &self.0;
        let place = values::NONLAWYER.iter().position(|word| *word == id)?;
        if let Some(whole) = [name, business, street, city, telephone].get(place) {
            return Some(whole.trim().to_string());
        }
        match Address::read(&format!("{street}, {city}")) {
            Some(Address { city, state, zip, .. }) => [city, state, zip].into_iter().nth(place - 5),
            None => (place == 5).then(|| city.trim().to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GIVEN: &str =
        "Ana Ruiz | Example Documents LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100";

    #[test]
    fn an_operator_names_a_person_a_business_and_where_to_reach_them() {
        let nonlawyer: Nonlawyer = GIVEN.parse().unwrap();
        let printed: Vec<_> = values::NONLAWYER.iter().map(|id| nonlawyer.words(id).unwrap()).collect();
        assert_eq!(
            printed,
            [
                "Ana Ruiz",
                "Example Documents LLC",
                "1 Example Street",
                "Miami, FL 33101",
                "305-555-0100",
                "Miami",
                "FL",
                "33101"
            ]
        );
        assert_eq!(nonlawyer.words("nonlawyer.email"), None);
        assert_eq!(nonlawyer.to_string(), GIVEN);
    }

    #[test]
    fn an_empty_or_unprintable_detail_is_refused_by_name() {
        for (good, bad, detail) in [
            ("Ana Ruiz", " ", "name"),
            ("Example Documents LLC", "Example\nLLC", "business"),
            ("305-555-0100", "", "telephone"),
            ("1 Example Street", "1 \u{202e}Street", "street"),
        ] {
            let refused = GIVEN.replace(good, bad).parse::<Nonlawyer>();
            assert_eq!(refused, Err(NonlawyerError::Detail(detail)));
        }
        for text in ["", "Ana Ruiz", &format!("{GIVEN} | 305-555-0101")] {
            assert_eq!(text.parse::<Nonlawyer>(), Err(NonlawyerError::Count));
        }
    }
}
