//! The settings of a deployment. With `policy`, this is all that is read from environment variables.

use std::collections::BTreeMap;

pub use crate::environment::SettingsError;
use crate::environment::optional;
use crate::policy::Policy;

/// What a function may be told. A function is told what it may use and nothing else, so each is optional until it is needed.
/// `infra/environment.json` says which function gets which, for the cloud and for the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Setting {
    /// Name of the main table.
    MainTable,
    /// Name of the table for sessions.
    SessionsTable,
    /// Name of the payment ledger.
    LedgerTable,
    /// Name of the bucket for finished PDFs.
    DocumentsBucket,
    /// Id, alias or ARN of the KMS key that everything private is sealed with.
    EncryptionKey,
    /// Id of the secret with the token keys.
    TokenSecret,
    /// Id of the secret with the key of the indexes.
    IndexSecret,
    /// Id of the secret with the Stripe keys.
    StripeSecret,
    /// Id of the secret that the CDN shows. Without it every caller is heard.
    OriginSecret,
    /// Where the site is: scheme, host and port. Links in mail begin with it.
    SiteOrigin,
    /// Sender of outgoing mail.
    MailFrom,
    /// The people who run the service.
    MailOperator,
    /// The nonlawyer whom family law papers name; `domain::assembly::nonlawyer` says how it is written.
    Nonlawyer,
    /// Base address of Stripe's API, when it is not Stripe's own.
    StripeApi,
    /// Address of Stripe's browser script, when it is not Stripe's own.
    StripeScript,
    /// The identity provider's issuer address, under which it describes itself.
    OidcIssuer,
    /// What the identity provider knows this service as.
    OidcClientId,
    /// Id of the secret that proves this service to the identity provider: `{"secret": "..."}`.
    OidcSecret,
    /// Id of a language model of Amazon Bedrock, or of an inference profile of it. It goes before any other service.
    BedrockModel,
    /// Base address of the language model's service, for example `https://api.openai.com/v1`.
    ModelBase,
    /// Name of the language model there.
    ModelName,
    /// Id of the secret with the key for the language model: `{"key": "..."}`.
    ModelSecret,
}

impl Setting {
    /// All of them, in the order of `infra/environment.json`.
    pub const ALL: [Self; 22] = [
        Self::MainTable,
        Self::SessionsTable,
        Self::LedgerTable,
        Self::DocumentsBucket,
        Self::EncryptionKey,
        Self::TokenSecret,
        Self::IndexSecret,
        Self::StripeSecret,
        Self::OriginSecret,
        Self::SiteOrigin,
        Self::MailFrom,
        Self::MailOperator,
        Self::Nonlawyer,
        Self::StripeApi,
        Self::StripeScript,
        Self::OidcIssuer,
        Self::OidcClientId,
        Self::OidcSecret,
        Self::BedrockModel,
        Self::ModelBase,
        Self::ModelName,
        Self::ModelSecret,
    ];

    /// Those that name a secret.
    pub(crate) const SECRETS: [Self; 6] = [
        Self::TokenSecret,
        Self::IndexSecret,
        Self::StripeSecret,
        Self::OriginSecret,
        Self::OidcSecret,
        Self::ModelSecret,
    ];

    /// Name of the environment variable.
    #[must_use]
    pub fn variable(self) -> &'static str {
        match self {
            Self::MainTable => "MAIN_TABLE",
            Self::SessionsTable => "SESSIONS_TABLE",
            Self::LedgerTable => "LEDGER_TABLE",
            Self::DocumentsBucket => "DOCUMENTS_BUCKET",
            Self::EncryptionKey => "VAULT_KEY",
            Self::TokenSecret => "TOKEN_SECRET",
            Self::IndexSecret => "INDEX_SECRET",
            Self::StripeSecret => "STRIPE_SECRET",
            Self::OriginSecret => "ORIGIN_SECRET",
            Self::SiteOrigin => "SITE_ORIGIN",
            Self::MailFrom => "MAIL_FROM",
            Self::MailOperator => "MAIL_OPERATOR",
            Self::Nonlawyer => "NONLAWYER",
            Self::StripeApi => "STRIPE_API",
            Self::StripeScript => "STRIPE_SCRIPT",
            Self::OidcIssuer => "OIDC_ISSUER",
            Self::OidcClientId => "OIDC_CLIENT_ID",
            Self::OidcSecret => "OIDC_SECRET",
            Self::BedrockModel => "BEDROCK_MODEL",
            Self::ModelBase => "MODEL_BASE",
            Self::ModelName => "MODEL_NAME",
            Self::ModelSecret => "MODEL_SECRET",
        }
    }
}

/// Where things are and what they are called.
#[derive(Clone, Debug)]
pub struct Settings {
    /// AWS region.
    pub region: String,
    /// What was told.
    pub told: BTreeMap<Setting, String>,
    /// What the operator decides.
    pub policy: Policy,
    /// Addresses of the AWS services, when they are not Amazon's own.
    pub endpoints: Option<Endpoints>,
}

/// Addresses of AWS services that are not Amazon's.
#[derive(Clone, Debug)]
pub struct Endpoints {
    /// DynamoDB.
    pub dynamodb: String,
    /// KMS.
    pub kms: String,
    /// S3; addressed by path, because a bucket has no host name here.
    pub s3: String,
    /// Secrets Manager.
    pub secrets: String,
    /// SES.
    pub mail: String,
    /// Amazon Bedrock, when the language model there is not Amazon's own either.
    pub bedrock: Option<String>,
    /// Access key id and secret access key; without them those of the environment.
    pub keys: Option<(String, String)>,
}

impl Settings {
    /// Reads the settings from the environment.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn from_env() -> Result<Self, SettingsError> {
        let read = |setting: Setting| Some((setting, optional(setting.variable())?));
        Ok(Self {
            region: optional("AWS_REGION").unwrap_or_else(|| "us-east-1".to_string()),
            told: Setting::ALL.into_iter().filter_map(read).collect(),
            policy: Policy::from_env(Policy::default())?,
            endpoints: Endpoints::from_env()?,
        })
    }

    /// A setting that something rests on.
    ///
    /// # Errors
    /// When it was not told.
    pub fn needed(&self, setting: Setting) -> Result<&str, SettingsError> {
        self.given(setting).ok_or(SettingsError::Missing(setting.variable()))
    }

    /// A setting that may be missing.
    #[must_use]
    pub fn given(&self, setting: Setting) -> Option<&str> {
        self.told.get(&setting).map(String::as_str)
    }

    /// The same settings as environment variables, for a function that runs in a process of its own.
    #[must_use]
    pub fn to_env(&self) -> Vec<(&'static str, String)> {
        let mut variables = vec![("AWS_REGION", self.region.clone())];
        variables.extend(self.told.iter().map(|(setting, value)| (setting.variable(), value.clone())));
        variables.extend(self.policy.to_env());
        variables.extend(self.endpoints.iter().flat_map(Endpoints::to_env));
        variables
    }
}

/// The names that the SDKs of AWS have for the address of each service.
const DYNAMODB: &str = "AWS_ENDPOINT_URL_DYNAMODB";
const KMS: &str = "AWS_ENDPOINT_URL_KMS";
const S3: &str = "AWS_ENDPOINT_URL_S3";
const SECRETS: &str = "AWS_ENDPOINT_URL_SECRETS_MANAGER";
const MAIL: &str = "AWS_ENDPOINT_URL_SESV2";
const BEDROCK: &str = "AWS_ENDPOINT_URL_BEDROCK_RUNTIME";

impl Endpoints {
    /// Either all services are Amazon's, or none is: half of each would be a mistake.
    fn from_env() -> Result<Option<Self>, SettingsError> {
        let all = optional("AWS_ENDPOINT_URL");
        if all.is_none() && [DYNAMODB, KMS, S3, SECRETS, MAIL].iter().all(|name| optional(name).is_none()) {
            return Ok(None);
        }
        let one = |name| optional(name).or_else(|| all.clone()).ok_or(SettingsError::Missing(name));
        Ok(Some(Self {
            dynamodb: one(DYNAMODB)?,
            kms: one(KMS)?,
            s3: one(S3)?,
            secrets: one(SECRETS)?,
            mail: one(MAIL)?,
            bedrock: optional(BEDROCK),
            keys: None,
        }))
    }

    fn to_env(&self) -> Vec<(&'static str, String)> {
        let mut variables = vec![
            (DYNAMODB, self.dynamodb.clone()),
            (KMS, self.kms.clone()),
            (S3, self.s3.clone()),
            (SECRETS, self.secrets.clone()),
            (MAIL, self.mail.clone()),
        ];
        variables.extend(self.bedrock.iter().map(|address| (BEDROCK, address.clone())));
        if let Some((id, secret)) = &self.keys {
            variables.extend([("AWS_ACCESS_KEY_ID", id.clone()), ("AWS_SECRET_ACCESS_KEY", secret.clone())]);
        }
        variables
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What CDK gives the functions is what they read: both come from one table.
    #[test]
    fn the_table_of_variables_has_every_setting_in_its_order() {
        let table: serde_json::Value =
            serde_json::from_str(include_str!("../../../infra/environment.json")).unwrap();
        let name = |row: &serde_json::Value| row["name"].as_str().unwrap().to_string();
        let listed: Vec<String> = table.as_array().unwrap().iter().map(name).collect();
        assert_eq!(listed, Setting::ALL.map(Setting::variable));
    }
}
