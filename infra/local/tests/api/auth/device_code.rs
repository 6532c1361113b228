//! The code that a browser is asked for that is new to the account.

use futures_util::future::join_all;
use serde_json::json;

use crate::fixtures::new_browsers::careful;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::response::ApiResponse;

/// Another code than this one.
fn other(code: &str) -> String {
    format!("{:06}", (code.parse::<u32>().unwrap() + 1) % 1_000_000)
}

#[tokio::test]
async fn a_new_browser_needs_the_code_from_the_mail_once() {
    let maria = Person::registered(&careful()).await;
    maria.log_in(PASSWORD).await.expect(200);
    let mut laptop = maria.at_new_browser();
    let challenge = laptop.challenge().await;
    let spaced = laptop.code().await;
    let spaced = format!(" {} {} ", &spaced[..3], &spaced[3..]);
    let answer = laptop.enter(&challenge, &spaced).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_string();
    let session = answer.expect(200);
    assert_eq!(session["user"]["emailConfirmed"], true, "the code was in the mailbox");
    laptop.admitted(&session);
    assert!(laptop.is_signed_in().await);
    let device = laptop.device.clone().unwrap();
    let attributes = "Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000";
    assert_eq!(cookie, format!("__Host-device={device}; {attributes}"));
    laptop.log_in(PASSWORD).await.expect(200);
    let with_cookie = maria.at_new_browser();
    let form = json!({"email": maria.email, "password": PASSWORD});
    let request = with_cookie.request(reqwest::Method::POST, "/api/auth/login").json(&form);
    ApiResponse::to(request.header("cookie", format!("__Host-device={device}"))).await.expect(200);
}

#[tokio::test]
async fn a_wrong_code_can_be_corrected_four_times() {
    let maria = Person::registered(&careful()).await;
    let laptop = maria.at_new_browser();
    let (challenge, code) = (laptop.challenge().await, laptop.code().await);
    for left in ["4 tries", "3 tries", "2 tries", "one try"] {
        let refused = laptop.enter(&challenge, &other(&code)).await.expect(401);
        assert_eq!(refused["code"], "wrong_code");
        assert_eq!(refused["message"], format!("That is not the code from our email. You have {left} left."));
    }
    assert_eq!(laptop.enter(&challenge, &other(&code)).await.expect(410)["code"], "code_ended");
    let ended = laptop.enter(&challenge, &code).await.expect(410);
    assert!(ended["message"].as_str().unwrap().ends_with("Please sign in again for a new code."));
}

#[tokio::test]
async fn fifty_codes_at_once_are_no_more_tries_than_five() {
    let maria = Person::registered(&careful()).await;
    let laptop = maria.at_new_browser();
    let (challenge, code) = (laptop.challenge().await, laptop.code().await);
    let wrong = other(&code);
    let answers = join_all((0..50).map(|_| laptop.enter(&challenge, &wrong))).await;
    let looked_at = answers.iter().filter(|answer| answer.status == 401).count();
    assert!(looked_at < 5, "{looked_at} codes were compared");
    assert!(answers.iter().all(|answer| matches!(answer.status, 401 | 410 | 429)));
}

#[tokio::test]
async fn a_code_is_good_once_and_for_its_own_sign_in() {
    let maria = Person::registered(&careful()).await;
    let laptop = maria.at_new_browser();
    let (first, old) = (laptop.challenge().await, laptop.code().await);
    let second = laptop.challenge().await;
    let code = laptop.code().await;
    if old != code {
        assert_eq!(laptop.enter(&second, &old).await.expect(401)["code"], "wrong_code");
    }
    laptop.enter(&second, &code).await.expect(200);
    assert_eq!(laptop.enter(&second, &code).await.expect(410)["code"], "code_ended");
    laptop.enter(&first, &old).await.expect(200);
    laptop.enter("unknown", &code).await.refusal(410);
}
