//! An answer, from wherever it came.

use std::collections::BTreeMap;

use reqwest::Response;
use serde_json::Value;

/// What a product has answered.
#[derive(Clone, Debug, Default)]
pub struct ApiResponse {
    /// Its status.
    pub status: u16,
    /// Its headers by their names in small letters. Cookies are not among them.
    pub headers: BTreeMap<String, String>,
    /// Its body.
    pub body: Vec<u8>,
}

impl ApiResponse {
    /// What came over the network.
    pub(crate) async fn read(response: Response) -> reqwest::Result<Self> {
        let status = response.status().as_u16();
        let text =
            |value: &reqwest::header::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers = response.headers().iter().filter(|(name, _)| *name != "set-cookie");
        let headers = headers.map(|(name, value)| (name.to_string(), text(value))).collect();
        Ok(Self { status, headers, body: response.bytes().await?.to_vec() })
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    pub(crate) fn json(&self) -> Option<Value> {
        serde_json::from_slice(&self.body).ok()
    }
}
