//! What clients keep beside the answers. The county of filing stands in it, and is read out of it here alone.

use serde_json::{Map, Value};
use thiserror::Error;

use crate::content::{Catalog, CountyId};

/// Under these keys clients keep the county of filing, by its id or its name; the first that names one counts.
const COUNTY: [&str; 2] = ["county", "countyName"];

/// Entries by key, as they were sent, and the county of filing that they name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DocumentData {
    entries: Map<String, Value>,
    county: Option<CountyId>,
}

/// There is too much beside the answers.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("There is too much data beside the answers.")]
pub struct TooMuchData;

impl DocumentData {
    /// Reads what a client sent: at most 50 entries and 16 KB, because a DynamoDB item holds 400 KB in all.
    ///
    /// # Errors
    /// When there is more.
    pub fn parse(entries: Map<String, Value>, catalog: &Catalog) -> Result<Self, TooMuchData> {
        let size: usize = entries.iter().map(|(key, value)| key.len() + value.to_string().len()).sum();
        let is_too_much = entries.len() > 50 || size > 16 * 1024;
        if is_too_much { Err(TooMuchData) } else { Ok(Self::stored(entries, catalog)) }
    }

    /// Reads what was stored, however much it is.
    #[must_use]
    pub fn stored(entries: Map<String, Value>, catalog: &Catalog) -> Self {
        let given = COUNTY.into_iter().filter_map(|key| entries.get(key)?.as_str());
        let county = given.filter_map(|name| catalog.county(name)).map(|county| county.id.clone()).next();
        Self { entries, county }
    }

    /// The data with newer entries, which replace those with their keys.
    ///
    /// # Errors
    /// When it comes to too much.
    pub fn with(self, newer: Map<String, Value>, catalog: &Catalog) -> Result<Self, TooMuchData> {
        let mut entries = self.entries;
        entries.extend(newer);
        Self::parse(entries, catalog)
    }

    /// The county in which the papers are to be filed.
    #[must_use]
    pub fn county(&self) -> Option<&CountyId> {
        self.county.as_ref()
    }

    /// The entries.
    #[must_use]
    pub fn entries(&self) -> &Map<String, Value> {
        &self.entries
    }

    /// The entries, to be shown.
    #[must_use]
    pub fn into_entries(self) -> Map<String, Value> {
        self.entries
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn county(entries: &Value) -> Option<String> {
        let data = DocumentData::stored(entries.as_object().unwrap().clone(), Catalog::embedded().unwrap());
        assert_eq!(json!(data.entries()), *entries);
        data.county().map(ToString::to_string)
    }

    #[test]
    fn the_county_of_filing_is_read_from_either_key() {
        for entries in [
            json!({"county": "miami-dade"}),
            json!({"countyName": "Miami-Dade County", "date": "2026-01-02"}),
            json!({"county": "atlantis", "countyName": "Miami-Dade"}),
            json!({"county": "Miami-Dade", "countyName": "Duval"}),
        ] {
            assert_eq!(county(&entries).as_deref(), Some("miami-dade"), "{entries}");
        }
        for entries in [json!({}), json!({"county": 13}), json!({"county": "atlantis"})] {
            assert_eq!(county(&entries), None, "{entries}");
        }
    }

    #[test]
    fn a_newer_county_replaces_the_one_before() {
        let catalog = Catalog::embedded().unwrap();
        let entries = |value: Value| value.as_object().unwrap().clone();
        let before = DocumentData::stored(entries(json!({"county": "Duval", "email": "a@b.c"})), catalog);
        let after = before.with(entries(json!({"county": "Monroe"})), catalog).unwrap();
        assert_eq!(after.county().map(CountyId::as_str), Some("monroe"));
        assert_eq!(json!(after.into_entries()), json!({"county": "Monroe", "email": "a@b.c"}));
    }

    #[test]
    fn a_document_is_no_store_for_other_things() {
        let catalog = Catalog::embedded().unwrap();
        let long = Map::from_iter([("note".to_string(), json!("x".repeat(17_000)))]);
        let many: Map<String, Value> = (0..51).map(|number| (number.to_string(), json!(1))).collect();
        for entries in [long, many] {
            assert_eq!(DocumentData::parse(entries, catalog), Err(TooMuchData));
        }
    }
}
