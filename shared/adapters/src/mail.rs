//! Mail, by SES.

use async_trait::async_trait;
use aws_sdk_sesv2::Client;
use aws_sdk_sesv2::error::BuildError;
use aws_sdk_sesv2::types::{Body, Content, Destination, EmailContent, Message as SesMessage};
use shared::ports::{Mail, Message, PortError};

/// Sends through SES.
pub(crate) struct SesMail {
    pub(crate) client: Client,
    pub(crate) from: String,
    pub(crate) operator: String,
}

fn failed(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("SES", error)
}

fn content(message: &Message) -> Result<EmailContent, BuildError> {
    let text = |data: &str| Content::builder().data(data).charset("UTF-8").build();
    let body = Body::builder().text(text(&message.text)?).build();
    let simple = SesMessage::builder().subject(text(&message.subject)?).body(body).build();
    Ok(EmailContent::builder().simple(simple).build())
}

#[async_trait]
impl Mail for SesMail {
    async fn send(&self, message: &Message) -> Result<(), PortError> {
        let mut request = self
            .client
            .send_email()
            .from_email_address(&self.from)
            .destination(Destination::builder().to_addresses(&message.to).build())
            .content(content(message).map_err(failed)?);
        if let Some(address) = &message.reply_to {
            request = request.reply_to_addresses(address);
        }
        request.send().await.map_err(failed)?;
        Ok(())
    }

    fn operator(&self) -> &str {
        &self.operator
    }
}
