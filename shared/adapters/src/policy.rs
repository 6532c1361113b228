//! What the operator of a deployment decides.

use domain::catalog::Claims;

use crate::settings::{SettingsError, optional};

const CLAIMS: &str = "COQUINA_CLAIMS";
const LETTERS_PER_HOUR: &str = "COQUINA_LETTERS_PER_HOUR";

/// What the operator decides. The defaults are for the public.
#[derive(Clone, Debug)]
pub struct Policy {
    /// Which claims the site makes.
    pub claims: Claims,
    /// How many letters to the operator one sender, or one network address, may write in an hour.
    pub letters_per_hour: u32,
}

impl Default for Policy {
    fn default() -> Self {
        Self { claims: Claims::All, letters_per_hour: 10 }
    }
}

impl Policy {
    /// Reads the decisions from the environment; what is not set there is as given.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn from_env(unset: Self) -> Result<Self, SettingsError> {
        Ok(Self {
            claims: read(CLAIMS)?.unwrap_or(unset.claims),
            letters_per_hour: read(LETTERS_PER_HOUR)?.unwrap_or(unset.letters_per_hour),
        })
    }

    /// The same decisions as environment variables.
    pub(crate) fn to_env(&self) -> [(&'static str, String); 2] {
        let (claims, letters) = (self.claims.to_string(), self.letters_per_hour.to_string());
        [(CLAIMS, claims), (LETTERS_PER_HOUR, letters)]
    }
}

fn read<T>(name: &'static str) -> Result<Option<T>, SettingsError>
where
    T: std::str::FromStr,
    T::Err: std::fmt::Display,
{
    let parsed = optional(name).map(|text| text.parse());
    parsed.transpose().map_err(|error: T::Err| SettingsError::Unreadable(name, error.to_string()))
}
