//! Mail, by SES.

use async_trait::async_trait;
use aws_sdk_sesv2::Client;
use aws_sdk_sesv2::error::{BuildError, ProvideErrorMetadata, SdkError};
use aws_sdk_sesv2::types::{Body, Content, Destination, EmailContent, Message as SesMessage, MessageHeader};
use shared::ports::{Mail, Message, PortError};

/// The header that names a message of the outbox.
const REFERENCE: &str = "X-Coquina-Reference";

/// Sends through SES.
pub(crate) struct SesMail {
    pub(crate) client: Client,
    pub(crate) from: String,
}

/// SES's sentences name the address that it does not like, so only its code is told: `MessageRejected`, `LimitExceededException`.
fn refused<E: ProvideErrorMetadata, R>(error: SdkError<E, R>) -> PortError {
    let kind = match &error {
        SdkError::ConstructionFailure(_) => "not sent",
        SdkError::DispatchFailure(_) => "not to be reached",
        SdkError::TimeoutError(_) => "too slow",
        _ => "an answer that cannot be read",
    };
    PortError::unavailable("SES", error.code().unwrap_or(kind).to_string())
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
            .content(content(message, reference).map_err(|error| PortError::unavailable("SES", error))?);
        if let Some(address) = &message.reply_to {
            request = request.reply_to_addresses(address);
        }
        request.send().await.map_err(refused)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use aws_sdk_sesv2::error::ErrorMetadata;
    use aws_sdk_sesv2::operation::send_email::SendEmailError;

    use super::*;

    #[test]
    fn the_log_says_why_mail_is_not_taken_and_not_whose() {
        let told = ErrorMetadata::builder()
            .code("MessageRejected")
            .message("Email address is not verified: maria@example.com")
            .build();
        let error: SdkError<_, ()> = SdkError::service_error(SendEmailError::generic(told), ());
        assert_eq!(refused(error).to_string(), "SES is unavailable: MessageRejected");
    }
}
