//! Mail, by SES.

use async_trait::async_trait;
use aws_sdk_sesv2::Client;
use aws_sdk_sesv2::error::BuildError;
use aws_sdk_sesv2::types::{Body, Content, Destination, EmailContent, Message as SesMessage, MessageHeader};
use shared::ports::{Mail, Message, PortError};

/// The header that names a message of the outbox.
const REFERENCE: &str = "X-Coquina-Reference";

/// Sends through SES.
pub(crate) struct SesMail {
    pub(crate) client: Client,
    pub(crate) from: String,
}

fn failed(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("SES", error)
}

fn content(message: &Message, reference: Option<&str>) -> Result<EmailContent, BuildError> {
    let text = |data: &str| Content::builder().data(data).charset("UTF-8").build();
    let body = Body::builder().text(text(&message.text)?).build();
    let simple = SesMessage::builder().subject(text(&message.subject)?).body(body);
    let header = |id: &str| MessageHeader::builder().name(REFERENCE).value(id).build();
    let simple = match reference.map(header).transpose()? {
        Some(header) => simple.headers(header),
        None => simple,
    };
    Ok(EmailContent::builder().simple(simple.build()).build())
}

#[async_trait]
impl Mail for SesMail {
    async fn send(&self, message: &Message, reference: Option<&str>) -> Result<(), PortError> {
        let mut request = self
            .client
            .send_email()
            .from_email_address(&self.from)
            .destination(Destination::builder().to_addresses(&message.to).build())
            .content(content(message, reference).map_err(failed)?);
        if let Some(address) = &message.reply_to {
            request = request.reply_to_addresses(address);
        }
        request.send().await.map_err(failed)?;
        Ok(())
    }
}
