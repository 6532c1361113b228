//! Stands before DynamoDB, KMS and Stripe, passes everything on and counts what it was.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adapters::{Policy, Services, Setting};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use local::{Product, Settings};
use serde_json::Value;
use tokio::net::TcpListener;

use crate::product::{Address, new_folder};

/// What some calls have used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    /// Rows that DynamoDB has read, and keys that it has looked for in vain.
    pub(crate) reads: usize,
    /// Rows that it was asked to write, check or delete.
    pub(crate) writes: usize,
    /// Calls to KMS.
    pub(crate) kms: usize,
    /// Calls to Stripe.
    pub(crate) stripe: usize,
}

/// Counts for a product of its own.
#[derive(Clone)]
pub(crate) struct Meter(Arc<Mutex<Usage>>);

#[derive(Clone)]
struct Post {
    target: String,
    http: reqwest::Client,
    meter: Meter,
}

/// A product whose functions reach their services through a meter, which counts nothing of what a clock calls; and its world.
pub(crate) fn start_metered(policy: Policy) -> (Address, Meter, Arc<Services>) {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let data = new_folder();
            let (port, stripe_port, web) = (0, 0, data.join("web"));
            let (provider, model) = (None, None);
            let settings = Settings { port, stripe_port, web, data: data.clone(), provider, model, policy };
            let product = Product::start(settings).await.unwrap();
            let meter = Meter(Arc::default());
            let services = Arc::new(meter.before(&product).await);
            let (site, stripe) = (serve(&services).await, product.stripe_address().to_string());
            tell.send((Address { site, stripe, data }, meter, services)).unwrap();
            product.run().await.unwrap();
        });
    });
    told.recv_timeout(Duration::from_secs(60)).expect("the product starts")
}

/// The API over these services; where it is.
async fn serve(services: &Services) -> String {
    let router = local::router(services).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    address
}

impl Meter {
    /// The services of a product, reached through this meter.
    async fn before(&self, product: &Product) -> Services {
        let mut settings = product.services().settings().clone();
        let endpoints = settings.endpoints.as_mut().unwrap();
        endpoints.dynamodb = self.post(&endpoints.dynamodb).await;
        endpoints.kms = self.post(&endpoints.kms).await;
        let stripe = settings.told.get_mut(&Setting::StripeApi).unwrap();
        *stripe = format!("{}/", self.post(stripe).await);
        Services::new(settings)
    }

    /// A listener before this address.
    async fn post(&self, target: &str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let target = target.trim_end_matches('/').to_string();
        let post = Post { target, http: reqwest::Client::new(), meter: self.clone() };
        let router = Router::new().fallback(pass_on).with_state(post);
        tokio::spawn(async move { axum::serve(listener, router).await });
        address
    }

    /// What was used since the last time that this was asked.
    pub(crate) fn take(&self) -> Usage {
        std::mem::take(&mut self.0.lock().unwrap())
    }

    fn count(&self, target: Option<&str>, asked: &[u8], answered: &[u8]) {
        let mut usage = self.0.lock().unwrap();
        let json = |bytes| serde_json::from_slice::<Value>(bytes).unwrap_or_default();
        match target.and_then(|target| target.split_once('.')) {
            Some(("DynamoDB_20120810", call)) => {
                let (reads, writes) = rows(call, &json(asked), &json(answered));
                usage.reads += reads;
                usage.writes += writes;
            }
            Some(_) => usage.kms += 1,
            None => usage.stripe += 1,
        }
    }
}

/// How many rows a call to DynamoDB reads and writes.
fn rows(call: &str, asked: &Value, answered: &Value) -> (usize, usize) {
    let count = |list: &Value| list.as_array().map_or(0, Vec::len);
    let number = |value: &Value| value.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or_default();
    match call {
        "GetItem" => (1, 0),
        "Query" | "Scan" => (number(&answered["ScannedCount"]).max(1), 0),
        "BatchGetItem" => {
            let tables = asked["RequestItems"].as_object().into_iter().flatten();
            (tables.map(|(_, keys)| count(&keys["Keys"])).sum(), 0)
        }
        "TransactWriteItems" => (0, count(&asked["TransactItems"])),
        "PutItem" | "UpdateItem" | "DeleteItem" => (0, 1),
        other => panic!("a call that nobody counts: {other}"),
    }
}

async fn pass_on(
    State(post): State<Post>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let target = headers.get("x-amz-target").and_then(|value| value.to_str().ok()).map(str::to_string);
    let request = post.http.request(method, format!("{}{path}", post.target)).headers(headers);
    let Ok(answer) = request.body(body.clone()).send().await else {
        return StatusCode::BAD_GATEWAY.into_response();
    };
    let (status, mut headers) = (answer.status(), answer.headers().clone());
    headers.remove(header::TRANSFER_ENCODING);
    let answered = answer.bytes().await.unwrap_or_default();
    post.meter.count(target.as_deref(), &body, &answered);
    (status, headers, answered).into_response()
}
