//! What someone is told whose passkey is refused: beside a field where they are signed in, as a refusal where they sign in.

use axum::http::StatusCode;

use super::ApiError;
use crate::request_id;
use crate::webauthn::PasskeyRefused;
use crate::workflow::passkey::AnswerRefused;

impl AnswerRefused {
    /// 400 for a field of someone who is signed in.
    #[must_use]
    pub fn in_field(self, field: &str) -> ApiError {
        match self {
            Self::Passkey(why, _) => ApiError::wrong_field(field, &why.to_string()).with_code(logged(why)),
            Self::ChallengeEnded => challenge_ended(),
            Self::Failure(failure) => failure.into(),
        }
    }

    /// 401 for someone who wants to sign in.
    #[must_use]
    pub fn at_sign_in(self) -> ApiError {
        match self {
            Self::Passkey(why, _) => {
                ApiError::new(StatusCode::UNAUTHORIZED, why.to_string()).with_code(logged(why))
            }
            Self::ChallengeEnded => challenge_ended(),
            Self::Failure(failure) => failure.into(),
        }
    }
}

fn challenge_ended() -> ApiError {
    let sentence = "This took more than five minutes, or was sent already. Please try again.";
    ApiError::new(StatusCode::GONE, sentence).with_code("challenge_ended")
}

/// The code of a refusal, which is written down.
fn logged(why: PasskeyRefused) -> &'static str {
    let code = code(why);
    tracing::info!(request.id = %request_id::current(), why = code, "a passkey was refused");
    code
}

/// What a program may act on.
fn code(why: PasskeyRefused) -> &'static str {
    match why {
        PasskeyRefused::Unreadable | PasskeyRefused::Wrong => "passkey_wrong",
        PasskeyRefused::OtherSite => "passkey_other_site",
        PasskeyRefused::NotVerified => "passkey_not_verified",
        PasskeyRefused::NotKept => "passkey_not_kept",
        PasskeyRefused::Unknown => "passkey_unknown",
        PasskeyRefused::Copied => "passkey_copied",
    }
}
