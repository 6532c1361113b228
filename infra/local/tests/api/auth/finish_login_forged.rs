//! Tokens that must not count.

use serde_json::{Value, json};

use crate::fixtures::provider::browser::Browser;
use crate::fixtures::provider::idp::{Idp, Mood};
use crate::fixtures::provider::token::{By, Token};

type Forgery = (&'static str, fn(&Idp, Token) -> String);

fn now() -> i64 {
    shared::clock::now().as_second()
}

/// The provider's key for RS256, as someone finds it at its public address.
fn public_key(idp: &Idp) -> Value {
    idp.0.keys.lock().unwrap().public()["keys"][0].clone()
}

fn parts(token: &str) -> Vec<&str> {
    token.split('.').collect()
}

/// Signed by the right key, with one thing wrong in what is signed.
const CLAIMS: [Forgery; 17] = [
    ("by another issuer", |idp, token| token.claim("iss", json!("https://evil.example")).sign(idp)),
    ("by almost this issuer", |idp, token| {
        let issuer = format!("{}/", idp.0.issuer);
        token.claim("iss", json!(issuer)).sign(idp)
    }),
    ("by no issuer", |idp, token| token.claim("iss", Value::Null).sign(idp)),
    ("for another service", |idp, token| token.claim("aud", json!("other")).sign(idp)),
    ("for several others", |idp, token| token.claim("aud", json!(["other", "another"])).sign(idp)),
    ("for us and a stranger", |idp, token| token.claim("aud", json!(["coquina", "other"])).sign(idp)),
    ("for nobody", |idp, token| token.claim("aud", Value::Null).sign(idp)),
    ("for another attempt", |idp, token| token.claim("nonce", json!("other")).sign(idp)),
    ("for no attempt", |idp, token| token.claim("nonce", Value::Null).sign(idp)),
    ("about nobody", |idp, token| token.claim("sub", Value::Null).sign(idp)),
    ("expired", |idp, token| token.claim("exp", json!(now() - 1)).sign(idp)),
    ("with a text for its end", |idp, token| token.claim("exp", json!("4102444800")).sign(idp)),
    ("without end", |idp, token| token.claim("exp", Value::Null).sign(idp)),
    ("not valid yet", |idp, token| token.claim("nbf", json!(now() + 600)).sign(idp)),
    ("with a text for its beginning", |idp, token| token.claim("nbf", json!("tomorrow")).sign(idp)),
    ("issued in the future", |idp, token| token.claim("iat", json!(now() + 600)).sign(idp)),
    ("issued at no time", |idp, token| token.claim("iat", Value::Null).sign(idp)),
];

/// Saying what is right, with something wrong about the signature.
const SIGNATURES: [Forgery; 15] = [
    ("unsigned", |idp, token| token.by("none", By::Nobody).sign(idp)),
    ("unsigned, in capitals", |idp, token| token.by("NONE", By::Nobody).sign(idp)),
    ("by the public key as a shared secret", |idp, token| {
        let secret = public_key(idp)["n"].as_str().unwrap().as_bytes().to_vec();
        token.by("HS256", By::Shared(secret)).sign(idp)
    }),
    ("by the whole public key as a shared secret", |idp, token| {
        token.by("HS256", By::Shared(public_key(idp).to_string().into_bytes())).sign(idp)
    }),
    ("by the service's own secret", |idp, token| {
        token.by("HS256", By::Shared(b"the secret".to_vec())).sign(idp)
    }),
    ("by a stranger's key under the provider's name", |idp, token| {
        let name = idp.0.keys.lock().unwrap().named("ec");
        token.head("kid", json!(name)).by("ES256", By::Stranger).sign(idp)
    }),
    ("by an unknown key", |idp, token| {
        token.head("kid", json!("unknown")).by("ES256", By::Stranger).sign(idp)
    }),
    ("by a key of another type", |idp, token| token.by("ES256", By::Ec).sign(idp)),
    ("another algorithm's than said", |idp, token| token.head("alg", json!("PS256")).sign(idp)),
    ("an algorithm that is not allowed", |idp, token| token.by("RS512", By::LongRsa).sign(idp)),
    ("by a key that it brings along", |idp, token| {
        let key = json!({"kty": "oct", "k": "c2VjcmV0"});
        token.head("jwk", key).by("HS256", By::Shared(b"secret".to_vec())).sign(idp)
    }),
    ("by a key at an address that it names", |idp, token| {
        let address = json!(format!("{}/elsewhere", idp.0.issuer));
        token.head("jku", address).head("kid", json!("elsewhere")).by("ES256", By::Stranger).sign(idp)
    }),
    ("changed after it was signed", |idp, token| {
        let (good, other) = (token.sign(idp), token.claim("sub", json!("somebody-else")).sign(idp));
        let (good, other) = (parts(&good), parts(&other));
        [good[0], other[1], good[2]].join(".")
    }),
    ("with half a signature", |idp, token| {
        let good = token.sign(idp);
        let signature = parts(&good)[2];
        format!("{}.{}.{}", parts(&good)[0], parts(&good)[1], &signature[..signature.len() / 2])
    }),
    ("with an empty signature", |idp, token| {
        let good = token.sign(idp);
        format!("{}.{}.", parts(&good)[0], parts(&good)[1])
    }),
];

#[tokio::test]
async fn a_22_no_forged_token_counts() {
    let idp = Idp::start();
    let at = idp.product();
    let mut accepted = Vec::new();
    for (forgery, forge) in CLAIMS.into_iter().chain(SIGNATURES) {
        let mut browser = Browser::new(&at);
        let asked = browser.leave("/api/login").await;
        let token = forge(&idp, Token::good(&idp, "maria", asked.get("nonce")));
        let answer = browser.come_back(&idp, &asked, &token).await;
        if answer.page() != "/auth?provider=failed" || browser.is_signed_in().await {
            accepted.push(forgery);
        }
    }
    assert_eq!(accepted, Vec::<&str>::new());
    let mut browser = Browser::new(&at);
    assert_eq!(browser.sign_in(&idp, "maria").await.page(), "/", "and a good one does");
}

#[tokio::test]
async fn a_22_a_provider_that_says_it_is_another_is_not_used() {
    let idp = Idp::start();
    *idp.0.mood.lock().unwrap() = Mood::Poses;
    let answer = Browser::new(&idp.product()).open("/api/login").await;
    assert_eq!(answer.page(), "/auth?provider=failed");
}

#[tokio::test]
async fn a_22_both_of_the_providers_keys_count() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    let asked = browser.leave("/api/login").await;
    let token = Token::by_ec(&idp, "maria", asked.get("nonce")).sign(&idp);
    assert_eq!(browser.come_back(&idp, &asked, &token).await.page(), "/");
}

#[tokio::test]
async fn a_22_a_fresh_sign_in_has_to_be_fresh() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    for (signed_in, page) in [
        (json!(now() - 3600), "/auth?provider=failed"),
        (Value::Null, "/auth?provider=failed"),
        (json!(now()), "/"),
    ] {
        let asked = browser.leave("/api/login?force=true").await;
        assert_eq!((asked.get("prompt"), asked.get("max_age")), ("login", "0"));
        let token = Token::good(&idp, "maria", asked.get("nonce")).claim("auth_time", signed_in.clone());
        let answer = browser.come_back(&idp, &asked, &token.sign(&idp)).await;
        assert_eq!(answer.page(), page, "{signed_in}");
    }
}

#[tokio::test]
async fn a_22_an_address_that_the_provider_has_not_verified_makes_no_account() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    for verified in [json!(false), json!("false"), Value::Null] {
        let asked = browser.leave("/api/login").await;
        let token = Token::good(&idp, "maria", asked.get("nonce")).claim("email_verified", verified);
        let answer = browser.come_back(&idp, &asked, &token.sign(&idp)).await;
        assert_eq!(answer.page(), "/auth?provider=failed");
    }
}

#[tokio::test]
async fn a_22_what_the_provider_tells_when_asked_has_to_be_about_the_same_person() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    for (subject, page) in [("somebody-else", "/auth?provider=failed"), ("maria", "/")] {
        *idp.0.person.lock().unwrap() =
            json!({"sub": subject, "email": "maria@example.com", "email_verified": true});
        let asked = browser.leave("/api/login").await;
        let token = Token::good(&idp, "maria", asked.get("nonce")).claim("email", Value::Null);
        assert_eq!(browser.come_back(&idp, &asked, &token.sign(&idp)).await.page(), page, "{subject}");
    }
}
