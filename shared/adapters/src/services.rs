//! The outside world of a function: clients of the real services, handed out as ports. It is long because each port has its
//! few lines here and nowhere else.

use std::sync::Arc;
use std::time::Duration;

use aws_config::environment::EnvironmentVariableCredentialsProvider;
use aws_config::retry::RetryConfig;
use aws_config::timeout::TimeoutConfig;
use aws_config::{BehaviorVersion, Region, SdkConfig};
use aws_sdk_dynamodb::config::{Credentials, SharedCredentialsProvider, SharedHttpClient};
use aws_sdk_s3::config::ResponseChecksumValidation;
use aws_smithy_http_client::{Builder, tls};
use domain::accounts::FreeTries;
use domain::assembly::nonlawyer::{Nonlawyer, NonlawyerError};
use shared::http::{Origin, OriginError, People, RequestPolicy};
use shared::ports::{
    Accounts, AttemptLog, Devices, Documents, Files, IdentityProvider, Ledger, Mail, Model, OneTimeTokens,
    Outbox, Passkeys, Passwords, Payments, PortError, PrintJobs, PublicSettings, Sessions, SupportMessages,
    Suppressions, Throttle, WebAuthn, Webhooks,
};
use shared::timeouts;
use shared::token::{TokenError, Tokens};
use shared::workflow::feedback::Feedback;
use shared::workflow::login_throttle::LoginThrottle;
use shared::workflow::outbox::OutboxSender;
use shared::workflow::passkey::PasskeyService;
use shared::workflow::print::PdfService;
use shared::workflow::reconcile::Reconciliation;
use shared::workflow::security_log::SecurityLog;
use shared::workflow::settle::PaymentService;
use shared::workflow::sign_in::SessionIssuer;
use thiserror::Error;

use crate::dynamo::{
    Tables, accounts, activity, attempts, devices, documents, ledger, one_time_tokens, outbox, passkeys,
    print_jobs, sessions, support_messages, suppressions, throttle,
};
use crate::encryptor::Encryptor;
use crate::index::Index;
use crate::model::{ModelSettingsError, OpenAiModel};
use crate::oidc::{OidcProvider, ProviderSettingsError, Registration};
use crate::policy::Policy;
use crate::secrets::Secrets;
use crate::settings::{Setting, Settings, SettingsError};
use crate::stripe::{StripeKeys, StripeSettingsError};
use crate::webauthn::NoSiteForPasskeys;
use crate::{mail, passwords, s3, stripe, trust, webauthn};

/// Connecting within one region takes milliseconds.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// One try of a call. What has not answered by then is asked again.
const TRY_TIMEOUT: Duration = Duration::from_secs(2);

/// A call with all its tries. Several of them have to fit into the time that a request may take.
const CALL_TIMEOUT: Duration = Duration::from_secs(5);

/// The mail service gets one try and more time.
const MAIL_TIMEOUT: Duration = Duration::from_secs(12);

/// Warming up may not keep a function from starting: AWS Lambda gives it ten seconds.
const WARM_UP: Duration = Duration::from_secs(3);

/// How often a call is made in all. The pauses between the tries grow and have chance in them.
const TRIES: u32 = 3;

/// The services, reached as the settings say.
pub struct Services {
    settings: Settings,
    tables: Tables,
    s3: aws_sdk_s3::Client,
    secrets: Secrets,
    mail: aws_sdk_sesv2::Client,
    passwords: Arc<dyn Passwords>,
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

/// The HTTP client of the AWS SDK: rustls with ring, which other clients use too.
#[must_use]
pub fn http_client() -> SharedHttpClient {
    let provider = tls::Provider::Rustls(tls::rustls_provider::CryptoMode::Ring);
    let client = Builder::new().tls_provider(provider);
    match tls::TlsContext::builder().with_trust_store(trust::of_amazon()).build() {
        Ok(context) => client.tls_context(context).build_https(),
        // It is built of what is given and cannot fail; what would be taken here is the system's list.
        Err(_) => client.build_https(),
    }
}

/// On AWS Lambda the environment has the credentials, so nothing else is asked for them: no metadata service, no STS.
fn credentials(settings: &Settings) -> SharedCredentialsProvider {
    match settings.endpoints.as_ref().and_then(|local| local.keys.as_ref()) {
        Some((id, secret)) => {
            SharedCredentialsProvider::new(Credentials::new(id, secret, None, None, "settings"))
        }
        None => SharedCredentialsProvider::new(EnvironmentVariableCredentialsProvider::new()),
    }
}

fn aws(settings: &Settings, client: SharedHttpClient) -> SdkConfig {
    let timeouts = TimeoutConfig::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .operation_attempt_timeout(TRY_TIMEOUT)
        .operation_timeout(CALL_TIMEOUT);
    SdkConfig::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new(settings.region.clone()))
        .http_client(client)
        .credentials_provider(credentials(settings))
        .retry_config(RetryConfig::standard().with_max_attempts(TRIES))
        .timeout_config(timeouts.build())
        .build()
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
        let aws = aws(&settings, client);
        let mut kms = aws_sdk_kms::config::Builder::from(&aws);
        let mut dynamo = aws_sdk_dynamodb::config::Builder::from(&aws);
        // The encryptor's tag shows each change of a file; a checksum that does not fit would be a failure of S3, which passes.
        let mut s3 = aws_sdk_s3::config::Builder::from(&aws)
            .response_checksum_validation(ResponseChecksumValidation::WhenRequired);
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
        let rows = aws_sdk_dynamodb::Client::from_conf(dynamo.build());
        let encryptor = Encryptor::new(aws_sdk_kms::Client::from_conf(kms.build()), rows.clone(), &settings);
        let secrets = aws_sdk_secretsmanager::Client::from_conf(secrets.build());
        Self {
            tables: Tables::new(rows, encryptor, &settings),
            s3: aws_sdk_s3::Client::from_conf(s3.build()),
            secrets: Secrets::new(secrets, &settings),
            mail: aws_sdk_sesv2::Client::from_conf(mail.build()),
            // One for the whole process, so that its turns are the process's.
            passwords: Arc::new(passwords::Argon2Passwords::new()),
            settings,
        }
    }

    /// Opens the connections that a first request would wait for. A service that does not answer now is asked again then.
    async fn warm(&self) {
        let all =
            async { tokio::join!(self.secrets.read_all(), self.tables.warm(), self.tables.encryptor.warm()) };
        tokio::time::timeout(WARM_UP, all).await.ok();
    }

    /// The tables, for what uses these of them.
    fn tables<const N: usize>(&self, used: [Setting; N]) -> Result<Tables, SettingsError> {
        for setting in [Setting::EncryptionKey].iter().chain(&used) {
            self.settings.needed(*setting)?;
        }
        Ok(self.tables.clone())
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

    /// People's accounts.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn accounts(&self) -> Result<Arc<dyn Accounts>, ServicesError> {
        let (tables, index) = (self.tables([Setting::MainTable])?, self.index().await?);
        Ok(Arc::new(accounts::DynamoAccounts { tables, index }))
    }

    async fn index(&self) -> Result<Index, ServicesError> {
        Ok(Index::from_secret(self.secret(Setting::IndexSecret).await?)?)
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

    /// What the CDN shows, where the settings name it.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    async fn origin(&self) -> Result<Option<Origin>, ServicesError> {
        let secret = self.secrets.text(Setting::OriginSecret).await?;
        Ok(secret.map(Origin::from_secret).transpose()?)
    }

    /// The request policy of a function whose calls are neither counted nor tied to a site.
    ///
    /// # Errors
    /// When the origin's secret cannot be had or is not good.
    pub async fn open_request_policy(&self) -> Result<RequestPolicy, ServicesError> {
        let site = self.settings.given(Setting::SiteOrigin).unwrap_or_default();
        Ok(RequestPolicy::of(site).behind(self.origin().await?))
    }

    /// The request policy of a function whose calls are counted: by person where a session of these tokens is open, else by network
    /// address.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn request_policy(&self, tokens: Option<&Tokens>) -> Result<RequestPolicy, ServicesError> {
        let (throttle, rates) = (self.throttle().await?, self.policy().rates);
        let request_policy = RequestPolicy::of(self.site_origin()?).behind(self.origin().await?);
        let people = match tokens.cloned() {
            Some(tokens) => Some(People { tokens, sessions: self.sessions()? }),
            None => None,
        };
        Ok(request_policy.counting(throttle, people, rates))
    }

    async fn attempts(&self) -> Result<Arc<dyn AttemptLog>, ServicesError> {
        let (tables, index) = (self.tables([Setting::SessionsTable])?, self.index().await?);
        Ok(Arc::new(attempts::DynamoAttempts { tables, index }))
    }

    /// What signing in needs: sessions, known devices, security events, and the keys that sign people in.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn session_issuer(&self) -> Result<SessionIssuer, ServicesError> {
        Ok(SessionIssuer {
            accounts: self.accounts().await?,
            devices: self.devices()?,
            security_log: self.security_log().await?,
            outbox: self.outbox()?,
            passkeys: self.passkey_rows()?,
            sessions: self.sessions()?,
            site: self.site_origin()?.to_string(),
            one_time_tokens: self.one_time_tokens()?,
            tokens: self.tokens().await?,
        })
    }

    /// The browsers that accounts know.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn devices(&self) -> Result<Arc<dyn Devices>, ServicesError> {
        Ok(Arc::new(devices::DynamoDevices(self.tables([Setting::SessionsTable])?)))
    }

    /// Where security events are written down.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn security_log(&self) -> Result<SecurityLog, ServicesError> {
        let (tables, index) = (self.tables([Setting::SessionsTable])?, self.index().await?);
        Ok(SecurityLog { activity: Arc::new(activity::DynamoActivity { tables, index }) })
    }

    /// Who may try a password, and how often.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn login_throttle(&self) -> Result<LoginThrottle, ServicesError> {
        Ok(LoginThrottle {
            attempts: self.attempts().await?,
            passwords: self.passwords(),
            free_tries: FreeTries(self.policy().tries),
            free_tries_of_address: FreeTries(self.policy().tries_from_address),
        })
    }

    /// Secrets that are good once.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn one_time_tokens(&self) -> Result<Arc<dyn OneTimeTokens>, ServicesError> {
        Ok(Arc::new(one_time_tokens::DynamoOneTimeTokens(self.tables([Setting::SessionsTable])?)))
    }

    /// What asking for passkeys needs.
    ///
    /// # Errors
    /// When a table was not told, and when the site's address is none for passkeys.
    pub fn passkeys(&self) -> Result<PasskeyService, ServicesError> {
        let webauthn: Arc<dyn WebAuthn> = Arc::new(webauthn::WebAuthn::new(self.site_origin()?)?);
        Ok(PasskeyService {
            passkeys: self.passkey_rows()?,
            webauthn,
            one_time_tokens: self.one_time_tokens()?,
        })
    }

    fn passkey_rows(&self) -> Result<Arc<dyn Passkeys>, ServicesError> {
        Ok(Arc::new(passkeys::DynamoPasskeys(self.tables([Setting::MainTable])?)))
    }

    /// Sessions.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn sessions(&self) -> Result<Arc<dyn Sessions>, ServicesError> {
        Ok(Arc::new(sessions::DynamoSessions(self.tables([Setting::SessionsTable])?)))
    }

    /// Counters of what clients do.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn throttle(&self) -> Result<Arc<dyn Throttle>, ServicesError> {
        let (tables, index) = (self.tables([Setting::SessionsTable])?, self.index().await?);
        Ok(Arc::new(throttle::DynamoThrottle { tables, index }))
    }

    /// Letters to the people who run the service.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn support_messages(&self) -> Result<Arc<dyn SupportMessages>, ServicesError> {
        Ok(Arc::new(support_messages::DynamoSupportMessages(self.tables([Setting::MainTable])?)))
    }

    /// Documents.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn documents(&self) -> Result<Arc<dyn Documents>, ServicesError> {
        Ok(Arc::new(documents::DynamoDocuments(self.tables([Setting::MainTable])?)))
    }

    /// The payment ledger.
    ///
    /// # Errors
    /// When a table was not told.
    pub fn ledger(&self) -> Result<Arc<dyn Ledger>, ServicesError> {
        let tables = self.tables([Setting::MainTable, Setting::LedgerTable])?;
        Ok(Arc::new(ledger::DynamoLedger(tables)))
    }

    /// Mail that waits to be sent.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn outbox(&self) -> Result<Arc<dyn Outbox>, ServicesError> {
        Ok(Arc::new(outbox::DynamoOutbox(self.tables([Setting::MainTable])?)))
    }

    /// What sending the mail that waits needs.
    ///
    /// # Errors
    /// When a setting was not told.
    pub async fn outbox_sender(&self) -> Result<OutboxSender, ServicesError> {
        Ok(OutboxSender { outbox: self.outbox()?, mail: self.mail().await? })
    }

    /// What reading the mail service's events needs.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn feedback(&self) -> Result<Feedback, ServicesError> {
        Ok(Feedback { suppressions: self.suppressions().await? })
    }

    async fn suppressions(&self) -> Result<Arc<dyn Suppressions>, ServicesError> {
        let (tables, index) = (self.tables([Setting::MainTable])?, self.index().await?);
        Ok(Arc::new(suppressions::DynamoSuppressions { tables, index }))
    }

    /// Documents whose PDF is to be made.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn print_jobs(&self) -> Result<Arc<dyn PrintJobs>, ServicesError> {
        Ok(Arc::new(print_jobs::DynamoPrintJobs(self.tables([Setting::MainTable])?)))
    }

    /// Finished PDFs.
    ///
    /// # Errors
    /// When the bucket, the table with people's keys or the encryptor's key was not told.
    pub fn files(&self) -> Result<Arc<dyn Files>, ServicesError> {
        let (client, encryptor) = (self.s3.clone(), self.tables([Setting::MainTable])?.encryptor);
        let bucket = self.settings.needed(Setting::DocumentsBucket)?.to_string();
        Ok(Arc::new(s3::S3Files { client, bucket, encryptor }))
    }

    /// Outgoing mail.
    ///
    /// # Errors
    /// When its sender was not told, or the secret of the index cannot be had or is not good.
    pub async fn mail(&self) -> Result<Arc<dyn Mail>, ServicesError> {
        let from = self.settings.needed(Setting::MailFrom)?.to_string();
        let suppressions = self.suppressions().await?;
        Ok(Arc::new(mail::SesMail { client: self.mail.clone(), from, suppressions }))
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
    pub async fn tokens(&self) -> Result<Tokens, ServicesError> {
        Ok(Tokens::from_secret(self.secret(Setting::TokenSecret).await?)?)
    }

    /// The identity provider, when there is one.
    ///
    /// # Errors
    /// When its secret cannot be had, or is not good.
    pub async fn provider(&self) -> Result<Option<Arc<dyn IdentityProvider>>, ServicesError> {
        let Some(issuer) = self.settings.given(Setting::OidcIssuer) else { return Ok(None) };
        let client_id = self.settings.needed(Setting::OidcClientId)?;
        let registration =
            Registration { issuer, client_id, secret: self.secret(Setting::OidcSecret).await? };
        Ok(Some(Arc::new(OidcProvider::new(registration, self.site_origin()?)?)))
    }

    /// The language model behind the assistant, when there is one and the operator has not switched it off.
    ///
    /// # Errors
    /// When its secret cannot be had, or is not good.
    pub async fn model(&self) -> Result<Option<Arc<dyn Model>>, ServicesError> {
        let base = self.settings.given(Setting::ModelBase).filter(|_| self.policy().model);
        let Some(base) = base else { return Ok(None) };
        let name = self.settings.needed(Setting::ModelName)?;
        Ok(Some(Arc::new(OpenAiModel::new(base, name, self.secret(Setting::ModelSecret).await?)?)))
    }

    async fn stripe_keys(&self) -> Result<StripeKeys, ServicesError> {
        Ok(StripeKeys::parse(self.secret(Setting::StripeSecret).await?, &self.settings)?)
    }

    /// The payment provider.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn payments(&self) -> Result<Arc<dyn Payments>, ServicesError> {
        let keys = self.stripe_keys().await?;
        Ok(Arc::new(stripe::StripePayments::new(&keys, self.settings.given(Setting::StripeApi))?))
    }

    /// The payment provider's webhook.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn webhooks(&self) -> Result<Arc<dyn Webhooks>, ServicesError> {
        Ok(Arc::new(stripe::StripeWebhooks::new(&self.stripe_keys().await?)))
    }

    /// What a browser has to know to pay.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn payment_settings(&self) -> Result<PublicSettings, ServicesError> {
        let keys = self.stripe_keys().await?;
        Ok(keys.public(self.settings.given(Setting::StripeScript).map(str::to_string)))
    }

    /// What settling a payment needs.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn payment_service(&self) -> Result<PaymentService, ServicesError> {
        Ok(PaymentService {
            accounts: self.accounts().await?,
            documents: self.documents()?,
            ledger: self.ledger()?,
            payments: self.payments().await?,
            operator: self.operator()?.to_string(),
            site: self.site_origin()?.to_string(),
        })
    }

    /// What reconciling needs.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn reconciliation(&self) -> Result<Reconciliation, ServicesError> {
        let pdf_service =
            PdfService { documents: self.documents()?, files: self.files()?, nonlawyer: self.nonlawyer()? };
        let longest = timeouts::working_time("reconcile");
        Ok(Reconciliation {
            payment_service: self.payment_service().await?,
            pdf_service,
            print_jobs: self.print_jobs()?,
            longest,
        })
    }
}
