//! Secrets Manager's `GetSecretValue`, over one file a secret.

use std::path::PathBuf;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// Serves the secrets in this folder, in the background: `coquina/tokens` is `tokens.json`.
pub(crate) fn serve(listener: TcpListener, folder: PathBuf) {
    let router = Router::new().route("/", post(call)).with_state(folder);
    tokio::spawn(async move { axum::serve(listener, router).await });
}

async fn call(State(folder): State<PathBuf>, headers: HeaderMap, body: Bytes) -> Response {
    let target = headers.get("x-amz-target").and_then(|value| value.to_str().ok());
    if target != Some("secretsmanager.GetSecretValue") {
        return refuse("InvalidRequestException", "only GetSecretValue is served here");
    }
    let request: Value = serde_json::from_slice(&body).unwrap_or_default();
    let id = request["SecretId"].as_str().unwrap_or_default();
    match read(&folder, id).await {
        Some(secret) => answer(StatusCode::OK, &found(id, &secret)),
        None => refuse("ResourceNotFoundException", "Secrets Manager can't find the specified secret."),
    }
}

/// Only plain names become file names. The keys of the services themselves lie beside and are none of the secrets.
async fn read(folder: &std::path::Path, id: &str) -> Option<String> {
    let name = id.strip_prefix("coquina/")?;
    let plain = !matches!(name, "" | "aws" | "kms")
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let file = folder.join(format!("{name}.json"));
    if plain { tokio::fs::read_to_string(file).await.ok() } else { None }
}

fn found(id: &str, secret: &str) -> Value {
    json!({
        "ARN": format!("arn:aws:secretsmanager:us-east-1:000000000000:secret:{id}"),
        "Name": id,
        "SecretString": secret,
        "VersionId": "00000000-0000-0000-0000-000000000001",
        "VersionStages": ["AWSCURRENT"],
    })
}

fn refuse(kind: &str, message: &str) -> Response {
    answer(StatusCode::BAD_REQUEST, &json!({"__type": kind, "message": message}))
}

fn answer(status: StatusCode, body: &Value) -> Response {
    let content_type = [(header::CONTENT_TYPE, "application/x-amz-json-1.1")];
    (status, content_type, body.to_string()).into_response()
}
