//! SES's `SendEmail`, writing messages as `.eml` files whose names sort by time. As at SES, mail to the addresses of its
//! simulator comes back, which is told as `EventBridge` tells it, and what is no address to SES is refused.

use std::fs;
use std::io;
use std::path::PathBuf;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use jiff::Timestamp;
use mail_builder::MessageBuilder;
use mail_builder::headers::text::Text;
use serde::Deserialize;
use serde_json::{Value, json};
use shared::random;
use tokio::net::TcpListener;
use tokio::sync::mpsc::UnboundedSender;

use crate::secrets::write_whole;

/// Where the mail goes, and the events about it.
#[derive(Clone)]
struct MailService {
    folder: PathBuf,
    events: UnboundedSender<Value>,
}

/// Keeps outgoing mail in this folder, in the background, and tells of what comes back.
pub(crate) fn serve(
    listener: TcpListener,
    folder: PathBuf,
    events: UnboundedSender<Value>,
) -> io::Result<()> {
    fs::create_dir_all(&folder)?;
    let mail_service = MailService { folder, events };
    let router = Router::new().route("/v2/email/outbound-emails", post(send)).with_state(mail_service);
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
    html: Option<Data>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Data {
    data: String,
}

async fn send(State(mail_service): State<MailService>, Json(mail): Json<SendEmail>) -> Response {
    let to = mail.destination.to_addresses.clone();
    if !to.iter().all(|address| is_taken(address)) {
        let code = [("x-amzn-errortype", "BadRequestException")];
        return (StatusCode::BAD_REQUEST, code, Json(json!({"message": "Illegal address"}))).into_response();
    }
    match keep(&mail_service.folder, mail) {
        Ok(id) => {
            let events = to.iter().filter_map(|address| feedback(address));
            events.for_each(|event| drop(mail_service.events.send(event)));
            Json(json!({"MessageId": id})).into_response()
        }
        Err(error) => {
            let message = json!({"message": error.to_string()});
            (StatusCode::INTERNAL_SERVER_ERROR, Json(message)).into_response()
        }
    }
}

/// SES takes no local part beyond ASCII, and none that is no dot-string (RFC 5321, 4.1.2).
fn is_taken(address: &str) -> bool {
    let local = address.split('@').next().unwrap_or_default();
    local.is_ascii() && !local.split('.').any(str::is_empty)
}

/// What comes of mail to an address of SES's mailbox simulator, labels after a plus sign included.
fn feedback(address: &str) -> Option<Value> {
    let (name, domain) = address.split_once('@')?;
    let name = name.split('+').next().filter(|_| domain == "simulator.amazonses.com")?;
    let recipients = json!([{"emailAddress": address}]);
    let (kind, detail) = match name {
        "bounce" | "suppressionlist" => {
            let bounce = json!({"bounceType": "Permanent", "bounceSubType": "General", "bouncedRecipients": recipients});
            ("Email Bounced", json!({"eventType": "Bounce", "bounce": bounce}))
        }
        "complaint" => {
            let complaint = json!({"complaintFeedbackType": "abuse", "complainedRecipients": recipients});
            ("Email Complaint Received", json!({"eventType": "Complaint", "complaint": complaint}))
        }
        _ => return None,
    };
    Some(json!({"version": "0", "source": "aws.ses", "detail-type": kind, "detail": detail}))
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
    let message = match mail.content.simple.body.html {
        Some(html) => message.html_body(html.data),
        None => message,
    };
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
