//! Starting everything, in order: the folder, the services, the tables, the functions, the site.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use adapters::{Endpoints, Services, ServicesError, Setting};
use axum::Router;
use domain::assembly::nonlawyer::Nonlawyer;
use serde_json::Value;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::page_headers::PageHeaders;
use crate::pages::Pages;
use crate::settings::{LanguageModel, Provider, Settings};
use crate::{api, aws, schedule, secrets, site, tables};

/// The local product, listening.
pub struct Product {
    site: TcpListener,
    router: Router,
    site_address: String,
    stripe_address: String,
    provider: Option<Provider>,
    assistant: String,
    data: PathBuf,
    services: Services,
    mail_events: UnboundedReceiver<Value>,
    _lock: File,
}

/// Why the product cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// A port is taken.
    #[error("Port {port} is in use. Set {setting} to another port, for example {setting}={}.", .port.wrapping_add(1))]
    PortTaken {
        /// The port.
        port: u16,
        /// The setting that moves it.
        setting: &'static str,
    },
    /// Another instance has the folder.
    #[error("{} is in use by another Coquina. Set COQUINA_DATA to another folder.", .0.display())]
    FolderTaken(PathBuf),
    /// The folder cannot be written, or a listener not opened.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A service does not do as it should.
    #[error("The local services did not start: {0}")]
    Services(Box<dyn std::error::Error + Send + Sync>),
    /// A function cannot start.
    #[error("The functions did not start: {0}")]
    Functions(#[from] ServicesError),
}

/// Loopback only: no one else on the network is meant to reach this.
async fn listen(port: u16, setting: &'static str) -> Result<TcpListener, StartError> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => StartError::PortTaken { port, setting },
        _ => error.into(),
    })
}

fn address(listener: &TcpListener) -> io::Result<String> {
    Ok(format!("http://{}", listener.local_addr()?))
}

/// The system frees the lock when the process ends, however it ends.
fn lock(data: &PathBuf) -> Result<File, StartError> {
    fs::create_dir_all(data)?;
    let lock = File::create(data.join("lock"))?;
    lock.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => StartError::FolderTaken(data.clone()),
        TryLockError::Error(error) => error.into(),
    })?;
    Ok(lock)
}

impl Product {
    /// Starts the services and the functions. Nothing is served until [`Product::run`].
    ///
    /// # Errors
    /// A sentence that says what to do about it.
    pub async fn start(settings: Settings) -> Result<Self, StartError> {
        let lock = lock(&settings.data)?;
        let site = listen(settings.port, "COQUINA_PORT").await?;
        let stripe = listen(settings.stripe_port, "COQUINA_STRIPE_PORT").await?;
        let (site_address, stripe_address) = (address(&site)?, address(&stripe)?);
        let keys = keep_secrets(&settings)?;
        let (tell_of_mail, mail_events) = mpsc::unbounded_channel();
        let endpoints = serve_aws(&settings, &keys, tell_of_mail).await?;
        let functions = functions(&settings, endpoints, &site_address, &stripe_address);
        write_environment(&settings, &functions)?;
        tables::create(&functions).await.map_err(StartError::Services)?;
        let services = Services::new(functions);
        let api = api::router(&services).await?;
        serve_stripe(stripe, &settings, &site_address, keys.webhook);
        let page_headers = PageHeaders::with(&stripe_address).map_err(StartError::Services)?;
        let pages = Pages::read().map_err(|failure| StartError::Services(failure.into()))?;
        let router = site::router(api, &settings.web, pages, page_headers, &services);
        let assistant = assistant(&settings);
        let Settings { provider, data, .. } = settings;
        Ok(Self {
            site,
            router,
            site_address,
            stripe_address,
            provider,
            assistant,
            data,
            services,
            mail_events,
            _lock: lock,
        })
    }

    /// Where the site and the API are.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.site_address
    }

    /// Where the Stripe emulator is.
    #[must_use]
    pub fn stripe_address(&self) -> &str {
        &self.stripe_address
    }

    /// What to tell the person who started it.
    #[must_use]
    pub fn greeting(&self) -> String {
        let none = "none; people sign in with a password (COQUINA_OIDC_ISSUER names one)";
        let identity = self.provider.as_ref().map_or(none, |provider| &provider.issuer);
        let port = self.site.local_addr().map(|address| address.port()).unwrap_or_default();
        format!(
            "\nCoquina is ready.\n\n  \
             Open       http://localhost:{port}\n  \
             Test card  4242 4242 4242 4242, any future date, any CVC\n  \
             Mail       {}\n  \
             Stripe     {} (emulator; its knobs are under /_config)\n  \
             Identity   {identity}\n  \
             Assistant  {}\n  \
             Log        {}\n\n\
             Press Ctrl+C to stop. Everything you did is kept.\n",
            self.data.join("mail").display(),
            self.stripe_address,
            self.assistant,
            self.data.join("coquina.log").display(),
        )
    }

    /// The services as the functions reach them.
    #[must_use]
    pub fn services(&self) -> &Services {
        &self.services
    }

    /// Serves until Ctrl+C, with the clock running.
    ///
    /// # Errors
    /// When the scheduled functions cannot start.
    pub async fn run(self) -> Result<(), StartError> {
        schedule::start(&self.services).await.map_err(StartError::Services)?;
        schedule::hear(&self.services, self.mail_events).await.map_err(StartError::Services)?;
        let stop = async {
            tokio::signal::ctrl_c().await.ok();
        };
        let service = self.router.into_make_service_with_connect_info::<SocketAddr>();
        tokio::select! {
            () = stop => {}
            _ = axum::serve(self.site, service) => {}
        }
        Ok(())
    }
}

fn keep_secrets(settings: &Settings) -> io::Result<secrets::Keys> {
    let folder = settings.data.join("secrets");
    let keys = secrets::create(&folder)?;
    if let Some(provider) = &settings.provider {
        secrets::keep_provider(&folder, &provider.secret)?;
    }
    if let Some(model) = &settings.model {
        secrets::keep_model(&folder, &model.key)?;
    }
    Ok(keys)
}

/// Who speaks for the assistant.
fn assistant(settings: &Settings) -> String {
    match settings.model.as_ref().filter(|_| settings.policy.model) {
        Some(model) => format!("model {} at {}, and the built-in guide", model.name, model.address),
        None => "built-in guide (COQUINA_MODEL_URL names a model)".to_string(),
    }
}

async fn serve_aws(
    settings: &Settings,
    keys: &secrets::Keys,
    tell_of_mail: UnboundedSender<Value>,
) -> Result<Endpoints, StartError> {
    let here = |folder: &str| settings.data.join(folder);
    let free = || listen(0, "COQUINA_PORT");
    let (dynamodb, kms, s3) = (free().await?, free().await?, free().await?);
    let (secrets, mail) = (free().await?, free().await?);
    let access_key = "coquina".to_string();
    let endpoints = Endpoints {
        dynamodb: address(&dynamodb)?,
        kms: address(&kms)?,
        s3: address(&s3)?,
        secrets: address(&secrets)?,
        mail: address(&mail)?,
        keys: Some((access_key.clone(), keys.aws.clone())),
    };
    aws::dynamodb::serve(dynamodb, &here("dynamodb.sqlite")).map_err(StartError::Services)?;
    aws::kms::serve(kms, here("secrets").join("kms.json"));
    aws::s3::serve(s3, &settings.data, &access_key, &keys.aws).map_err(StartError::Services)?;
    aws::secrets::serve(secrets, here("secrets"));
    aws::mail::serve(mail, here("mail"), tell_of_mail)?;
    Ok(endpoints)
}

fn functions(settings: &Settings, endpoints: Endpoints, site: &str, stripe: &str) -> adapters::Settings {
    let mut told = BTreeMap::from([
        (Setting::MainTable, tables::name("main")),
        (Setting::SessionsTable, tables::name("sessions")),
        (Setting::LedgerTable, tables::name("ledger")),
        (Setting::DocumentsBucket, "coquina-documents".to_string()),
        (Setting::EncryptionKey, "alias/coquina".to_string()),
        (Setting::SiteOrigin, site.replace("127.0.0.1", "localhost")),
        (Setting::IndexSecret, secrets::INDEX.to_string()),
        (Setting::TokenSecret, secrets::TOKENS.to_string()),
        (Setting::StripeSecret, secrets::STRIPE.to_string()),
        (Setting::StripeApi, format!("{stripe}/")),
        (Setting::StripeScript, format!("{stripe}/endive/stripe.js")),
        (Setting::MailFrom, "Coquina <no-reply@coquina.example>".to_string()),
        (Setting::MailOperator, "operator@coquina.example".to_string()),
    ]);
    told.extend(nonlawyer().map(|details| (Setting::Nonlawyer, details)));
    told.extend(settings.provider.iter().flat_map(provider));
    told.extend(settings.model.iter().flat_map(model));
    let (region, policy) = ("us-east-1".to_string(), settings.policy.clone());
    adapters::Settings { region, told, policy, endpoints: Some(endpoints) }
}

/// Whom papers name on this machine: the example of the stage for trying things out.
fn nonlawyer() -> Option<String> {
    let config: serde_json::Value = serde_json::from_str(include_str!("../../config/dev.json")).ok()?;
    let nonlawyer: Nonlawyer = serde_json::from_value(config.get("nonlawyer")?.clone()).ok()?;
    Some(nonlawyer.to_string())
}

fn provider(Provider { issuer, client_id, .. }: &Provider) -> [(Setting, String); 3] {
    [
        (Setting::OidcIssuer, issuer.clone()),
        (Setting::OidcClientId, client_id.clone()),
        (Setting::OidcSecret, secrets::PROVIDER.to_string()),
    ]
}

fn model(LanguageModel { address, name, .. }: &LanguageModel) -> [(Setting, String); 3] {
    [
        (Setting::ModelBase, address.clone()),
        (Setting::ModelName, name.clone()),
        (Setting::ModelSecret, secrets::MODEL.to_string()),
    ]
}

/// For `cargo lambda watch --env-file`: the functions as processes of their own, against these same services.
fn write_environment(settings: &Settings, functions: &adapters::Settings) -> io::Result<()> {
    let lines = functions.to_env().into_iter().map(|(name, value)| format!("{name}=\"{value}\"\n"));
    secrets::write_whole(&settings.data.join("functions.env"), lines.collect::<String>().as_bytes())
}

fn serve_stripe(listener: TcpListener, settings: &Settings, site: &str, webhook_secret: String) {
    let emulator = stripe_emulator::Settings {
        webhook_url: Some(format!("{site}/api/stripe/webhook")),
        webhook_secret,
        state: Some(settings.data.join("stripe.json")),
    };
    tokio::spawn(stripe_emulator::serve(listener, emulator));
}
