//! SES's `SendEmail`, writing messages as `.eml` files whose names sort by time.

use std::fs;
use std::io;
use std::path::PathBuf;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use jiff::Timestamp;
use mail_builder::MessageBuilder;
use mail_builder::headers::text::Text;
use serde::Deserialize;
use serde_json::{Value, json};
use shared::random;
use tokio::net::TcpListener;

use crate::secrets::write_whole;

/// Keeps outgoing mail in this folder, in the background.
pub(crate) fn serve(listener: TcpListener, folder: PathBuf) -> io::Result<()> {
    fs::create_dir_all(&folder)?;
    let router = Router::new().route("/v2/email/outbound-emails", post(send)).with_state(folder);
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(())
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct SendEmail {
    from_email_address: String,
    destination: Destination,
    #[serde(default)]
    reply_to_addresses: Vec<String>,
    content: Content,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Destination {
    to_addresses: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Content {
    simple: Simple,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Simple {
    subject: Data,
    body: Body,
    #[serde(default)]
    headers: Vec<Header>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Header {
    name: String,
    value: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Body {
    text: Data,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Data {
    data: String,
}

async fn send(State(folder): State<PathBuf>, Json(mail): Json<SendEmail>) -> (StatusCode, Json<Value>) {
    match keep(&folder, mail) {
        Ok(id) => (StatusCode::OK, Json(json!({"MessageId": id}))),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, Json(json!({"message": error.to_string()}))),
    }
}

fn keep(folder: &std::path::Path, mail: SendEmail) -> io::Result<String> {
    let now = Timestamp::now();
    let id = random::token_id().map_err(io::Error::other)?;
    let message = MessageBuilder::new()
        .from(mailbox(&mail.from_email_address))
        .to(mail.destination.to_addresses)
        .subject(mail.content.simple.subject.data)
        .date(now.as_second())
        .message_id(format!("{id}@coquina.example"))
        .text_body(mail.content.simple.body.text.data);
    let message =
        if mail.reply_to_addresses.is_empty() { message } else { message.reply_to(mail.reply_to_addresses) };
    let headers = mail.content.simple.headers.into_iter();
    let message =
        headers.fold(message, |message, header| message.header(header.name, Text::new(header.value)));
    let file = folder.join(format!("{}-{id}.eml", now.as_millisecond()));
    write_whole(&file, &message.write_to_vec()?)?;
    Ok(id)
}

/// "Name <address>" in its two parts.
fn mailbox(text: &str) -> (String, String) {
    match text.trim_end_matches('>').split_once(" <") {
        Some((name, address)) => (name.to_string(), address.to_string()),
        None => (String::new(), text.to_string()),
    }
}
