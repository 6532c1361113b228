//! Whom the provider vouches for.

use domain::accounts::{Email, Identity, person_name};
use domain::text;
use openidconnect::core::{CoreIdTokenClaims, CoreTokenResponse, CoreUserInfoClaims};
use openidconnect::{
    EndUserEmail, EndUserFamilyName, EndUserGivenName, LocalizedClaim, OAuth2TokenResponse, UserInfoError,
};
use shared::ports::{PortError, VerifiedIdentity};

use super::http::Http;
use super::{Client, refused, unavailable};

/// What a provider tells of a person, in the token or when asked.
struct PersonClaims {
    email: Option<Email>,
    first_name: Option<String>,
    last_name: Option<String>,
}

impl PersonClaims {
    /// Only an address that the provider has verified is the person's.
    fn new(
        email: Option<&EndUserEmail>,
        verified: Option<bool>,
        given: Option<&LocalizedClaim<EndUserGivenName>>,
        family: Option<&LocalizedClaim<EndUserFamilyName>>,
    ) -> Self {
        let name = |told: Option<&str>| person_name(told.map(text::visible).as_deref()).ok().flatten();
        Self {
            email: email.filter(|_| verified == Some(true)).and_then(|email| Email::parse(email).ok()),
            first_name: name(given.and_then(|given| given.get(None)).map(|given| given.as_str())),
            last_name: name(family.and_then(|family| family.get(None)).map(|family| family.as_str())),
        }
    }
}

/// Many providers tell the address in the token; the others have to be asked for it.
pub(super) async fn identity(
    client: &Client,
    http: &Http,
    tokens: &CoreTokenResponse,
    claims: &CoreIdTokenClaims,
) -> Result<Option<VerifiedIdentity>, PortError> {
    let in_token =
        PersonClaims::new(claims.email(), claims.email_verified(), claims.given_name(), claims.family_name());
    let told = match claims.email() {
        Some(_) => in_token,
        None => match asked(client, http, tokens, claims).await? {
            Some(told) => told,
            None => return Ok(None),
        },
    };
    let identity =
        Identity { issuer: claims.issuer().to_string(), subject: claims.subject().as_str().to_string() };
    let PersonClaims { email, first_name, last_name } = told;
    Ok(Some(VerifiedIdentity { identity, email, first_name, last_name }))
}

/// Asks the provider for the rest. The answer has to be about the same person.
async fn asked(
    client: &Client,
    http: &Http,
    tokens: &CoreTokenResponse,
    claims: &CoreIdTokenClaims,
) -> Result<Option<PersonClaims>, PortError> {
    let token = tokens.access_token();
    // The library takes for granted that it can be sent in a header.
    if !token.secret().bytes().all(|byte| byte.is_ascii_graphic()) {
        return Ok(refused("it comes with an access token that is none"));
    }
    let Ok(request) = client.user_info(token.clone(), Some(claims.subject().clone())) else {
        return Ok(Some(PersonClaims { email: None, first_name: None, last_name: None }));
    };
    let answer: CoreUserInfoClaims = match request.request_async(http).await {
        Ok(answer) => answer,
        Err(UserInfoError::Request(error)) => return Err(unavailable(error)),
        Err(_) => return Ok(refused("what the provider tells of the person does not belong to it")),
    };
    let (given, family) = (answer.given_name(), answer.family_name());
    Ok(Some(PersonClaims::new(answer.email(), answer.email_verified(), given, family)))
}
