//! What the operator of a deployment decides.

use domain::content::Claims;
use shared::http::Rates;

use crate::environment::{SettingsError, optional};

const CLAIMS: &str = "COQUINA_CLAIMS";
const ACCOUNTS: &str = "COQUINA_ACCOUNTS_PER_HOUR";
const LETTERS: &str = "COQUINA_LETTERS_PER_HOUR";
const MESSAGES: &str = "COQUINA_MESSAGES_PER_HOUR";
const PRINTS: &str = "COQUINA_PRINTS_PER_HOUR";
const READS: &str = "COQUINA_READS_PER_HOUR";
const VERIFICATIONS: &str = "COQUINA_VERIFICATIONS_PER_HOUR";
const WRITES: &str = "COQUINA_WRITES_PER_HOUR";
const PURCHASES: &str = "COQUINA_PURCHASES_PER_HOUR";
const TRIES: &str = "COQUINA_SIGN_IN_TRIES";
const TRIES_FROM_ADDRESS: &str = "COQUINA_SIGN_IN_TRIES_FROM_ADDRESS";
const DRAFTS: &str = "COQUINA_DRAFTS";
const DRAFT_DAYS: &str = "COQUINA_DRAFT_DAYS";
const COMMON_PASSWORDS: &str = "COQUINA_COMMON_PASSWORDS";
const DEVICE_CODES: &str = "COQUINA_DEVICE_CODES";
const MODEL: &str = "COQUINA_MODEL";
const MODEL_TOKENS: &str = "COQUINA_MODEL_TOKENS_PER_DAY";
const MODEL_TURNS: &str = "COQUINA_MODEL_TURNS_PER_DAY";
const MODEL_TOKENS_OF_ALL: &str = "COQUINA_MODEL_TOKENS_PER_DAY_ALL";

/// What the operator decides. The defaults are for the public.
#[derive(Clone, Debug)]
pub struct Policy {
    /// Which claims the site makes.
    pub claims: Claims,
    /// What one person, or one network address, may ask for in an hour.
    pub rates: Rates,
    /// How many wrong passwords in a row an account takes before each further one has to wait.
    pub tries: u32,
    /// The same for a network address, where many people may be.
    pub tries_from_address: u32,
    /// How many drafts that no one has paid for one person may have.
    pub drafts: u32,
    /// After how many days without a change a draft that no one paid for is deleted; 0 for never.
    pub draft_days: u32,
    /// Whether passwords from public lists are refused.
    pub refuse_common_passwords: bool,
    /// Whether a sign-in with a password on a browser that is new to the account needs a mailed code.
    pub device_codes: bool,
    /// Whether the language model is asked, where there is one; without it the built-in guide answers alone.
    pub model: bool,
    /// How many of the model's tokens one person may use in a day; then the guide answers.
    pub model_tokens: u32,
    /// How many messages of one person the model may answer in a day; then the guide answers.
    pub model_turns: u32,
    /// How many of the model's tokens all people together may use in a day; then the guide answers.
    pub model_tokens_of_all: u32,
}

impl Default for Policy {
    fn default() -> Self {
        Self {
            claims: Claims::All,
            rates: Rates {
                accounts: 20,
                letters: 10,
                messages: 300,
                prints: 120,
                purchases: 60,
                // Saving every two seconds is 1,800 an hour, and each saving may be followed by a few looks.
                reads: 10_000,
                verifications: 120,
                writes: 4_000,
            },
            tries: 5,
            tries_from_address: 50,
            drafts: 50,
            draft_days: 365,
            refuse_common_passwords: true,
            device_codes: true,
            model: true,
            model_tokens: 200_000,
            model_turns: 200,
            model_tokens_of_all: 10_000_000,
        }
    }
}

impl Policy {
    /// Reads the decisions from the environment; what is not set there is as given.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn from_env(unset: Self) -> Result<Self, SettingsError> {
        let rates = Rates {
            accounts: read(ACCOUNTS)?.unwrap_or(unset.rates.accounts),
            letters: read(LETTERS)?.unwrap_or(unset.rates.letters),
            messages: read(MESSAGES)?.unwrap_or(unset.rates.messages),
            prints: read(PRINTS)?.unwrap_or(unset.rates.prints),
            purchases: read(PURCHASES)?.unwrap_or(unset.rates.purchases),
            reads: read(READS)?.unwrap_or(unset.rates.reads),
            verifications: read(VERIFICATIONS)?.unwrap_or(unset.rates.verifications),
            writes: read(WRITES)?.unwrap_or(unset.rates.writes),
        };
        Ok(Self {
            claims: read(CLAIMS)?.unwrap_or(unset.claims),
            rates,
            tries: read(TRIES)?.unwrap_or(unset.tries),
            tries_from_address: read(TRIES_FROM_ADDRESS)?.unwrap_or(unset.tries_from_address),
            drafts: read(DRAFTS)?.unwrap_or(unset.drafts),
            draft_days: read(DRAFT_DAYS)?.unwrap_or(unset.draft_days),
            refuse_common_passwords: either(COMMON_PASSWORDS, "refuse", "accept")?
                .unwrap_or(unset.refuse_common_passwords),
            device_codes: either(DEVICE_CODES, "on", "off")?.unwrap_or(unset.device_codes),
            model: either(MODEL, "on", "off")?.unwrap_or(unset.model),
            model_tokens: read(MODEL_TOKENS)?.unwrap_or(unset.model_tokens),
            model_turns: read(MODEL_TURNS)?.unwrap_or(unset.model_turns),
            model_tokens_of_all: read(MODEL_TOKENS_OF_ALL)?.unwrap_or(unset.model_tokens_of_all),
        })
    }

    /// The same decisions as environment variables.
    pub(crate) fn to_env(&self) -> [(&'static str, String); 19] {
        let common = if self.refuse_common_passwords { "refuse" } else { "accept" };
        let on = |is_on| if is_on { "on" } else { "off" };
        let (device_codes, model) = (on(self.device_codes), on(self.model));
        [
            (CLAIMS, self.claims.to_string()),
            (ACCOUNTS, self.rates.accounts.to_string()),
            (LETTERS, self.rates.letters.to_string()),
            (MESSAGES, self.rates.messages.to_string()),
            (PRINTS, self.rates.prints.to_string()),
            (PURCHASES, self.rates.purchases.to_string()),
            (READS, self.rates.reads.to_string()),
            (VERIFICATIONS, self.rates.verifications.to_string()),
            (WRITES, self.rates.writes.to_string()),
            (TRIES, self.tries.to_string()),
            (TRIES_FROM_ADDRESS, self.tries_from_address.to_string()),
            (DRAFTS, self.drafts.to_string()),
            (DRAFT_DAYS, self.draft_days.to_string()),
            (COMMON_PASSWORDS, common.to_string()),
            (DEVICE_CODES, device_codes.to_string()),
            (MODEL, model.to_string()),
            (MODEL_TOKENS, self.model_tokens.to_string()),
            (MODEL_TURNS, self.model_turns.to_string()),
            (MODEL_TOKENS_OF_ALL, self.model_tokens_of_all.to_string()),
        ]
    }
}

/// A decision between two words: whether it is the first.
fn either(name: &'static str, yes: &str, no: &str) -> Result<Option<bool>, SettingsError> {
    match optional(name) {
        None => Ok(None),
        Some(word) if word == yes => Ok(Some(true)),
        Some(word) if word == no => Ok(Some(false)),
        Some(other) => Err(SettingsError::Unreadable(name, format!("{other} is neither {yes} nor {no}"))),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_decides_holds_guessing_back() {
        let unset = Policy::default();
        assert!(unset.device_codes && unset.refuse_common_passwords);
        assert_eq!((unset.tries, unset.tries_from_address), (5, 50));
    }
}
