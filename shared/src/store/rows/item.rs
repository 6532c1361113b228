//! Items: typed values to attributes and back.

use std::collections::HashMap;

use crate::ports::PortError;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// An item of a table.
#[derive(Clone, Debug, Default)]
pub(in crate::store) struct Item(pub(in crate::store) HashMap<String, AttributeValue>);

impl Item {
    /// An item with its keys.
    pub(in crate::store) fn keyed(pk: impl Into<String>, sk: impl Into<String>) -> Self {
        Self::default().text("pk", pk).text("sk", sk)
    }

    /// Adds an attribute.
    pub(in crate::store) fn with(mut self, name: &str, value: AttributeValue) -> Self {
        self.0.insert(name.to_string(), value);
        self
    }

    /// Adds text.
    pub(in crate::store) fn text(self, name: &str, value: impl Into<String>) -> Self {
        self.with(name, AttributeValue::S(value.into()))
    }

    /// Adds text, when there is any.
    pub(in crate::store) fn maybe(self, name: &str, value: Option<impl Into<String>>) -> Self {
        match value {
            Some(value) => self.text(name, value),
            None => self,
        }
    }

    /// Adds a number.
    pub(in crate::store) fn number(self, name: &str, value: impl ToString) -> Self {
        self.with(name, AttributeValue::N(value.to_string()))
    }

    /// Adds a number, when there is any.
    pub(in crate::store) fn number_if(self, name: &str, value: Option<impl ToString>) -> Self {
        match value {
            Some(value) => self.number(name, value),
            None => self,
        }
    }

    /// Adds a truth value.
    pub(in crate::store) fn flag(self, name: &str, value: bool) -> Self {
        self.with(name, AttributeValue::Bool(value))
    }

    /// Adds a value as JSON.
    pub(in crate::store) fn json(self, name: &str, value: &impl Serialize) -> Result<Self, PortError> {
        let text = serde_json::to_string(value).map_err(|_| broken(name, "not readable"))?;
        Ok(self.text(name, text))
    }

    /// Text, when it is there.
    pub(in crate::store) fn maybe_text(&self, name: &str) -> Option<String> {
        self.0.get(name).and_then(|value| value.as_s().ok()).cloned()
    }

    /// Text.
    pub(in crate::store) fn read_text(&self, name: &str) -> Result<String, PortError> {
        self.maybe_text(name).ok_or_else(|| broken(name, "missing"))
    }

    /// A number.
    pub(in crate::store) fn read_number<T: std::str::FromStr>(&self, name: &str) -> Result<T, PortError> {
        let text = self.0.get(name).and_then(|value| value.as_n().ok());
        text.and_then(|text| text.parse().ok()).ok_or_else(|| broken(name, "not such a number"))
    }

    /// A number, when it is there.
    pub(in crate::store) fn maybe_number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.0.get(name).and_then(|value| value.as_n().ok()).and_then(|text| text.parse().ok())
    }

    /// A truth value; false when it is missing.
    pub(in crate::store) fn read_flag(&self, name: &str) -> bool {
        self.0.get(name).and_then(|value| value.as_bool().ok()).copied().unwrap_or_default()
    }

    /// A value from JSON.
    pub(in crate::store) fn read_json<T: DeserializeOwned>(&self, name: &str) -> Result<T, PortError> {
        serde_json::from_str(&self.read_text(name)?).map_err(|_| broken(name, "not readable"))
    }

    /// A value that parses from text.
    pub(in crate::store) fn read_as<T: std::str::FromStr>(&self, name: &str) -> Result<T, PortError> {
        self.read_text(name)?.parse().map_err(|_| broken(name, "not readable"))
    }

    /// A value that parses from text, when it is there.
    pub(in crate::store) fn maybe_as<T: std::str::FromStr>(
        &self,
        name: &str,
    ) -> Result<Option<T>, PortError> {
        self.maybe_text(name).map(|_| self.read_as(name)).transpose()
    }
}

/// An item that we did not write like this. The attribute's name is logged, never its value, and no parser's message,
/// which could quote the value.
pub(in crate::store) fn broken(name: &str, what: &str) -> PortError {
    PortError::unavailable("DynamoDB", format!("attribute {name}: {what}"))
}
