//! The outside world of a function: the store, and clients of the real services, handed out by the name of their use.

mod clients;
mod ports;
mod store;
mod workflows;

use std::sync::Arc;
use std::time::Duration;

use aws_sdk_dynamodb::config::SharedHttpClient;
use domain::assembly::nonlawyer::{Nonlawyer, NonlawyerError};
use domain::content::CourtForm;
use shared::http::OriginError;
use shared::passwords::Passwords;
use shared::ports::PortError;
use shared::store::{DraftLimits, Encryptor, TableNames, Tables};
use shared::token::{TokenError, Tokens};
use shared::webauthn::NoSiteForPasskeys;
use shared::workflow::court_forms::KnownForms;
use thiserror::Error;

use clients::Clients;
pub use clients::http_client;

use crate::model::ModelSettingsError;
use crate::oidc::ProviderSettingsError;
use crate::policy::Policy;
use crate::secrets::Secrets;
use crate::settings::{Setting, Settings, SettingsError};
use crate::stripe::StripeSettingsError;

/// Warming up may not keep a function from starting: AWS Lambda gives it ten seconds.
const WARM_UP: Duration = Duration::from_secs(3);

/// The services, reached as the settings say.
pub struct Services {
    settings: Settings,
    tables: Tables,
    s3: aws_sdk_s3::Client,
    secrets: Secrets,
    mail: aws_sdk_sesv2::Client,
    aws: aws_config::SdkConfig,
    passwords: Arc<Passwords>,
    known_forms: KnownForms,
}

/// Why a function cannot start.
#[derive(Debug, Error)]
pub enum ServicesError {
    /// A setting is missing.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A secret cannot be had.
    #[error(transparent)]
    Port(#[from] PortError),
    /// The token secret is not good.
    #[error(transparent)]
    Tokens(#[from] TokenError),
    /// The origin's secret is not good.
    #[error(transparent)]
    Origin(#[from] OriginError),
    /// The identity provider's settings are not good.
    #[error(transparent)]
    Provider(#[from] ProviderSettingsError),
    /// The language model's settings are not good.
    #[error(transparent)]
    Model(#[from] ModelSettingsError),
    /// The Stripe secret is not good.
    #[error(transparent)]
    Stripe(#[from] StripeSettingsError),
    /// The site's address is none for passkeys.
    #[error(transparent)]
    Passkeys(#[from] NoSiteForPasskeys),
}

impl Services {
    /// The world of a function that starts: reads the settings from the environment and builds the clients. Secrets are
    /// read and connections opened now, because AWS Lambda gives a starting function a whole processor, and a small one
    /// only a part of it afterwards: the first handshake of TLS took 745 ms instead of 21 in a published measurement at
    /// 128 MB.
    ///
    /// # Errors
    /// When a setting cannot be read.
    pub async fn from_env() -> Result<Self, ServicesError> {
        let services = Self::new(Settings::from_env()?);
        services.warm().await;
        Ok(services)
    }

    /// Builds the clients. Nothing is called yet.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self::over(settings, http_client())
    }

    /// The same, with the AWS services reached through another HTTP client.
    #[must_use]
    pub fn over(settings: Settings, client: SharedHttpClient) -> Self {
        let clients = Clients::new(&settings, client);
        Self {
            tables: tables(&settings, &clients),
            s3: clients.s3,
            secrets: Secrets::new(clients.secrets, &settings),
            mail: clients.mail,
            aws: clients.aws,
            // One for the whole process, so that its turns are the process's.
            passwords: Arc::new(Passwords::default()),
            known_forms: CourtForm::embedded,
            settings,
        }
    }

    /// The same, with maps of other court forms.
    #[must_use]
    pub fn knowing(mut self, known_forms: KnownForms) -> Self {
        self.known_forms = known_forms;
        self
    }

    /// Opens the connections that a first request would wait for. A service that does not answer now is asked again then.
    async fn warm(&self) {
        let all =
            async { tokio::join!(self.secrets.read_all(), self.tables.warm(), self.tables.encryptor.warm()) };
        tokio::time::timeout(WARM_UP, all).await.ok();
    }

    async fn secret(&self, secret: Setting) -> Result<&str, ServicesError> {
        let text = self.secrets.text(secret).await?;
        Ok(text.ok_or(SettingsError::Missing(secret.variable()))?)
    }

    /// How the services are reached.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the operator decides.
    #[must_use]
    pub fn policy(&self) -> &Policy {
        &self.settings.policy
    }

    /// Where the site is: scheme, host and port.
    ///
    /// # Errors
    /// When it was not told.
    pub fn site_origin(&self) -> Result<&str, ServicesError> {
        Ok(self.settings.needed(Setting::SiteOrigin)?)
    }

    /// The address of the people who run the service.
    ///
    /// # Errors
    /// When it was not told.
    pub fn operator(&self) -> Result<&str, ServicesError> {
        Ok(self.settings.needed(Setting::MailOperator)?)
    }

    /// Whom family law papers name as the nonlawyer who helped.
    ///
    /// # Errors
    /// When it was not told, or a detail is missing.
    pub fn nonlawyer(&self) -> Result<Nonlawyer, ServicesError> {
        let told = self.settings.needed(Setting::Nonlawyer)?;
        let unreadable = |cause: NonlawyerError| {
            SettingsError::Unreadable(Setting::Nonlawyer.variable(), cause.to_string())
        };
        Ok(told.parse().map_err(unreadable)?)
    }

    /// Password hashing.
    #[must_use]
    pub fn passwords(&self) -> Arc<Passwords> {
        self.passwords.clone()
    }

    /// The keys that sign people in.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn tokens(&self) -> Result<Tokens, ServicesError> {
        Ok(Tokens::from_secret(self.secret(Setting::TokenSecret).await?)?)
    }
}

fn tables(settings: &Settings, clients: &Clients) -> Tables {
    let given = |setting| settings.given(setting).unwrap_or_default().to_string();
    let names = TableNames {
        main: given(Setting::MainTable),
        sessions: given(Setting::SessionsTable),
        ledger: given(Setting::LedgerTable),
    };
    let drafts = DraftLimits { days: settings.policy.draft_days, most: settings.policy.drafts };
    let rows = clients.dynamodb.clone();
    let key = given(Setting::EncryptionKey);
    let encryptor = Encryptor::new(clients.kms.clone(), &key, rows.clone(), &names.main);
    Tables::new(rows, encryptor, names, drafts)
}
