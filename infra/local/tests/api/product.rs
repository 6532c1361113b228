//! A running product, and people who use it.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use adapters::Policy;
use local::{LanguageModel, Product, Provider, Settings};
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};

/// Where a product can be reached.
#[derive(Clone)]
pub(crate) struct Address {
    pub(crate) site: String,
    pub(crate) stripe: String,
    pub(crate) data: PathBuf,
}

/// A new folder in cargo's own temporary one.
pub(crate) fn new_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("products").join(name);
    std::fs::remove_dir_all(&folder).ok();
    folder
}

/// Starts a product on a thread of its own, so that it outlives the test that asked for it first.
pub(crate) fn start() -> Address {
    start_with(Settings::policy())
}

/// Starts a product whose operator has decided something else.
pub(crate) fn start_with(policy: Policy) -> Address {
    start_product(policy, None, None)
}

/// Starts a product whose people can also sign in at an identity provider.
pub(crate) fn start_at(policy: Policy, provider: Option<Provider>) -> Address {
    start_product(policy, provider, None)
}

/// Starts a product whose assistant has a language model.
pub(crate) fn start_talking(policy: Policy, model: LanguageModel) -> Address {
    start_product(policy, None, Some(model))
}

fn start_product(policy: Policy, provider: Option<Provider>, model: Option<LanguageModel>) -> Address {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let data = new_folder();
            local::to_file(&data).unwrap();
            let (port, stripe_port, web) = (0, 0, data.join("web"));
            let settings = Settings { port, stripe_port, web, data: data.clone(), provider, model, policy };
            let product = Product::start(settings).await.unwrap();
            let address =
                Address { site: product.address().into(), stripe: product.stripe_address().into(), data };
            tell.send(address).unwrap();
            product.run().await.unwrap();
        });
    });
    told.recv_timeout(Duration::from_secs(30)).expect("the product starts")
}

/// The product that most tests share.
pub(crate) fn shared() -> &'static Address {
    static SHARED: OnceLock<Address> = OnceLock::new();
    SHARED.get_or_init(start)
}

/// The lines of the log of every product of these tests: they all write to the log of the first.
pub(crate) fn log_lines() -> Vec<Value> {
    let products = shared().data.parent().unwrap().to_path_buf();
    let logs = std::fs::read_dir(products).unwrap();
    let logs =
        logs.filter_map(|folder| std::fs::read_to_string(folder.unwrap().path().join("coquina.log")).ok());
    let all: Vec<Value> = logs
        .flat_map(|log| log.lines().filter_map(|line| serde_json::from_str(line).ok()).collect::<Vec<_>>())
        .collect();
    all.into_iter().map(|line: Value| line["fields"].clone()).collect()
}

/// What is mailed after each sign-up and each sign-in on a new browser, whatever a test is about.
const USUAL: [&str; 2] =
    ["Subject: Confirm your email address", "Subject: New sign-in to your Coquina account"];

impl Address {
    /// All mail to an address, the oldest first, as it lies in the folder.
    pub(crate) fn all_mail_to(&self, address: &str) -> Vec<String> {
        let files = std::fs::read_dir(self.data.join("mail")).unwrap().map(|file| file.unwrap().path());
        let mut eml: Vec<PathBuf> =
            files.filter(|path| path.extension().is_some_and(|e| e == "eml")).collect();
        eml.sort();
        let all = eml.iter().map(|path| std::fs::read_to_string(path).unwrap());
        all.filter(|mail| mail.contains(&format!("\r\nTo: <{address}>"))).collect()
    }

    /// The mail to an address, but for what follows each sign-up and each new browser.
    pub(crate) fn mail_to(&self, address: &str) -> Vec<String> {
        let is_usual = |mail: &String| USUAL.iter().any(|subject| mail.contains(subject));
        self.all_mail_to(address).into_iter().filter(|mail| !is_usual(mail)).collect()
    }

    /// The mail to an address once there is as much of it: the outbox sends it a moment after what it tells of.
    pub(crate) async fn mailed(&self, address: &str, count: usize) -> Vec<String> {
        eventually("the mail", || async { self.mail_to(address).len() >= count }).await;
        self.mail_to(address)
    }

    /// The text of the newest mail to an address with such a subject, once it is there.
    pub(crate) async fn mail_about(&self, address: &str, subject: &str) -> String {
        let find = || self.all_mail_to(address).into_iter().rfind(|mail| mail.contains(subject));
        eventually(subject, || async { find().is_some() }).await;
        unfolded(&find().unwrap())
    }

    /// The secret in the newest link to a page that was mailed to an address, once it is there.
    pub(crate) async fn link_to(&self, address: &str, page: &str) -> String {
        let find = || newest_link(&self.all_mail_to(address), page);
        eventually(page, || async { find().is_some() }).await;
        find().unwrap()
    }

    /// Waits until no mail waits to be sent.
    pub(crate) async fn all_sent(&self) {
        let waits = async || self.dump("main").await.iter().any(|row| row.contains("OUTBOX"));
        eventually("the outbox to be empty", || async { !waits().await }).await;
    }
}

fn unfolded(mail: &str) -> String {
    mail.replace("=\r\n", "").replace("=3D", "=")
}

/// The secret in the newest link to a page.
pub(crate) fn newest_link(mails: &[String], page: &str) -> Option<String> {
    let mails = mails.iter().rev().map(|mail| unfolded(mail));
    let mut links = mails.filter_map(|mail| Some(mail.split_once(&format!("/{page}#token="))?.1.to_string()));
    links.next().map(|after| after.chars().take_while(char::is_ascii_hexdigit).collect())
}

/// An answer: its status and its body.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    pub(crate) async fn to(request: RequestBuilder) -> Self {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Self { status, headers, bytes: response.bytes().await.unwrap().to_vec() }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|_| panic!("not JSON: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The body, when the status is the expected one.
    #[track_caller]
    pub(crate) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        self.json()
    }

    /// The sentence of a refusal.
    #[track_caller]
    pub(crate) fn refusal(&self, status: u16) -> String {
        let body = self.expect(status);
        assert!(body["requestId"].as_str().is_some_and(|id| id.len() == 32), "{body}");
        body["message"].as_str().unwrap().to_string()
    }
}

/// Someone at a browser.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) at: Address,
    pub(crate) http: Client,
    pub(crate) token: Option<String>,
    /// What makes the browser known; clients without cookies send it in a header.
    pub(crate) device: Option<String>,
    pub(crate) email: String,
}

pub(crate) const PASSWORD: &str = "Seashell1";

impl Person {
    /// Someone who has not signed in.
    pub(crate) fn visitor(at: &Address) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let email = format!("person{}@example.com", COUNT.fetch_add(1, Ordering::Relaxed));
        Self { at: at.clone(), http: Client::new(), token: None, device: None, email }
    }

    /// Someone with a new account.
    pub(crate) async fn registered(at: &Address) -> Self {
        let mut person = Self::visitor(at);
        let form =
            json!({"email": person.email, "password": PASSWORD, "firstName": "Maria", "lastName": "Lopez"});
        let session = person.post("/api/auth/register", &form).await.expect(201);
        person.admitted(&session);
        person
    }

    /// Keeps what a sign-in has answered.
    pub(crate) fn admitted(&mut self, session: &Value) {
        self.token = Some(session["token"].as_str().unwrap().to_string());
        self.device = Some(session["deviceToken"].as_str().unwrap().to_string());
    }

    /// Someone else, or the same person, at a browser that the account does not know.
    pub(crate) fn at_new_browser(&self) -> Self {
        Self { token: None, device: None, ..self.clone() }
    }

    /// Opens the link that confirms the address.
    pub(crate) async fn confirm_address_of_registration(&self) {
        let token = self.at.link_to(&self.email, "confirm-email").await;
        let confirmed = self.post("/api/auth/email-confirmation/confirm", &json!({"token": token})).await;
        confirmed.expect(200);
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let mut request = self.http.request(method, format!("{}{path}", self.at.site));
        if let Some(device) = &self.device {
            request = request.header("x-device-token", device);
        }
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        Answer::to(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        Answer::to(self.request(Method::POST, path).json(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Answer {
        Answer::to(self.request(Method::PATCH, path).json(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        Answer::to(self.request(Method::DELETE, path)).await
    }

    /// A new draft; its id.
    pub(crate) async fn draft(&self, kind: &str) -> u64 {
        let made = self.post("/api/documents", &json!({"type": kind})).await.expect(201);
        made["id"].as_u64().unwrap()
    }

    /// A simple will with every question answered; its id.
    pub(crate) async fn answered_will(&self) -> u64 {
        let id = self.draft("simpleWill").await;
        let change = json!({"answers": will(), "currentStep": 10, "status": "completed"});
        self.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
        id
    }

    /// A simple will that is paid for; its id.
    pub(crate) async fn paid_will(&self) -> u64 {
        let id = self.answered_will().await;
        self.confirm(&self.payment(id).await, "pm_card_visa").await;
        eventually("the payment", || async { self.document(id).await["status"] == "paid" }).await;
        id
    }

    pub(crate) async fn document(&self, id: u64) -> Value {
        self.get(&format!("/api/documents/{id}")).await.expect(200)
    }

    /// Asks for the payment of a document; the client secret.
    pub(crate) async fn payment(&self, id: u64) -> String {
        let asked = self.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(200);
        asked["clientSecret"].as_str().unwrap().to_string()
    }

    /// Confirms a payment with a card, as Stripe's script does in the browser.
    pub(crate) async fn confirm(&self, client_secret: &str, card: &str) -> Answer {
        let id = client_secret.split("_secret_").next().unwrap();
        let form = [("key", "pk_test_coquina"), ("client_secret", client_secret), ("payment_method", card)];
        let form: Vec<String> = form.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = self.http.post(format!("{}/v1/payment_intents/{id}/confirm", self.at.stripe));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        Answer::to(request.body(form.join("&"))).await
    }

    /// Turns a control of the Stripe emulator.
    pub(crate) async fn control(&self, setting: &Value) {
        let request = self.http.post(format!("{}/_config", self.at.stripe)).json(setting);
        assert_eq!(Answer::to(request).await.status, 200);
    }

    /// What the emulator has delivered so far of a payment's events of one type.
    pub(crate) async fn deliveries(&self, kind: &str) -> Vec<Value> {
        let all = Answer::to(self.http.get(format!("{}/_config/deliveries", self.at.stripe))).await.json();
        let of_kind = all.as_array().unwrap().iter().filter(|delivery| delivery["type"] == kind);
        of_kind.cloned().collect()
    }
}

/// Answers to every question of the simple will.
pub(crate) fn will() -> Value {
    json!({
        "fullName": "Maria Elena Lopez",
        "address": "123 Main Street, Orlando, FL 32801",
        "maritalStatus": "Married",
        "hasChildren": "Yes",
        "childrenDetails": "Ana, 12; Luis, 20. For Ana: my sister Rosa",
        "primaryBeneficiary": "Carlos Lopez",
        "alternateBeneficiary": "My two children in equal shares",
        "executorName": "Pedro Ramirez",
        "alternateExecutorName": "Rosa Ramirez",
        "specificBequests": "My grandmother's ring to my niece Eva",
    })
}

/// Answers to every question of the healthcare directive.
pub(crate) fn directive() -> Value {
    json!({
        "principalName": "Maria Elena Lopez",
        "principalAddress": "123 Main Street, Orlando, FL 32801",
        "surrogateName": "Pedro Ramirez",
        "surrogateRelationship": "Brother",
        "surrogateContact": "407-555-0100, 5 Oak Street, Orlando, FL 32801",
        "alternateSurrogate": "No",
        "lifeSustaining": "I do not want life-sustaining treatment",
        "artificialNutrition": "I do not want artificial nutrition and hydration",
        "painManagement": "None",
        "organDonation": "No",
        "additionalInstructions": "None",
    })
}

/// Counters begin anew with each hour. A test that fills one must not run across that moment.
pub(crate) async fn well_within_the_hour() {
    let left = 3600 - shared::clock::now().as_second().rem_euclid(3600);
    if left < 30 {
        tokio::time::sleep(Duration::from_secs(u64::try_from(left).unwrap() + 1)).await;
    }
}

/// Waits until something holds, asking again and again; gives up after ten seconds.
pub(crate) async fn eventually<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    let end = Instant::now() + Duration::from_secs(10);
    while !holds().await {
        assert!(Instant::now() < end, "{what} did not come true");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
