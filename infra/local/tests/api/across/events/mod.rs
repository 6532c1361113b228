//! The sample events: each is of the form in which API Gateway sends it, goes through `lambda_http`'s own reading as in a
//! function, and is answered as its name says. `named` says which samples there have to be.

mod command;
mod forms;
mod named;
mod replay;

use std::path::PathBuf;

use adapters::{Policy, Services, Setting};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use conformance::{ApiResponse, Sample};
use lambda_http::lambda_runtime::{Context, LambdaEvent};
use lambda_http::request::LambdaRequest;
use lambda_http::{Adapter, Service};
use local::events::{Fixtures, RunningProduct};
use local::{Provider, Settings};
use serde_json::{Value, json};

use crate::fixtures::court_forms::specimens;
use crate::fixtures::deployed;
use crate::fixtures::product::{Address, start, start_at};

/// What the CDN shows.
const SHOWN: &str = "the-secret-that-the-cdn-shows-to-the-api";

pub(crate) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../events")
}

fn samples() -> Vec<Sample> {
    conformance::samples(&folder()).unwrap()
}

/// A running product, and its calls as a function on AWS Lambda has them.
struct Lambda {
    at: Address,
    router: axum::Router,
}

impl Lambda {
    /// As `cargo lambda watch` has them: no one stands before the functions.
    async fn watched() -> Self {
        let at = start();
        Self::with(deployed::settings(&at, Settings::policy()), at).await
    }

    /// As in the cloud: what does not come through the CDN is refused, and a new browser needs a code.
    async fn deployed(provider: Option<Provider>) -> Self {
        let policy = Policy { device_codes: true, ..Settings::policy() };
        let at = start_at(policy.clone(), provider);
        let secret = json!({"current": SHOWN, "previous": ""}).to_string();
        std::fs::write(at.data.join("secrets/origin.json"), secret).unwrap();
        let mut settings = deployed::settings(&at, policy);
        settings.told.insert(Setting::OriginSecret, "coquina/origin".to_string());
        Self::with(settings, at).await
    }

    pub(crate) async fn with(settings: adapters::Settings, at: Address) -> Self {
        at.install_specimens();
        let router = local::router(&Services::new(settings).knowing(specimens)).await.unwrap();
        Self { at, router }
    }

    async fn fixtures(&self) -> Fixtures {
        let Address { site, stripe, data } = self.at.clone();
        Fixtures::new(&RunningProduct { site, stripe, data })
            .await
            .unwrap()
            .with("ORIGIN_SECRET", SHOWN.to_string())
    }

    /// What the function would give back to API Gateway.
    async fn invoke(&self, event: &Value) -> Value {
        let request: LambdaRequest = serde_json::from_str(&event.to_string()).unwrap();
        let mut function = Adapter::from(self.router.clone());
        let answer = function.call(LambdaEvent::new(request, Context::default())).await.unwrap();
        serde_json::to_value(answer).unwrap()
    }

    /// The same, as the gateway passes it on to someone who reads nothing that is compressed.
    async fn ask(&self, event: &Value) -> ApiResponse {
        let mut event = event.clone();
        event["headers"].as_object_mut().unwrap().remove("accept-encoding");
        let answer = self.invoke(&event).await;
        let headers = answer["headers"].as_object().unwrap().iter();
        let headers =
            headers.map(|(name, value)| (name.clone(), value.as_str().unwrap().to_string())).collect();
        let body = answer["body"].as_str().unwrap_or_default();
        let body =
            if answer["isBase64Encoded"] == true { STANDARD.decode(body).unwrap() } else { body.into() };
        ApiResponse { status: answer["statusCode"].as_u64().unwrap().try_into().unwrap(), headers, body }
    }
}
