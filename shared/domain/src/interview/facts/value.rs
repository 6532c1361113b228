//! What a fact comes to: values that its declaration allows, and no others.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;

use crate::content::fact::{Fact, FactKind};
use crate::content::values;
use crate::income::Income;
use crate::interview::remarks::is_zip;
use crate::money::Amount;
use crate::time_sharing::Schedule;

/// A value without parts that are asked for one by one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Simple {
    /// Words, a name, an option or a county.
    Text(String),
    /// A calendar date.
    Date(Date),
    /// A sum of money.
    Amount(Amount),
    /// A sum of money that is paid again and again.
    Income(Income),
    /// A whole number.
    Number(u32),
    /// Yes or no.
    YesNo(bool),
    /// An address.
    Address(Address),
}

/// A postal address in the United States.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Address {
    /// Number and street, with the apartment.
    pub street: String,
    /// City.
    pub city: String,
    /// The two letters of the state.
    pub state: String,
    /// ZIP code, of five digits or of nine with a hyphen.
    pub zip: String,
}

/// A person or an item: a value for each field that was given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct FactRecord(pub(super) BTreeMap<String, Simple>);

/// A person, and the person's part of the whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// Who.
    pub name: String,
    /// How many parts; at least one.
    pub part: u32,
}

/// What was given for a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum FactValue {
    /// A simple value.
    Simple(Simple),
    /// The chosen options, in the order of the declaration.
    Choices(Vec<String>),
    /// One person.
    Person(FactRecord),
    /// People or items; at least one.
    Records(Vec<FactRecord>),
    /// Shares; at least one.
    Shares(Vec<Share>),
    /// A schedule of time-sharing.
    Schedule(Schedule),
}

impl Address {
    /// An address that was typed on one line, `14 River Street, Jacksonville, FL 32202`; nothing where its parts are not plain.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let (rest, place) = line.trim().rsplit_once(',')?;
        let (street, city) = rest.rsplit_once(',')?;
        let (state, zip) = place.trim().split_once(' ')?;
        let is_state = state.len() == 2 && state.bytes().all(|byte| byte.is_ascii_uppercase());
        let [street, city, state, zip] = [street, city, state, zip].map(|part| part.trim().to_string());
        let is_whole = is_state && is_zip(&zip) && !street.is_empty() && !city.is_empty();
        is_whole.then_some(Self { street, city, state, zip })
    }

    /// One of the parts.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<String> {
        let Self { street, city, state, zip } = self;
        let place = values::ADDRESS.iter().position(|part| *part == name)?;
        Some([street, city, state, zip][place].clone())
    }
}

impl Simple {
    /// The sum of money that it is, of an income by the month.
    #[must_use]
    pub fn amount(&self) -> Option<Amount> {
        match self {
            Self::Amount(amount) => Some(*amount),
            Self::Income(income) => Some(income.monthly()),
            _ => None,
        }
    }
}

impl FactRecord {
    /// A record of these fields.
    pub(crate) fn of(fields: BTreeMap<String, Simple>) -> Self {
        Self(fields)
    }

    /// The record with one more field.
    pub(crate) fn with(&self, field: &str, value: Simple) -> Self {
        let mut fields = self.0.clone();
        fields.insert(field.to_string(), value);
        Self(fields)
    }

    /// The value of a field.
    #[must_use]
    pub fn get(&self, field: &str) -> Option<&Simple> {
        self.0.get(field)
    }
}

impl FactValue {
    /// Whether it is this option, or has it.
    #[must_use]
    pub fn is(&self, option: &str) -> bool {
        match self {
            Self::Simple(Simple::Text(text)) => text == option,
            Self::Choices(chosen) => chosen.iter().any(|each| each == option),
            Self::Simple(_) | Self::Person(_) | Self::Records(_) | Self::Shares(_) | Self::Schedule(_) => {
                false
            }
        }
    }

    /// The address that it is.
    #[must_use]
    pub fn address(&self) -> Option<&Address> {
        if let Self::Simple(Simple::Address(address)) = self { Some(address) } else { None }
    }

    /// The income that it is.
    #[must_use]
    pub fn income(&self) -> Option<Income> {
        if let Self::Simple(Simple::Income(income)) = self { Some(*income) } else { None }
    }

    /// The date that it is.
    #[must_use]
    pub fn date(&self) -> Option<Date> {
        if let Self::Simple(Simple::Date(date)) = self { Some(*date) } else { None }
    }

    /// The schedule that it is.
    #[must_use]
    pub fn schedule(&self) -> Option<&Schedule> {
        if let Self::Schedule(schedule) = self { Some(schedule) } else { None }
    }

    /// The persons or things of it.
    #[must_use]
    pub fn records(&self) -> &[FactRecord] {
        match self {
            Self::Person(record) => std::slice::from_ref(record),
            Self::Records(records) => records,
            Self::Simple(_) | Self::Choices(_) | Self::Shares(_) | Self::Schedule(_) => &[],
        }
    }

    /// What its persons or things have in this field.
    pub fn values_of<'a>(&'a self, field: &'a str) -> impl Iterator<Item = &'a Simple> {
        self.records().iter().filter_map(move |record| record.get(field))
    }

    /// What was typed for a fact, as it was typed: words and names, of persons and things in each of their fields. A choice is no
    /// own word.
    pub fn own_words<'a>(&'a self, fact: &'a Fact) -> impl Iterator<Item = &'a str> {
        let is_typed = |kind: FactKind| matches!(kind, FactKind::Text | FactKind::Name);
        let alone = if let Self::Simple(simple) = self { Some(simple) } else { None };
        let fields = fact.fields.iter().filter(move |field| is_typed(field.kind));
        let within = fields.flat_map(|field| self.values_of(&field.id));
        let typed = alone.filter(|_| is_typed(fact.kind)).into_iter().chain(within);
        let words =
            typed.filter_map(|value| if let Simple::Text(text) = value { Some(text.as_str()) } else { None });
        words.chain(self.schedule().map(|schedule| schedule.exchange.as_str()))
    }

    /// Whether any person or thing of it has this field.
    #[must_use]
    pub fn has(&self, field: &str) -> bool {
        self.values_of(field).next().is_some()
    }

    /// Whether this field is this option for any person or thing of it.
    #[must_use]
    pub fn has_option(&self, field: &str, option: &str) -> bool {
        self.values_of(field).any(|value| matches!(value, Simple::Text(text) if text == option))
    }

    /// Whether this field is a yes for any person or thing of it.
    #[must_use]
    pub fn has_yes(&self, field: &str) -> bool {
        self.values_of(field).any(|value| *value == Simple::YesNo(true))
    }

    /// The sum of a field over all persons or things of it, of incomes by the month; nothing where none has a sum of money there.
    #[must_use]
    pub fn total(&self, field: &str) -> Option<Amount> {
        self.values_of(field)
            .filter_map(|value| value.amount().map(|amount| amount.0))
            .reduce(u64::saturating_add)
            .map(Amount)
    }

    /// Whether it is a yes.
    #[must_use]
    pub fn is_yes(&self) -> bool {
        *self == Self::Simple(Simple::YesNo(true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_on_one_line_has_its_parts_unless_they_are_not_plain() {
        let address = Address::read("14 River Street, Apt. 3, Jacksonville, FL 32202").unwrap();
        let parts = values::ADDRESS.map(|part| address.part(part).unwrap());
        assert_eq!(parts, ["14 River Street, Apt. 3", "Jacksonville", "FL", "32202"]);
        for line in
            ["14 River Street", "14 River Street, Jacksonville, Florida 32202", "Jacksonville, FL 32202"]
        {
            assert_eq!(Address::read(line), None, "{line}");
        }
    }
}
