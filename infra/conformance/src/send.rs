//! An event of API Gateway as the call that a browser makes.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use reqwest::header::HeaderMap;
use reqwest::{Method, RequestBuilder};
use serde_json::Value;

use crate::ConformanceError;
use crate::response::ApiResponse;
use crate::target::Target;

/// What the CDN and the gateway add, and what a client says by itself.
const ADDED: [&str; 5] = ["accept-encoding", "content-length", "host", "via", "x-origin-secret"];
const ADDED_GROUPS: [&str; 4] = ["cloudfront-", "x-amz-", "x-amzn-", "x-forwarded-"];

/// Sends a sample that is filled in.
///
/// # Errors
/// When nothing answers.
pub async fn send(target: &Target, event: &Value) -> Result<ApiResponse, ConformanceError> {
    let answer = target.send(request(target, event)?).await?;
    ApiResponse::read(answer).await.map_err(|_| ConformanceError::NotReached(target.address.clone()))
}

fn request(target: &Target, event: &Value) -> Result<RequestBuilder, ConformanceError> {
    let wrong = || ConformanceError::Io(std::io::Error::other("a sample is no event of API Gateway"));
    let field = |name: &str| event[name].as_str().unwrap_or_default();
    let (method, path) = (&event["requestContext"]["http"]["method"], field("rawPath"));
    let query = Some(field("rawQueryString")).filter(|query| !query.is_empty());
    let query = query.map_or_else(String::new, |query| format!("?{query}"));
    let method: Method = method.as_str().and_then(|name| name.parse().ok()).ok_or_else(wrong)?;
    let request = target.http().request(method, format!("{}{path}{query}", target.address));
    let request = request.headers(headers(event).ok_or_else(wrong)?);
    match (event["body"].as_str(), event["isBase64Encoded"] == true) {
        (Some(body), true) => Ok(request.body(STANDARD.decode(body).map_err(|_| wrong())?)),
        (Some(body), false) => Ok(request.body(body.to_string())),
        (None, _) => Ok(request),
    }
}

fn headers(event: &Value) -> Option<HeaderMap> {
    let mut headers = HeaderMap::new();
    for (name, value) in event["headers"].as_object()? {
        let is_added = ADDED.contains(&&**name) || ADDED_GROUPS.iter().any(|group| name.starts_with(group));
        if !is_added {
            headers.insert(name.parse::<reqwest::header::HeaderName>().ok()?, value.as_str()?.parse().ok()?);
        }
    }
    let cookies: Vec<&str> =
        event["cookies"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if !cookies.is_empty() {
        headers.insert("cookie", cookies.join("; ").parse().ok()?);
    }
    Some(headers)
}
