//! Passkeys: asking a browser for one, once and for five minutes, and judging its answer.

use std::sync::Arc;

use domain::accounts::{Account, NotAdded, PasskeySet};
use domain::ids::UserId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;
use utoipa::ToSchema;

use super::failure::Failure;
use crate::ports::PortError;
use crate::store::{OneTimeTokens, Passkeys};
use crate::webauthn::{Ceremony, NewPasskey, PasskeyError, PasskeyRefused, WebAuthn};
use crate::{clock, random};

/// A challenge is good for five minutes: unlocking a phone beside the computer takes less.
const SECONDS: i64 = 5 * 60;

/// How many times a use is written down again when another use of the same account's passkeys came between.
const TRIES: usize = 10;

/// What asking for passkeys needs.
#[derive(Clone)]
pub struct PasskeyService {
    /// The passkeys of accounts.
    pub passkeys: Arc<Passkeys>,
    /// Their ceremonies.
    pub webauthn: Arc<WebAuthn>,
    /// What is kept until a browser answers.
    pub one_time_tokens: Arc<OneTimeTokens>,
}

/// What a browser is asked for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyRequest {
    /// Names the request; to be sent back with the answer, once and within five minutes.
    challenge: String,
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    #[schema(value_type = Object)]
    public_key: Value,
}

/// What a browser answers.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The request that is answered.
    pub challenge: String,
    /// What `toJSON()` of the browser's `PublicKeyCredential` gives.
    #[schema(value_type = Object)]
    pub credential: Value,
}

/// What a browser is asked for a passkey for. A challenge of one kind answers no other.
#[derive(Clone, Copy)]
enum Purpose {
    Add,
    SignIn,
    Proof,
}

impl Purpose {
    fn name(self) -> &'static str {
        match self {
            Self::Add => "passkey-add",
            Self::SignIn => "passkey-sign-in",
            Self::Proof => "passkey-proof",
        }
    }
}

/// What is kept until a browser answers.
#[derive(Serialize, Deserialize)]
struct PendingCeremony {
    /// Who has to answer, where that is known.
    user: Option<UserId>,
    state: String,
}

/// Why an answer is worth nothing.
pub enum AnswerRefused {
    /// It proves nothing; whose passkey it claimed to be, where that account has it.
    Passkey(PasskeyRefused, Option<UserId>),
    /// The challenge has ended, or was someone else's.
    ChallengeEnded,
    /// Something that is needed does not do its part.
    Failure(Failure),
}

/// Why a browser is not asked for a passkey.
#[derive(Debug, Error)]
pub enum PasskeyRequestError {
    /// The account cannot have another.
    #[error(transparent)]
    NotAdded(#[from] NotAdded),
    /// The account has none.
    #[error("Your account has no passkey.")]
    NoPasskey,
    /// Something that is needed does not do its part.
    #[error(transparent)]
    Failure(#[from] Failure),
}

impl From<PortError> for PasskeyRequestError {
    fn from(error: PortError) -> Self {
        Self::Failure(error.into())
    }
}

impl From<PortError> for AnswerRefused {
    fn from(error: PortError) -> Self {
        Self::Failure(error.into())
    }
}

impl PasskeyService {
    /// Asks a browser for a new passkey of an account.
    ///
    /// # Errors
    /// When the account has ten, and when something that is needed does not answer.
    pub async fn ask_to_add(&self, account: &Account) -> Result<PasskeyRequest, PasskeyRequestError> {
        let known = self.passkeys.of(&account.id).await?;
        known.has_room()?;
        let ceremony = self.webauthn.begin_registration(account, &known)?;
        Ok(self.keep(Purpose::Add, Some(&account.id), ceremony).await?)
    }

    /// Asks a browser for any passkey that it has for this site.
    ///
    /// # Errors
    /// When something that is needed does not answer.
    pub async fn ask_to_sign_in(&self) -> Result<PasskeyRequest, PasskeyRequestError> {
        let ceremony = self.webauthn.begin_proof(&PasskeySet::default())?;
        Ok(self.keep(Purpose::SignIn, None, ceremony).await?)
    }

    /// Asks a browser for a passkey of someone who is signed in.
    ///
    /// # Errors
    /// When there is none, and when something that is needed does not answer.
    pub async fn ask_for_proof(&self, user: &UserId) -> Result<PasskeyRequest, PasskeyRequestError> {
        let known = self.passkeys.of(user).await?;
        if known.is_empty() {
            return Err(PasskeyRequestError::NoPasskey);
        }
        let ceremony = self.webauthn.begin_proof(&known)?;
        Ok(self.keep(Purpose::Proof, Some(user), ceremony).await?)
    }

    /// The new passkey that a browser has made for someone.
    ///
    /// # Errors
    /// When the challenge has ended or was someone else's, and when the passkey is refused.
    pub async fn registered(
        &self,
        user: &UserId,
        answer: &PasskeyAnswer,
    ) -> Result<NewPasskey, AnswerRefused> {
        let kept = self.take(Purpose::Add, Some(user), &answer.challenge).await?;
        let made = self.webauthn.finish_registration(&kept.state, &answer.credential);
        made.map_err(|error| refused(error, Some(user)))
    }

    /// Who has signed in.
    ///
    /// # Errors
    /// When the challenge has ended, and when the passkey proves no one.
    pub async fn sign_in(&self, answer: &PasskeyAnswer) -> Result<UserId, AnswerRefused> {
        let kept = self.take(Purpose::SignIn, None, &answer.challenge).await?;
        let claim =
            self.webauthn.claim(&answer.credential).map_err(|why| AnswerRefused::Passkey(why, None))?;
        let user = claim.user.ok_or(AnswerRefused::Passkey(PasskeyRefused::Unknown, None))?;
        self.check(&user, &claim.id, &kept.state, &answer.credential).await?;
        Ok(user)
    }

    /// Lets someone who is signed in prove once more who they are.
    ///
    /// # Errors
    /// When the challenge has ended or was someone else's, and when the passkey proves nothing.
    pub async fn prove(&self, user: &UserId, answer: &PasskeyAnswer) -> Result<(), AnswerRefused> {
        let kept = self.take(Purpose::Proof, Some(user), &answer.challenge).await?;
        let claim = self.webauthn.claim(&answer.credential);
        let claim = claim.map_err(|why| AnswerRefused::Passkey(why, Some(user.clone())))?;
        if claim.user.is_some_and(|claimed| claimed != *user) {
            return Err(AnswerRefused::Passkey(PasskeyRefused::Unknown, Some(user.clone())));
        }
        self.check(user, &claim.id, &kept.state, &answer.credential).await
    }

    /// Checks an answer against the passkey as it is stored now, and notes its use: of two answers with one counter at the
    /// same time, the second is checked against the first.
    async fn check(
        &self,
        user: &UserId,
        id: &str,
        state: &str,
        credential: &Value,
    ) -> Result<(), AnswerRefused> {
        for _ in 0..TRIES {
            let set = self.passkeys.of(user).await?;
            let passkey = set.find(id).ok_or(AnswerRefused::Passkey(PasskeyRefused::Unknown, None))?;
            let kept = self.webauthn.finish_proof(state, credential, passkey);
            let kept = kept.map_err(|error| refused(error, Some(user)))?;
            match self.passkeys.save(user, &set.used(id, kept, clock::now()), &[]).await {
                Err(PortError::Conflict) => {}
                saved => return Ok(saved?),
            }
        }
        Err(PortError::Conflict.into())
    }

    async fn keep(
        &self,
        purpose: Purpose,
        user: Option<&UserId>,
        Ceremony { options, state }: Ceremony,
    ) -> Result<PasskeyRequest, Failure> {
        let kept = serde_json::to_string(&PendingCeremony { user: user.cloned(), state })?;
        let challenge = random::secret()?;
        self.one_time_tokens
            .keep(purpose.name(), &challenge, &kept, clock::seconds_from_now(SECONDS))
            .await?;
        Ok(PasskeyRequest { challenge, public_key: options })
    }

    /// What was kept, once, and for who it was kept for.
    async fn take(
        &self,
        purpose: Purpose,
        user: Option<&UserId>,
        challenge: &str,
    ) -> Result<PendingCeremony, AnswerRefused> {
        let kept = self
            .one_time_tokens
            .take(purpose.name(), challenge)
            .await?
            .ok_or(AnswerRefused::ChallengeEnded)?;
        let kept: PendingCeremony =
            serde_json::from_str(&kept).map_err(|cause| AnswerRefused::Failure(cause.into()))?;
        if kept.user.as_ref() == user { Ok(kept) } else { Err(AnswerRefused::ChallengeEnded) }
    }
}

fn refused(error: PasskeyError, user: Option<&UserId>) -> AnswerRefused {
    match error {
        PasskeyError::Refused(why) => AnswerRefused::Passkey(why, user.cloned()),
        PasskeyError::Port(error) => error.into(),
    }
}
