//! A sample with values in the place of its placeholders.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ring::hmac;
use serde_json::{Value, json};

/// What stands for which placeholder. No value has a character that JSON would escape.
pub type Values = BTreeMap<&'static str, String>;

/// Fills a sample in. The length and the signature are those of the filled body, so they come last.
///
/// # Errors
/// When the sample is not JSON.
pub fn fill(sample: &str, values: &Values, webhook_secret: &str) -> serde_json::Result<Value> {
    let mut event: Value = serde_json::from_str(&put(sample, values))?;
    let Some(sent) = event["body"].as_str() else { return Ok(event) };
    let is_base64 = event["isBase64Encoded"] == true;
    let body = if is_base64 { put(&decoded(sent), values) } else { sent.to_string() };
    let sign = |header: &str| header.replace("${SIGNATURE}", &signature(header, &body, webhook_secret));
    if let Some(signed) = event["headers"]["stripe-signature"].as_str().map(sign) {
        event["headers"]["stripe-signature"] = json!(signed);
    }
    event["headers"]["content-length"] = json!(body.len().to_string());
    event["body"] = json!(if is_base64 { STANDARD.encode(&body) } else { body });
    Ok(event)
}

fn put(text: &str, values: &Values) -> String {
    values.iter().fold(text.to_string(), |text, (name, value)| text.replace(&format!("${{{name}}}"), value))
}

/// What is no text stays as it is: it has no placeholders.
fn decoded(body: &str) -> String {
    let text = STANDARD.decode(body).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.unwrap_or_default()
}

/// Stripe's signature of a body at the time that the header states.
fn signature(header: &str, body: &str, secret: &str) -> String {
    let time = header.trim_start_matches("t=").split(',').next().unwrap_or_default();
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{time}.{body}").as_bytes());
    tag.as_ref().iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}
