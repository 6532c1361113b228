//! The services of a product, the workflows over them, and the Stripe emulator; events come only when a test delivers them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

use adapters::Services;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config, Credentials, Region};
use aws_sdk_dynamodb::types::AttributeValue;
use aws_smithy_runtime_api::client::http::SharedHttpClient;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use hmac::{Hmac, KeyInit, Mac};
use local::{Product, Settings};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use sha2::Sha256;
use shared::clock;
use shared::http::{RequestPolicy, finish};
use shared::workflow::hand_off::HandOffService;
use shared::workflow::outbox::OutboxSender;
use shared::workflow::reconcile::Reconciliation;
use shared::workflow::settle::PaymentService;
use tower::ServiceExt;

use crate::fuse::{FusedClient, FusedPayments};

/// Everything that has to do with money, running.
pub(crate) struct Bank {
    pub(crate) payment_service: PaymentService,
    pub(crate) outbox_sender: OutboxSender,
    pub(crate) reconciliation: Reconciliation,
    pub(crate) hand_off_service: HandOffService,
    pub(crate) ahead: Arc<AtomicI64>,
    pub(crate) data: PathBuf,
    webhook: Router,
    http: Client,
    tables: aws_sdk_dynamodb::Client,
    stripe: String,
    keys: Value,
    // Keeps the folder's lock.
    _product: Product,
}

/// State that need not outlive the machine is kept in memory where the system has a folder for that.
fn new_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let memory = PathBuf::from("/dev/shm");
    let root = if memory.is_dir() { memory } else { PathBuf::from(env!("CARGO_TARGET_TMPDIR")) };
    let name = format!("coquina-money-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    root.join(name)
}

fn settings(data: &Path) -> Settings {
    Settings {
        port: 0,
        stripe_port: 0,
        web: data.join("web"),
        data: data.to_path_buf(),
        provider: None,
        model: None,
        policy: Settings::policy(),
    }
}

impl Bank {
    pub(crate) async fn open() -> Self {
        let data = new_folder();
        let product = Product::start(settings(&data)).await.unwrap();
        let client = SharedHttpClient::new(FusedClient(adapters::http_client()));
        let services = Services::over(product.services().settings().clone(), client);
        let mut reconciliation = services.reconciliation().await.unwrap();
        reconciliation.payment_service.payments =
            Arc::new(FusedPayments(reconciliation.payment_service.payments));
        let payment_service = reconciliation.payment_service.clone();
        let app = stripe_webhook::AppState {
            payment_service: payment_service.clone(),
            webhooks: services.webhooks().await.unwrap(),
        };
        let (webhook, _) = stripe_webhook::routes().with_state(app).split_for_parts();
        let keys = std::fs::read_to_string(data.join("secrets/stripe.json")).unwrap();
        let bank = Self {
            webhook: finish(webhook, RequestPolicy::of(services.site_origin().unwrap())),
            outbox_sender: services.outbox_sender().await.unwrap(),
            hand_off_service: services.hand_off_service().await.unwrap(),
            tables: tables(&services),
            payment_service,
            reconciliation,
            ahead: Arc::default(),
            http: stripe_emulator::plain_http().build().unwrap(),
            stripe: product.stripe_address().to_string(),
            keys: serde_json::from_str(&keys).unwrap(),
            data,
            _product: product,
        };
        bank.control(&json!({"webhook_url": ""})).await;
        bank
    }

    /// Lets time pass, here and at Stripe.
    pub(crate) async fn pass(&self, seconds: i64) {
        let ahead = self.ahead.fetch_add(seconds, Ordering::Relaxed) + seconds;
        self.control(&json!({"ahead_s": ahead})).await;
    }

    pub(crate) async fn control(&self, setting: &Value) {
        let sent = self.http.post(format!("{}/_config", self.stripe)).json(setting).send().await.unwrap();
        assert_eq!(sent.status(), StatusCode::OK);
    }

    /// Calls Stripe's API with the secret key; nothing when it refuses.
    pub(crate) async fn stripe(&self, method: Method, path: &str, form: &[(&str, &str)]) -> Option<Value> {
        let form: Vec<String> = form.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = self.http.request(method, format!("{}{path}", self.stripe));
        let request = request.bearer_auth(self.keys["secretKey"].as_str().unwrap());
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let answer = request.body(form.join("&")).send().await.unwrap();
        let is_good = answer.status().is_success();
        let body = answer.json().await.unwrap();
        is_good.then_some(body)
    }

    /// Turns a control of the emulator that does something to a resource.
    pub(crate) async fn nudge(&self, path: &str, body: &Value) -> Option<Value> {
        let answer =
            self.http.post(format!("{}/_config/{path}", self.stripe)).json(body).send().await.unwrap();
        if answer.status().is_success() { Some(answer.json().await.unwrap()) } else { None }
    }

    /// All events so far, the oldest first.
    pub(crate) async fn events(&self) -> Vec<Value> {
        let list = self.stripe(Method::GET, "/v1/events?limit=100", &[]).await.unwrap();
        let mut events = list["data"].as_array().unwrap().clone();
        assert_eq!(list["has_more"], false, "more events than a page holds");
        events.reverse();
        events
    }

    /// Brings an event to the webhook, signed as Stripe signs.
    pub(crate) async fn deliver(&self, event: &Value) -> StatusCode {
        let body = event.to_string();
        let time = clock::now().as_second();
        let secret = self.keys["webhookSecret"].as_str().unwrap();
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
        mac.update(format!("{time}.{body}").as_bytes());
        let digest = mac.finalize().into_bytes();
        let signature = digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
        let request = Request::post("/api/stripe/webhook")
            .header("content-type", "application/json")
            .header("stripe-signature", format!("t={time},v1={signature}"))
            .body(Body::from(body))
            .unwrap();
        self.webhook.clone().oneshot(request).await.unwrap().status()
    }

    /// The references of the mail that was sent since the last look, one for each copy.
    pub(crate) fn mail(&self) -> Vec<String> {
        let files = std::fs::read_dir(self.data.join("mail")).unwrap().map(|file| file.unwrap().path());
        let eml = files.filter(|path| path.extension().is_some_and(|end| end == "eml"));
        let reference = |text: String| {
            let line = text.lines().find_map(|line| line.strip_prefix("X-Coquina-Reference: "));
            line.map(str::to_string)
        };
        let taken = eml.map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            std::fs::remove_file(path).unwrap();
            text
        });
        taken.filter_map(reference).collect()
    }

    /// How many PDFs of a document are made ahead in the bucket.
    pub(crate) fn pdfs(&self, owner: &str, id: u64) -> usize {
        pdfs_in(&self.folder(owner, id))
    }

    /// How many PDFs of a document are there as they were issued.
    pub(crate) fn versions(&self, owner: &str, id: u64) -> usize {
        pdfs_in(&self.folder(owner, id).join("versions"))
    }

    /// How many files of any kind a document has in the bucket.
    pub(crate) fn files(&self, owner: &str, id: u64) -> usize {
        let folder = self.folder(owner, id);
        let all = [folder.clone(), folder.join("versions")];
        all.iter().flat_map(|folder| files_in(folder)).filter(|path| path.is_file()).count()
    }

    fn folder(&self, owner: &str, id: u64) -> PathBuf {
        self.data.join("s3/coquina-documents").join(owner).join(id.to_string())
    }

    /// The sort keys of the rows with this partition key.
    pub(crate) async fn rows(&self, key: &str) -> Vec<String> {
        let request = self.tables.query().table_name("coquina-main").consistent_read(true);
        let request = request.key_condition_expression("pk = :key").projection_expression("sk");
        let request = request.expression_attribute_values(":key", AttributeValue::S(key.into()));
        let found = request.into_paginator().items().send().try_collect().await.unwrap();
        found.iter().map(|row| row["sk"].as_s().unwrap().clone()).collect()
    }
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()).collect()
}

fn pdfs_in(folder: &Path) -> usize {
    files_in(folder).iter().filter(|path| path.extension().is_some_and(|end| end == "pdf")).count()
}

/// The tables as an operator sees them, whose calls are no steps of a process.
fn tables(services: &Services) -> aws_sdk_dynamodb::Client {
    let settings = services.settings();
    let endpoints = settings.endpoints.as_ref().unwrap();
    let (id, secret) = endpoints.keys.clone().unwrap();
    let config = Config::builder().behavior_version(BehaviorVersion::latest());
    let config = config.region(Region::new(settings.region.clone()));
    let config = config.credentials_provider(Credentials::new(id, secret, None, None, ""));
    let config = config.endpoint_url(&endpoints.dynamodb).http_client(adapters::http_client());
    aws_sdk_dynamodb::Client::from_conf(config.build())
}

impl Drop for Bank {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.data).ok();
    }
}
