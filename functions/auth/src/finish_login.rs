//! Coming back from the identity provider.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::Redirect;
use domain::accounts::{Account, SignInMethod};
use serde::Deserialize;
use shared::client::Client;
use shared::http::{ApiError, CurrentUser, cookies};
use shared::ports::{Message, PortError, VerifiedIdentity};
use shared::store::OutboxMessage;
use shared::workflow::sign_in::{IssuedSession, SignInError};
use shared::{clock, random};
use utoipa::IntoParams;

use crate::AppState;
use crate::begin_login::{PURPOSE, PendingLogin};

/// What the provider sends back with the browser.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct CallbackQuery {
    /// Names the attempt.
    state: Option<String>,
    /// To be redeemed at the provider.
    code: Option<String>,
}

/// Why someone who comes back is not signed in.
enum LoginFailure {
    /// The reason, for the log.
    Failed(&'static str),
    /// Someone signs in with this address and a password. That it is the same person would have to be shown first.
    Taken,
}

impl From<ApiError> for LoginFailure {
    /// It is in the log already.
    fn from(_: ApiError) -> Self {
        Self::Failed("something that is needed does not answer")
    }
}

impl From<PortError> for LoginFailure {
    fn from(error: PortError) -> Self {
        ApiError::from(error).into()
    }
}

impl From<SignInError> for LoginFailure {
    fn from(error: SignInError) -> Self {
        ApiError::from(error).into()
    }
}

/// Come back from the identity provider: signed in, or told that it did not work.
#[utoipa::path(get, path = "/api/auth/callback", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway"))),
    params(CallbackQuery),
    responses((status = 303, description = "To the home page, or to the sign-in page")))]
pub(crate) async fn finish_login(
    State(app): State<AppState>,
    before: Result<CurrentUser, ApiError>,
    client: Client,
    headers: HeaderMap,
    sent: Result<Query<CallbackQuery>, QueryRejection>,
) -> (HeaderMap, Redirect) {
    let (mut set, page) = match app.welcome(sent, &headers, &client).await {
        Ok(admitted) => {
            app.end(before).await;
            (admitted.cookies(), "/")
        }
        Err(LoginFailure::Taken) => (Vec::new(), "/auth?provider=taken"),
        Err(LoginFailure::Failed(reason)) => {
            tracing::warn!(reason, "a sign-in at the identity provider has failed");
            (Vec::new(), "/auth?provider=failed")
        }
    };
    set.extend(cookies::hidden(cookies::SIGN_IN, "", 0));
    (set.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect(), Redirect::to(page))
}

impl AppState {
    /// The new session.
    async fn welcome(
        &self,
        sent: Result<Query<CallbackQuery>, QueryRejection>,
        headers: &HeaderMap,
        client: &Client,
    ) -> Result<IssuedSession, LoginFailure> {
        let Query(CallbackQuery { state, code }) =
            sent.map_err(|_| LoginFailure::Failed("the address is odd"))?;
        let pending_login = self.pending_login(state, headers).await?;
        let code = code.ok_or(LoginFailure::Failed("the provider, or the person, has declined"))?;
        let provider = self.provider.as_ref().ok_or(LoginFailure::Failed("there is no provider"))?;
        let verified = provider.exchange(&code, &pending_login.secrets).await?;
        let verified = verified.ok_or(LoginFailure::Failed("the provider does not vouch for anybody"))?;
        let account = self.account(verified).await?;
        Ok(match pending_login.secrets.fresh_since {
            Some(_) => self.session_issuer.admit(&account, SignInMethod::Provider, client).await?,
            None => self.session_issuer.admit_on_trust(&account, client).await?,
        })
    }

    /// What was kept under the state, once, and for the browser that began it.
    async fn pending_login(
        &self,
        state: Option<String>,
        headers: &HeaderMap,
    ) -> Result<PendingLogin, LoginFailure> {
        let state = state.ok_or(LoginFailure::Failed("the state is missing"))?;
        let kept = self.one_time_tokens.take(PURPOSE, &state).await?;
        let kept = kept.ok_or(LoginFailure::Failed("the state is unknown, used or too old"))?;
        let pending_login: PendingLogin =
            serde_json::from_str(&kept).map_err(|_| LoginFailure::Failed("what was kept cannot be read"))?;
        let secret = cookies::read(headers, cookies::SIGN_IN).unwrap_or_default();
        // Digests are compared, so how long that takes tells nothing of the secret.
        if random::digest(secret) == pending_login.browser {
            Ok(pending_login)
        } else {
            Err(LoginFailure::Failed("another browser began it"))
        }
    }

    /// The account that this person has here, or a new one.
    async fn account(&self, verified: VerifiedIdentity) -> Result<Account, LoginFailure> {
        if let Some(account) = self.accounts.by_identity(&verified.identity).await? {
            return Ok(account);
        }
        let identity = verified.identity.clone();
        let account = new_account(verified)?;
        match self.accounts.create(&account, &[]).await {
            Ok(()) => Ok(account),
            // Two of the same person's windows may have come at once; else the address has an account.
            Err(PortError::Conflict) => match self.accounts.by_identity(&identity).await? {
                Some(account) => Ok(account),
                None => self.take_over(account).await,
            },
            Err(error) => Err(error.into()),
        }
    }

    /// The provider has verified that the address is this person's. An account that never showed the same gives the address
    /// up: its sessions end, and its documents, which may be a stranger's, stay with it. Any other account keeps it.
    async fn take_over(&self, new: Account) -> Result<Account, LoginFailure> {
        let old = self.accounts.by_email(&new.email).await?.filter(Account::can_be_taken_over);
        let old = old.ok_or(LoginFailure::Taken)?;
        let mail = |message| OutboxMessage::new(message).map_err(|_| LoginFailure::Failed("no randomness"));
        let told = [mail(set_aside(&new))?, mail(self.case(&old))?];
        match self.accounts.take_over(&new, &old, &told).await {
            Ok(()) => {}
            // It has changed at this very moment, perhaps by being confirmed.
            Err(PortError::Conflict) => return Err(LoginFailure::Taken),
            Err(error) => return Err(error.into()),
        }
        self.session_issuer.sessions.close_all(&old.id).await?;
        self.session_issuer.devices.delete_all(&old.id).await?;
        tracing::info!(account = %new.id, retired = %old.id, "an unconfirmed account was taken over");
        Ok(new)
    }

    /// For the people who run the service: what was bought with the old account may have to be given back.
    fn case(&self, old: &Account) -> Message {
        let text = format!(
            "Account {} never confirmed its address. The owner of the address has now signed in at the identity provider, so \
             it was set aside with its documents. If a person asks for papers that they bought, find out whose they are.",
            old.id
        );
        let (to, subject) = (self.operator.clone(), "An account was set aside".to_string());
        Message { to, reply_to: None, subject, text }
    }

    /// Ends the session that the browser had: its cookie is about to be replaced.
    async fn end(&self, before: Result<CurrentUser, ApiError>) {
        if let Ok(user) = before
            && let Err(error) = self.session_issuer.sessions.close(&user.id, &user.session.id).await
        {
            tracing::error!(%error, "the session before was not ended");
        }
    }
}

/// To the owner of the address, who may be the one who made the old account too.
fn set_aside(new: &Account) -> Message {
    let text = "You signed in to Coquina with your identity provider. An older account with your email \
                address was never confirmed. We put it and its documents on hold and opened a new account for you.\n\nIf the \
                older account was yours, contact us: nothing in it is lost.";
    let (to, subject) = (new.email.as_str().to_string(), "You have a new Coquina account".to_string());
    Message { to, reply_to: None, subject, text: text.to_string() }
}

fn new_account(verified: VerifiedIdentity) -> Result<Account, LoginFailure> {
    let email = verified.email.ok_or(LoginFailure::Failed("the provider has not verified an address"))?;
    Ok(Account {
        id: random::user_id().map_err(|_| LoginFailure::Failed("no randomness"))?,
        email,
        email_confirmed: true,
        password_hash: None,
        identity: Some(verified.identity),
        first_name: verified.first_name,
        last_name: verified.last_name,
        retired: false,
        people_book: false,
        created_at: clock::now(),
        version: 1,
    })
}
