//! The functions of a running product once more, set as a deployment would have them.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use adapters::{Endpoints, Policy, Services, Setting, Settings};
use tokio::net::TcpListener;

use crate::product::Address;

/// The environment of the functions, as the product has written it.
pub(crate) fn environment(at: &Address) -> BTreeMap<String, String> {
    let file = std::fs::read_to_string(at.data.join("functions.env")).unwrap();
    let pairs = file.lines().filter_map(|line| line.split_once('='));
    pairs.map(|(name, value)| (name.to_string(), value.trim_matches('"').to_string())).collect()
}

/// The settings that the functions of this product have.
pub(crate) fn settings(at: &Address, policy: Policy) -> Settings {
    let known = environment(at);
    let text = |name: &str| known[name].clone();
    let told = |setting: Setting| Some((setting, known.get(setting.variable())?.clone()));
    Settings {
        region: text("AWS_REGION"),
        told: Setting::ALL.into_iter().filter_map(told).collect(),
        policy,
        endpoints: Some(Endpoints {
            dynamodb: text("AWS_ENDPOINT_URL_DYNAMODB"),
            kms: text("AWS_ENDPOINT_URL_KMS"),
            s3: text("AWS_ENDPOINT_URL_S3"),
            secrets: text("AWS_ENDPOINT_URL_SECRETS_MANAGER"),
            mail: text("AWS_ENDPOINT_URL_SESV2"),
            keys: Some((text("AWS_ACCESS_KEY_ID"), text("AWS_SECRET_ACCESS_KEY"))),
        }),
    }
}

/// Serves the functions with these settings and says where.
pub(crate) async fn serve(settings: Settings) -> String {
    let router = local::router(&Services::new(settings)).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let site = format!("http://{}", listener.local_addr().unwrap());
    let app = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, app).await });
    site
}
