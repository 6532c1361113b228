//! Mail, by SES.

mod html;

use std::sync::Arc;

use async_trait::async_trait;
use aws_sdk_sesv2::Client;
use aws_sdk_sesv2::error::{BuildError, ProvideErrorMetadata, SdkError};
use aws_sdk_sesv2::operation::send_email::SendEmailError;
use aws_sdk_sesv2::types::{Body, Content, Destination, EmailContent, Message as SesMessage, MessageHeader};
use domain::accounts::Email;
use shared::clock;
use shared::metric::{self, Metric};
use shared::ports::{Mail, Message, PortError, Sending};
use shared::store::Suppressions;

/// The header that names a message of the outbox.
const REFERENCE: &str = "X-Coquina-Reference";

/// Sends through SES, and nothing to addresses from which mail came back.
pub(crate) struct SesMail {
    pub(crate) client: Client,
    pub(crate) from: String,
    pub(crate) suppressions: Arc<Suppressions>,
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

/// Whether SES has looked at the message and will never take it. What is wrong with our account, its quota or its identities
/// is wrong with every message, so those are tried again; for an identity that is not verified SES has the same code as
/// for a bad message, and only its sentence tells the two apart.
fn is_final<R>(error: &SdkError<SendEmailError, R>) -> bool {
    let told = error.message().unwrap_or_default();
    match error.as_service_error() {
        Some(SendEmailError::MessageRejected(_)) => !told.contains("not verified"),
        Some(SendEmailError::BadRequestException(_)) => true,
        _ => false,
    }
}

fn content(message: &Message, reference: Option<&str>) -> Result<EmailContent, BuildError> {
    let text = |data: &str| Content::builder().data(data).charset("UTF-8").build();
    let body = Body::builder().text(text(&message.text)?).html(text(&html::page(message))?).build();
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
    async fn send(&self, message: &Message, reference: Option<&str>) -> Result<Sending, PortError> {
        if self.is_suppressed(&message.to).await? {
            return Ok(refusal("an address from which mail came back"));
        }
        let mut request = self
            .client
            .send_email()
            .from_email_address(&self.from)
            .destination(Destination::builder().to_addresses(&message.to).build())
            .content(content(message, reference).map_err(|error| PortError::unavailable("SES", error))?);
        if let Some(address) = &message.reply_to {
            request = request.reply_to_addresses(address);
        }
        match request.send().await {
            Ok(_) => Ok(Sending::Taken),
            Err(error) if is_final(&error) => Ok(refusal(error.code().unwrap_or_default())),
            Err(error) => Err(refused(error)),
        }
    }
}

impl SesMail {
    async fn is_suppressed(&self, to: &str) -> Result<bool, PortError> {
        match Email::parse(to) {
            Ok(address) => self.suppressions.is_suppressed(&address, clock::now()).await,
            Err(_) => Ok(false),
        }
    }
}

fn refusal(reason: &str) -> Sending {
    tracing::warn!(reason, "a mail will not be taken");
    metric::count(Metric::MailsRefused);
    Sending::Refused
}

#[cfg(test)]
mod tests {
    use aws_sdk_sesv2::error::ErrorMetadata;
    use aws_sdk_sesv2::types::error::{
        AccountSuspendedException, BadRequestException, LimitExceededException, MessageRejected,
        SendingPausedException, TooManyRequestsException,
    };

    use super::*;

    #[test]
    fn a_refused_message_is_told_from_a_service_that_is_not_to_be_had() {
        let rejected = |text: &str| {
            let meta = ErrorMetadata::builder().code("MessageRejected").message(text).build();
            SendEmailError::MessageRejected(MessageRejected::builder().message(text).meta(meta).build())
        };
        let last = |error| is_final(&SdkError::service_error(error, ()));
        assert!(last(rejected("Invalid MIME content")));
        assert!(last(SendEmailError::BadRequestException(BadRequestException::builder().build())));
        for ours in [
            rejected("Email address is not verified. The following identities failed the check"),
            SendEmailError::AccountSuspendedException(AccountSuspendedException::builder().build()),
            SendEmailError::LimitExceededException(LimitExceededException::builder().build()),
            SendEmailError::SendingPausedException(SendingPausedException::builder().build()),
            SendEmailError::TooManyRequestsException(TooManyRequestsException::builder().build()),
        ] {
            assert!(!last(ours));
        }
        assert!(!is_final::<()>(&SdkError::timeout_error("slow")));
    }

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
