//! Starting everything, in order: the folder, the services, the tables, the functions, the site.

use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use adapters::{Endpoints, Services};
use axum::Router;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::page_headers::PageHeaders;
use crate::pages::Pages;
use crate::settings::{LanguageModel, Protocol, Provider, Settings};
use crate::start::{StartError, address, listen, lock};
use crate::{api, aws, functions, schedule, secrets, site, tables};

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
        let functions = functions::told(&settings, endpoints, &site_address, &stripe_address);
        functions::write_environment(&settings, &functions)?;
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
             Stripe     {} (emulator; its test controls are under /_config)\n  \
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
    if let Some(LanguageModel { protocol: Protocol::ChatCompletions { key }, .. }) = &settings.model {
        secrets::keep_model(&folder, key)?;
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
        bedrock: settings.model.as_ref().and_then(functions::bedrock),
        keys: Some((access_key.clone(), keys.aws.clone())),
    };
    aws::dynamodb::serve(dynamodb, &here("dynamodb.sqlite")).map_err(StartError::Services)?;
    aws::kms::serve(kms, here("secrets").join("kms.json"));
    aws::s3::serve(s3, &settings.data, &access_key, &keys.aws).map_err(StartError::Services)?;
    aws::secrets::serve(secrets, here("secrets"));
    aws::mail::serve(mail, here("mail"), tell_of_mail)?;
    Ok(endpoints)
}

fn serve_stripe(listener: TcpListener, settings: &Settings, site: &str, webhook_secret: String) {
    let emulator = stripe_emulator::Settings {
        webhook_url: Some(format!("{site}/api/stripe/webhook")),
        webhook_secret,
        state: Some(settings.data.join("stripe.json")),
    };
    tokio::spawn(stripe_emulator::serve(listener, emulator));
}
