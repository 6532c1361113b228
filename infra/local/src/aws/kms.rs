//! KMS's `GenerateDataKey` and `Decrypt`, with the keys in a file. A wrapped key names the key that wrapped it, so the
//! keys can be rotated; it opens only in the encryption context that it was made for.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use serde::Deserialize;
use serde_json::{Value, json};
use shared::random;
use tokio::net::TcpListener;

/// Serves the keys in this file, in the background: `{"current": "k1", "keys": {"k1": "<32 bytes in base64>"}}`.
pub(crate) fn serve(listener: TcpListener, file: PathBuf) {
    let router = Router::new().route("/", post(call)).with_state(file);
    tokio::spawn(async move { axum::serve(listener, router).await });
}

/// The file is read for each call, so that a rotation needs no restart.
#[derive(Deserialize)]
struct Keys {
    current: String,
    keys: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Request {
    #[serde(default)]
    encryption_context: BTreeMap<String, String>,
    ciphertext_blob: Option<String>,
}

async fn call(State(file): State<PathBuf>, headers: HeaderMap, body: Bytes) -> Response {
    let target = headers.get("x-amz-target").and_then(|value| value.to_str().ok());
    let keys = fs::read(file).ok().and_then(|bytes| serde_json::from_slice::<Keys>(&bytes).ok());
    let (Some(keys), Ok(request)) = (keys, serde_json::from_slice::<Request>(&body)) else {
        return refuse("ValidationException");
    };
    let done = match target {
        Some("TrentService.GenerateDataKey") => keys.generate(&request),
        Some("TrentService.Decrypt") => keys.decrypt(&request),
        _ => return refuse("UnsupportedOperationException"),
    };
    done.map_or_else(|| refuse("InvalidCiphertextException"), |body| answer(StatusCode::OK, &body))
}

impl Keys {
    fn generate(&self, request: &Request) -> Option<Value> {
        let plain: [u8; 32] = random::bytes().ok()?;
        let nonce: [u8; NONCE_LEN] = random::bytes().ok()?;
        let mut sealed = plain.to_vec();
        let context = Aad::from(context(request));
        let nonce_once = Nonce::assume_unique_for_key(nonce);
        self.cipher(&self.current)?.seal_in_place_append_tag(nonce_once, context, &mut sealed).ok()?;
        let name = [u8::try_from(self.current.len()).ok()?];
        let wrapped = [&name[..], self.current.as_bytes(), &nonce, &sealed].concat();
        let (plain, wrapped) = (STANDARD.encode(plain), STANDARD.encode(wrapped));
        Some(json!({"CiphertextBlob": wrapped, "Plaintext": plain, "KeyId": self.current}))
    }

    fn decrypt(&self, request: &Request) -> Option<Value> {
        let wrapped = STANDARD.decode(request.ciphertext_blob.as_ref()?).ok()?;
        let (length, rest) = wrapped.split_first()?;
        let (name, rest) = rest.split_at_checked(usize::from(*length))?;
        let (nonce, sealed) = rest.split_at_checked(NONCE_LEN)?;
        let name = str::from_utf8(name).ok()?;
        let mut bytes = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let plain = self.cipher(name)?.open_in_place(nonce, Aad::from(context(request)), &mut bytes).ok()?;
        Some(json!({"Plaintext": STANDARD.encode(plain), "KeyId": name}))
    }

    fn cipher(&self, name: &str) -> Option<LessSafeKey> {
        let key = STANDARD.decode(self.keys.get(name)?).ok()?;
        Some(LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &key).ok()?))
    }
}

/// The context in one text. JSON of a sorted map reads the same each time.
fn context(request: &Request) -> String {
    json!(request.encryption_context).to_string()
}

fn refuse(kind: &str) -> Response {
    answer(StatusCode::BAD_REQUEST, &json!({"__type": kind, "message": kind}))
}

fn answer(status: StatusCode, body: &Value) -> Response {
    let content_type = [(header::CONTENT_TYPE, "application/x-amz-json-1.1")];
    (status, content_type, body.to_string()).into_response()
}
