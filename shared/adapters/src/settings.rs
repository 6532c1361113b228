//! The settings of a deployment. This is the only reader of environment variables.

use std::env;

use thiserror::Error;

use crate::policy::Policy;

/// Where things are and what they are called.
#[derive(Clone, Debug)]
pub struct Settings {
    /// AWS region.
    pub region: String,
    /// Name of the main table.
    pub main_table: String,
    /// Name of the table for sessions.
    pub sessions_table: String,
    /// Name of the payment ledger.
    pub ledger_table: String,
    /// Name of the bucket for finished PDFs.
    pub documents_bucket: String,
    /// Id or alias of the KMS key that everything private is sealed with.
    pub vault_key: String,
    /// Where the site is: scheme, host and port. Links in mail begin with it.
    pub site_origin: String,
    /// Id of the secret with the token keys.
    pub token_secret: String,
    /// Id of the secret with the key of the indexes.
    pub index_secret: String,
    /// The identity provider, when there is one.
    pub provider: Option<ProviderSettings>,
    /// The language model behind the assistant, when there is one.
    pub model: Option<ModelSettings>,
    /// Id of the secret with the Stripe keys.
    pub stripe_secret: String,
    /// Base address of Stripe's API, when it is not Stripe's own.
    pub stripe_api: Option<String>,
    /// Address of Stripe's browser script, when it is not Stripe's own.
    pub stripe_script: Option<String>,
    /// Sender of outgoing mail.
    pub mail_from: String,
    /// The people who run the service.
    pub mail_operator: String,
    /// What the operator decides.
    pub policy: Policy,
    /// Addresses of the AWS services, when they are not Amazon's own.
    pub endpoints: Option<Endpoints>,
}

/// An identity provider, by `OpenID` Connect.
#[derive(Clone, Debug)]
pub struct ProviderSettings {
    /// Its issuer address, under which it describes itself.
    pub issuer: String,
    /// What it knows this service as.
    pub client_id: String,
    /// Id of the secret with what proves it: `{"secret": "..."}`.
    pub secret: String,
}

impl ProviderSettings {
    fn to_env(&self) -> [(&'static str, String); 3] {
        [
            ("OIDC_ISSUER", self.issuer.clone()),
            ("OIDC_CLIENT_ID", self.client_id.clone()),
            ("OIDC_SECRET", self.secret.clone()),
        ]
    }
}

/// A language model, reached by the protocol of OpenAI's chat completions.
#[derive(Clone, Debug)]
pub struct ModelSettings {
    /// Base address, for example `https://api.openai.com/v1`.
    pub base: String,
    /// Name of the model there.
    pub name: String,
    /// Id of the secret with the key: `{"key": "..."}`.
    pub secret: String,
}

impl ModelSettings {
    fn to_env(&self) -> [(&'static str, String); 3] {
        [
            ("MODEL_BASE", self.base.clone()),
            ("MODEL_NAME", self.name.clone()),
            ("MODEL_SECRET", self.secret.clone()),
        ]
    }
}

/// Addresses of AWS services on this machine, with the credentials that they accept.
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
    /// Access key id.
    pub access_key: String,
    /// Secret access key.
    pub secret_key: String,
}

/// A setting is not good.
#[derive(Debug, Error)]
pub enum SettingsError {
    /// It is missing.
    #[error("the environment variable {0} is not set")]
    Missing(&'static str),
    /// It cannot be read.
    #[error("the environment variable {0} cannot be read: {1}")]
    Unreadable(&'static str, String),
}

fn required(name: &'static str) -> Result<String, SettingsError> {
    optional(name).ok_or(SettingsError::Missing(name))
}

pub(crate) fn optional(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

impl Settings {
    /// Reads the settings from the environment.
    ///
    /// # Errors
    /// When one that is needed is missing.
    pub fn from_env() -> Result<Self, SettingsError> {
        Ok(Self {
            region: optional("AWS_REGION").unwrap_or_else(|| "us-east-1".to_string()),
            main_table: required("MAIN_TABLE")?,
            sessions_table: required("SESSIONS_TABLE")?,
            ledger_table: required("LEDGER_TABLE")?,
            documents_bucket: required("DOCUMENTS_BUCKET")?,
            vault_key: required("VAULT_KEY")?,
            site_origin: required("SITE_ORIGIN")?,
            token_secret: required("TOKEN_SECRET")?,
            index_secret: required("INDEX_SECRET")?,
            provider: provider()?,
            model: model()?,
            stripe_secret: required("STRIPE_SECRET")?,
            stripe_api: optional("STRIPE_API"),
            stripe_script: optional("STRIPE_SCRIPT"),
            mail_from: required("MAIL_FROM")?,
            mail_operator: required("MAIL_OPERATOR")?,
            policy: Policy::from_env(Policy::default())?,
            endpoints: endpoints()?,
        })
    }

    /// The same settings as environment variables, for a function that runs in a process of its own.
    #[must_use]
    pub fn to_env(&self) -> Vec<(&'static str, String)> {
        let mut variables = vec![
            ("AWS_EC2_METADATA_DISABLED", "true".to_string()),
            ("AWS_REGION", self.region.clone()),
            ("MAIN_TABLE", self.main_table.clone()),
            ("SESSIONS_TABLE", self.sessions_table.clone()),
            ("LEDGER_TABLE", self.ledger_table.clone()),
            ("DOCUMENTS_BUCKET", self.documents_bucket.clone()),
            ("VAULT_KEY", self.vault_key.clone()),
            ("SITE_ORIGIN", self.site_origin.clone()),
            ("TOKEN_SECRET", self.token_secret.clone()),
            ("INDEX_SECRET", self.index_secret.clone()),
            ("STRIPE_SECRET", self.stripe_secret.clone()),
            ("STRIPE_API", self.stripe_api.clone().unwrap_or_default()),
            ("STRIPE_SCRIPT", self.stripe_script.clone().unwrap_or_default()),
            ("MAIL_FROM", self.mail_from.clone()),
            ("MAIL_OPERATOR", self.mail_operator.clone()),
        ];
        variables.extend(self.policy.to_env());
        variables.extend(self.provider.iter().flat_map(ProviderSettings::to_env));
        variables.extend(self.model.iter().flat_map(ModelSettings::to_env));
        if let Some(endpoints) = &self.endpoints {
            variables.extend([
                ("KMS_ENDPOINT", endpoints.kms.clone()),
                ("DYNAMODB_ENDPOINT", endpoints.dynamodb.clone()),
                ("S3_ENDPOINT", endpoints.s3.clone()),
                ("SECRETS_ENDPOINT", endpoints.secrets.clone()),
                ("MAIL_ENDPOINT", endpoints.mail.clone()),
                ("AWS_ACCESS_KEY_ID", endpoints.access_key.clone()),
                ("AWS_SECRET_ACCESS_KEY", endpoints.secret_key.clone()),
            ]);
        }
        variables
    }
}

fn provider() -> Result<Option<ProviderSettings>, SettingsError> {
    let Some(issuer) = optional("OIDC_ISSUER") else { return Ok(None) };
    let (client_id, secret) = (required("OIDC_CLIENT_ID")?, required("OIDC_SECRET")?);
    Ok(Some(ProviderSettings { issuer, client_id, secret }))
}

fn model() -> Result<Option<ModelSettings>, SettingsError> {
    let Some(base) = optional("MODEL_BASE") else { return Ok(None) };
    Ok(Some(ModelSettings { base, name: required("MODEL_NAME")?, secret: required("MODEL_SECRET")? }))
}

/// Either all services are Amazon's, or all are here: half of each would be a mistake.
fn endpoints() -> Result<Option<Endpoints>, SettingsError> {
    let Some(dynamodb) = optional("DYNAMODB_ENDPOINT") else { return Ok(None) };
    Ok(Some(Endpoints {
        dynamodb,
        kms: required("KMS_ENDPOINT")?,
        s3: required("S3_ENDPOINT")?,
        secrets: required("SECRETS_ENDPOINT")?,
        mail: required("MAIL_ENDPOINT")?,
        access_key: required("AWS_ACCESS_KEY_ID")?,
        secret_key: required("AWS_SECRET_ACCESS_KEY")?,
    }))
}
