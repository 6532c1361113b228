//! The code that is mailed when someone signs in on a browser that is new to the account.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use domain::accounts::{Account, SecurityEventKind, SignInMethod};
use domain::ids::UserId;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use shared::client::Client;
use shared::http::SignedIn;
use shared::http::error::Problem;
use shared::http::{ApiError, ValidJson, error};
use shared::ports::{Message, Sending};
use shared::workflow::security_log::SecurityEventNote;
use shared::workflow::sign_in::stamp;
use shared::workflow::throttle::{MailedFor, spend_mail};
use shared::{clock, random};
use utoipa::ToSchema;

use crate::AppState;

const PURPOSE: &str = "device-code";

/// A code is good for ten minutes, in seconds.
const SECONDS: i64 = 10 * 60;

/// How often one code may be tried.
const TRIES: u32 = 5;

/// A code that was mailed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EnteredCode {
    /// What the sign-in answered.
    challenge: String,
    /// The six digits from the mail.
    code: String,
}

/// What is kept until the code is entered. It counts while the account signs in as it did then.
#[derive(Serialize, Deserialize)]
struct Challenge {
    user: UserId,
    stamp: String,
    code: String,
    tries_left: u32,
    until: Timestamp,
}

/// Finish signing in on a new browser, with the code that was mailed. A wrong code can be corrected four times.
#[utoipa::path(post, path = "/api/auth/login/code", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("attempts")), ("x-body" = json!(4096))),
    request_body = EnteredCode,
    responses((status = 200, body = SignedIn), (status = 401, body = Problem),
        (status = 410, body = Problem)))]
pub(crate) async fn enter_code(
    State(app): State<AppState>,
    client: Client,
    ValidJson(sent): ValidJson<EnteredCode>,
) -> Result<(HeaderMap, Json<SignedIn>), ApiError> {
    let challenge = app.challenge(&sent.challenge).await?;
    app.login_throttle.begin_code(&challenge.user).await?;
    // Taken before it is compared: tries at the same time are no more than tries one after the other.
    let taken = app.one_time_tokens.take(PURPOSE, &sent.challenge).await?;
    taken.ok_or_else(code_ended)?;
    if random::digest(&digits(&sent.code)) != challenge.code {
        return Err(app.wrong_code(challenge, &sent.challenge, &client).await?);
    }
    let account = app.accounts.by_id(&challenge.user).await?;
    let account = account.filter(|account| stamp(account) == challenge.stamp).ok_or_else(code_ended)?;
    let account = app.mailbox_proven(account).await?;
    app.login_throttle.forgive_codes(&account.id).await?;
    Ok(app.session_issuer.admit(&account, SignInMethod::Password, &client).await?.response())
}

/// The password was right, so the truth about the address harms no one.
fn mail_refused() -> ApiError {
    let sentence = "This browser is new to your account, so we would email you a code, but email to your address has come back. \
                    Please sign in on a browser that you have used before or with a passkey, or write to us.";
    ApiError::forbidden(sentence).with_code("mail_refused")
}

impl AppState {
    /// Mails a code; the refusal that asks for it.
    pub(crate) async fn ask_for_code(
        &self,
        account: &Account,
        client: &Client,
    ) -> Result<ApiError, ApiError> {
        spend_mail(&self.throttle, self.letters_per_hour, MailedFor::DeviceCode(&account.id)).await?;
        let (code, secret) = (six_digits()?, random::secret()?);
        let challenge = Challenge {
            user: account.id.clone(),
            stamp: stamp(account),
            code: random::digest(&code),
            tries_left: TRIES,
            until: clock::seconds_from_now(SECONDS),
        };
        self.keep(&secret, &challenge).await?;
        if self.mail.send(&mail(account, client, &code), None).await? == Sending::Refused {
            return Ok(mail_refused());
        }
        self.session_issuer
            .security_log
            .note(&account.id, SecurityEventNote::new(SecurityEventKind::CodeSent, client))
            .await;
        let sentence = "This browser is new to your account. We sent a 6-digit code to your email address; enter it \
                        within 10 minutes.";
        let asked = ApiError::unproven(sentence);
        Ok(asked.with_code("device_code_required").with_challenge(secret))
    }

    async fn challenge(&self, secret: &str) -> Result<Challenge, ApiError> {
        let kept = self.one_time_tokens.read(PURPOSE, secret).await?.ok_or_else(code_ended)?;
        serde_json::from_str(&kept).map_err(|cause| error::internal(&cause))
    }

    async fn keep(&self, secret: &str, challenge: &Challenge) -> Result<(), ApiError> {
        let text = serde_json::to_string(challenge).map_err(|cause| error::internal(&cause))?;
        Ok(self.one_time_tokens.keep(PURPOSE, secret, &text, challenge.until).await?)
    }

    /// Keeps the code for the tries that are left; the refusal.
    async fn wrong_code(
        &self,
        challenge: Challenge,
        secret: &str,
        client: &Client,
    ) -> Result<ApiError, ApiError> {
        self.session_issuer
            .security_log
            .note(&challenge.user, SecurityEventNote::new(SecurityEventKind::CodeWrong, client))
            .await;
        let challenge = Challenge { tries_left: challenge.tries_left.saturating_sub(1), ..challenge };
        let left = match challenge.tries_left {
            0 => return Ok(code_ended()),
            1 => "one try".to_string(),
            more => format!("{more} tries"),
        };
        self.keep(secret, &challenge).await?;
        let sentence = format!("That is not the code from our email. You have {left} left.");
        Ok(ApiError::unproven(sentence).with_code("wrong_code"))
    }
}

fn code_ended() -> ApiError {
    let sentence =
        "This code was used, or is too old, or was wrong too often. Please sign in again for a new code.";
    ApiError::gone(sentence).with_code("code_ended")
}

/// People type a code with spaces, or paste it with some.
fn digits(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Each of the million codes is as likely as any other: what lies beyond the last whole million is drawn again.
fn six_digits() -> Result<String, ApiError> {
    const MILLION: u32 = 1_000_000;
    loop {
        let drawn = u32::from_be_bytes(random::bytes()?);
        if drawn < u32::MAX - u32::MAX % MILLION {
            return Ok(format!("{:06}", drawn % MILLION));
        }
    }
}

fn mail(account: &Account, client: &Client, code: &str) -> Message {
    let text = format!(
        "Your code to sign in to Coquina is {code}. It works for 10 minutes, for one sign-in on {}.\n\nNo one at \
         Coquina will ever ask you for it. If you are not signing in right now, someone else knows your password. \
         Please change it on the site.",
        client.device.0
    );
    let (to, subject) = (account.email.as_str().to_string(), format!("{code} is your Coquina code"));
    Message { to, reply_to: None, subject, text }
}
