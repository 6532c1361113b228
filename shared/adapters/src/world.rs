//! The outside world of a function: clients of the real services, handed out as ports. It is long because each port has its
//! few lines here and nowhere else.

use std::sync::Arc;
use std::time::Duration;

use aws_config::retry::RetryConfig;
use aws_config::timeout::TimeoutConfig;
use aws_config::{BehaviorVersion, Region, SdkConfig};
use aws_sdk_dynamodb::config::{Credentials, SharedHttpClient};
use aws_smithy_http_client::{Builder, tls};
use domain::account::Patience;
use shared::http::Guard;
use shared::ports::{
    Accounts, AttemptLog, Documents, Files, IdentityProvider, Ledger, Letters, Mail, Model, Outbox,
    Passwords, Payments, PortError, Prints, PublicSettings, Sessions, Throttle, Tickets, Webhooks,
};
use shared::token::{TokenError, Tokens};
use shared::workflow::guess::Gate;
use shared::workflow::outbox::Post;
use shared::workflow::print::Press;
use shared::workflow::reconcile::Reconciliation;
use shared::workflow::settle::Till;
use shared::workflow::sign_in::Desk;
use thiserror::Error;
use tokio::sync::OnceCell;

use crate::dynamo::{
    Tables, accounts, attempts, documents, ledger, letters, outbox, prints, sessions, throttle, tickets,
};
use crate::index::Index;
use crate::model::{ModelSettingsError, OpenAiModel};
use crate::oidc::{OidcProvider, ProviderSettingsError};
use crate::policy::Policy;
use crate::settings::{Endpoints, Settings, SettingsError};
use crate::stripe::{StripeKeys, StripeSettingsError};
use crate::vault::Vault;
use crate::{mail, passwords, s3, secrets, stripe};

/// Connecting within one region takes milliseconds.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// One try of a call. What has not answered by then is asked again.
const TRY_TIMEOUT: Duration = Duration::from_secs(2);

/// A call with all its tries. Several of them have to fit into the time that a request may take.
const CALL_TIMEOUT: Duration = Duration::from_secs(5);

/// The mail service gets one try and more time.
const MAIL_TIMEOUT: Duration = Duration::from_secs(12);

/// How often a call is made in all. The pauses between the tries grow and have chance in them.
const TRIES: u32 = 3;

/// The services, reached as the settings say.
pub struct World {
    settings: Settings,
    tables: Tables,
    s3: aws_sdk_s3::Client,
    secrets: aws_sdk_secretsmanager::Client,
    mail: aws_sdk_sesv2::Client,
    passwords: Arc<dyn Passwords>,
    index: OnceCell<Index>,
}

/// Why a function cannot start.
#[derive(Debug, Error)]
pub enum WorldError {
    /// A setting is missing.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A secret cannot be had.
    #[error(transparent)]
    Port(#[from] PortError),
    /// The token secret is not good.
    #[error(transparent)]
    Tokens(#[from] TokenError),
    /// The identity provider's settings are not good.
    #[error(transparent)]
    Provider(#[from] ProviderSettingsError),
    /// The language model's settings are not good.
    #[error(transparent)]
    Model(#[from] ModelSettingsError),
    /// The Stripe secret is not good.
    #[error(transparent)]
    Stripe(#[from] StripeSettingsError),
}

/// The HTTP client of the AWS SDK: rustls with ring, which Stripe's client uses too.
#[must_use]
pub fn http_client() -> SharedHttpClient {
    let tls = tls::Provider::Rustls(tls::rustls_provider::CryptoMode::Ring);
    Builder::new().tls_provider(tls).build_https()
}

async fn aws(settings: &Settings, client: SharedHttpClient) -> SdkConfig {
    let timeouts = TimeoutConfig::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .operation_attempt_timeout(TRY_TIMEOUT)
        .operation_timeout(CALL_TIMEOUT);
    let config = aws_config::defaults(BehaviorVersion::latest())
        .region(Region::new(settings.region.clone()))
        .http_client(client)
        .retry_config(RetryConfig::standard().with_max_attempts(TRIES))
        .timeout_config(timeouts.build());
    match &settings.endpoints {
        Some(local) => config.credentials_provider(credentials(local)).load().await,
        None => config.load().await,
    }
}

fn credentials(local: &Endpoints) -> Credentials {
    Credentials::new(&local.access_key, &local.secret_key, None, None, "settings")
}

impl World {
    /// Reads the settings from the environment and builds the clients.
    ///
    /// # Errors
    /// When a setting is missing.
    pub async fn from_env() -> Result<Self, WorldError> {
        Ok(Self::new(Settings::from_env()?).await)
    }

    /// Builds the clients. Nothing is called yet.
    pub async fn new(settings: Settings) -> Self {
        Self::over(settings, http_client()).await
    }

    /// The same, with the AWS services reached through another HTTP client.
    pub async fn over(settings: Settings, client: SharedHttpClient) -> Self {
        let aws = aws(&settings, client).await;
        let mut kms = aws_sdk_kms::config::Builder::from(&aws);
        let mut dynamo = aws_sdk_dynamodb::config::Builder::from(&aws);
        let mut s3 = aws_sdk_s3::config::Builder::from(&aws);
        let mut secrets = aws_sdk_secretsmanager::config::Builder::from(&aws);
        // A mail that was taken must not be sent again because its answer is slow: the outbox decides about another try.
        let slow = TimeoutConfig::builder().connect_timeout(CONNECT_TIMEOUT).operation_timeout(MAIL_TIMEOUT);
        let mut mail = aws_sdk_sesv2::config::Builder::from(&aws)
            .retry_config(RetryConfig::disabled())
            .timeout_config(slow.build());
        if let Some(local) = &settings.endpoints {
            kms = kms.endpoint_url(&local.kms);
            dynamo = dynamo.endpoint_url(&local.dynamodb);
            s3 = s3.endpoint_url(&local.s3).force_path_style(true);
            secrets = secrets.endpoint_url(&local.secrets);
            mail = mail.endpoint_url(&local.mail);
        }
        let vault =
            Vault { kms: aws_sdk_kms::Client::from_conf(kms.build()), key: settings.vault_key.clone() };
        Self {
            tables: Tables::new(aws_sdk_dynamodb::Client::from_conf(dynamo.build()), vault, &settings),
            s3: aws_sdk_s3::Client::from_conf(s3.build()),
            secrets: aws_sdk_secretsmanager::Client::from_conf(secrets.build()),
            mail: aws_sdk_sesv2::Client::from_conf(mail.build()),
            // One for the whole process, so that its turns are the process's.
            passwords: Arc::new(passwords::Argon2Passwords::new()),
            index: OnceCell::new(),
            settings,
        }
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

    /// People's accounts.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn accounts(&self) -> Result<Arc<dyn Accounts>, WorldError> {
        let (tables, index) = (self.tables.clone(), self.index().await?);
        Ok(Arc::new(accounts::DynamoAccounts { tables, index }))
    }

    /// The key of the indexes, read once.
    async fn index(&self) -> Result<Index, WorldError> {
        let read = || async {
            let secret = secrets::read(&self.secrets, &self.settings.index_secret).await?;
            Index::from_secret(&secret)
        };
        Ok(self.index.get_or_try_init(read).await?.clone())
    }

    /// Where the site is: scheme, host and port.
    #[must_use]
    pub fn site_origin(&self) -> &str {
        &self.settings.site_origin
    }

    /// The address of the people who run the service.
    #[must_use]
    pub fn operator(&self) -> &str {
        &self.settings.mail_operator
    }

    /// The guard of a function whose calls are counted: by person where these tokens tell, else by network address.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn guard(&self, tokens: Option<&Tokens>) -> Result<Guard, WorldError> {
        let (throttle, rates) = (self.throttle().await?, self.policy().rates);
        Ok(Guard::of(self.site_origin()).counting(throttle, tokens.cloned(), rates))
    }

    async fn attempts(&self) -> Result<Arc<dyn AttemptLog>, WorldError> {
        let (tables, index) = (self.tables.clone(), self.index().await?);
        Ok(Arc::new(attempts::DynamoAttempts { tables, index }))
    }

    /// Sessions and the keys that sign people in.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn desk(&self) -> Result<Desk, WorldError> {
        Ok(Desk { accounts: self.accounts().await?, sessions: self.sessions(), tokens: self.tokens().await? })
    }

    /// Who may try a password, and how often.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn gate(&self) -> Result<Gate, WorldError> {
        Ok(Gate {
            attempts: self.attempts().await?,
            passwords: self.passwords(),
            patience: Patience(self.policy().tries),
            patience_with_address: Patience(self.policy().tries_from_address),
        })
    }

    /// Secrets that are good once.
    #[must_use]
    pub fn tickets(&self) -> Arc<dyn Tickets> {
        Arc::new(tickets::DynamoTickets(self.tables.clone()))
    }

    /// Sessions.
    #[must_use]
    pub fn sessions(&self) -> Arc<dyn Sessions> {
        Arc::new(sessions::DynamoSessions(self.tables.clone()))
    }

    /// Counters of what clients do.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn throttle(&self) -> Result<Arc<dyn Throttle>, WorldError> {
        let (tables, index) = (self.tables.clone(), self.index().await?);
        Ok(Arc::new(throttle::DynamoThrottle { tables, index }))
    }

    /// Letters to the people who run the service.
    #[must_use]
    pub fn letters(&self) -> Arc<dyn Letters> {
        Arc::new(letters::DynamoLetters(self.tables.clone()))
    }

    /// Documents.
    #[must_use]
    pub fn documents(&self) -> Arc<dyn Documents> {
        Arc::new(documents::DynamoDocuments(self.tables.clone()))
    }

    /// The payment ledger.
    #[must_use]
    pub fn ledger(&self) -> Arc<dyn Ledger> {
        Arc::new(ledger::DynamoLedger(self.tables.clone()))
    }

    /// Mail that waits to be sent.
    #[must_use]
    pub fn outbox(&self) -> Arc<dyn Outbox> {
        Arc::new(outbox::DynamoOutbox(self.tables.clone()))
    }

    /// What sending the mail that waits needs.
    #[must_use]
    pub fn post(&self) -> Post {
        Post { outbox: self.outbox(), mail: self.mail() }
    }

    /// Documents whose PDF is to be made.
    #[must_use]
    pub fn prints(&self) -> Arc<dyn Prints> {
        Arc::new(prints::DynamoPrints(self.tables.clone()))
    }

    /// Finished PDFs.
    #[must_use]
    pub fn files(&self) -> Arc<dyn Files> {
        let (client, vault) = (self.s3.clone(), self.tables.vault.clone());
        Arc::new(s3::S3Files { client, bucket: self.settings.documents_bucket.clone(), vault })
    }

    /// Outgoing mail.
    #[must_use]
    pub fn mail(&self) -> Arc<dyn Mail> {
        Arc::new(mail::SesMail { client: self.mail.clone(), from: self.settings.mail_from.clone() })
    }

    /// Password hashing.
    #[must_use]
    pub fn passwords(&self) -> Arc<dyn Passwords> {
        self.passwords.clone()
    }

    /// The keys that sign people in.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn tokens(&self) -> Result<Tokens, WorldError> {
        let secret = secrets::read(&self.secrets, &self.settings.token_secret).await?;
        Ok(Tokens::from_secret(&secret)?)
    }

    /// The identity provider, when there is one.
    ///
    /// # Errors
    /// When its secret cannot be had, or is not good.
    pub async fn provider(&self) -> Result<Option<Arc<dyn IdentityProvider>>, WorldError> {
        let Some(settings) = &self.settings.provider else { return Ok(None) };
        let secret = secrets::read(&self.secrets, &settings.secret).await?;
        Ok(Some(Arc::new(OidcProvider::new(settings, &secret, self.site_origin())?)))
    }

    /// The language model behind the assistant, when there is one and the operator has not switched it off.
    ///
    /// # Errors
    /// When its secret cannot be had, or is not good.
    pub async fn model(&self) -> Result<Option<Arc<dyn Model>>, WorldError> {
        let settings = self.settings.model.as_ref().filter(|_| self.policy().model);
        let Some(settings) = settings else { return Ok(None) };
        let secret = secrets::read(&self.secrets, &settings.secret).await?;
        Ok(Some(Arc::new(OpenAiModel::new(settings, &secret)?)))
    }

    async fn stripe_keys(&self) -> Result<StripeKeys, WorldError> {
        let secret = secrets::read(&self.secrets, &self.settings.stripe_secret).await?;
        Ok(StripeKeys::parse(&secret, &self.settings)?)
    }

    /// The payment provider.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn payments(&self) -> Result<Arc<dyn Payments>, WorldError> {
        let keys = self.stripe_keys().await?;
        Ok(Arc::new(stripe::StripePayments::new(&keys, self.settings.stripe_api.as_deref())?))
    }

    /// The payment provider's webhook.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn webhooks(&self) -> Result<Arc<dyn Webhooks>, WorldError> {
        Ok(Arc::new(stripe::StripeWebhooks::new(&self.stripe_keys().await?)))
    }

    /// What a browser has to know to pay.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn payment_settings(&self) -> Result<PublicSettings, WorldError> {
        let keys = self.stripe_keys().await?;
        Ok(keys.public(self.settings.stripe_script.clone()))
    }

    /// What settling a payment needs.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn till(&self) -> Result<Till, WorldError> {
        Ok(Till {
            accounts: self.accounts().await?,
            documents: self.documents(),
            ledger: self.ledger(),
            payments: self.payments().await?,
            operator: self.settings.mail_operator.clone(),
            site: self.site_origin().to_string(),
        })
    }

    /// What reconciling needs.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn reconciliation(&self) -> Result<Reconciliation, WorldError> {
        let press = Press { documents: self.documents(), files: self.files() };
        Ok(Reconciliation { till: self.till().await?, press, prints: self.prints() })
    }
}
