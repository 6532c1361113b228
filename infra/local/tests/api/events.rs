//! The sample events: each is of the form in which API Gateway sends it, goes through `lambda_http`'s own reading as in a
//! function, and is answered as its name says. `named` says which samples there have to be.

mod command;
mod forms;
mod named;
mod replay;

use std::path::PathBuf;

use lambda_http::lambda_runtime::{Context, LambdaEvent};
use lambda_http::request::LambdaRequest;
use lambda_http::{Adapter, Service};
use local::events::{Cast, Place, Sample};
use local::{Product, Provider, Settings};
use serde_json::Value;

use crate::product::{Address, new_folder};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../events")
}

fn samples() -> Vec<Sample> {
    local::events::samples(&folder()).unwrap()
}

/// A running product, and its calls as a function on AWS Lambda has them.
struct Lambda {
    at: Address,
    router: axum::Router,
}

impl Lambda {
    async fn start(provider: Option<Provider>) -> Self {
        let data = new_folder();
        let (web, policy) = (data.join("web"), Settings::policy());
        let settings =
            Settings { port: 0, stripe_port: 0, web, data: data.clone(), provider, model: None, policy };
        let product = Product::start(settings).await.unwrap();
        let at = Address { site: product.address().into(), stripe: product.stripe_address().into(), data };
        let router = local::router(product.world()).await.unwrap();
        tokio::spawn(product.run());
        Self { at, router }
    }

    async fn cast(&self) -> Cast {
        let Address { site, stripe, data } = self.at.clone();
        Cast::new(&Place { site, stripe, data }).await.unwrap()
    }

    /// What the function would give back to API Gateway.
    async fn invoke(&self, event: &Value) -> Value {
        let request: LambdaRequest = serde_json::from_str(&event.to_string()).unwrap();
        let mut function = Adapter::from(self.router.clone());
        let answer = function.call(LambdaEvent::new(request, Context::default())).await.unwrap();
        serde_json::to_value(answer).unwrap()
    }
}
