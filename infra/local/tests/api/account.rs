//! A person's own account.

use std::io::{Cursor, Read};

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::product::{Answer, PASSWORD, Person, newest_link, shared};

const NEW_PASSWORD: &str = "Lighthouse2";

impl Person {
    /// The same person at another browser.
    pub(crate) async fn elsewhere(&self, password: &str) -> Answer {
        let form = json!({"email": self.email, "password": password});
        let request = self.at_new_browser().request(Method::POST, "/api/auth/login").json(&form);
        Answer::to(request.header("user-agent", "Mozilla/5.0 (Windows NT 10.0) Firefox/130.0")).await
    }

    pub(crate) async fn signed_in_elsewhere(&self) -> Self {
        let mut elsewhere = self.at_new_browser();
        elsewhere.admitted(&self.elsewhere(PASSWORD).await.expect(200));
        elsewhere
    }

    pub(crate) async fn is_signed_in(&self) -> bool {
        self.get("/api/auth/user").await.status == 200
    }

    /// The secret in the newest link to a page that was mailed to an address.
    pub(crate) fn mailed_secret(&self, to: &str, page: &str) -> String {
        newest_link(&self.at.mail_to(to), page).expect("a mail with a link")
    }

    pub(crate) async fn reset_secret(&self) -> String {
        let asked = self.post("/api/auth/password-reset", &json!({"email": self.email})).await;
        assert_eq!(asked.status, 202);
        self.mailed_secret(&self.email, "reset-password")
    }
}

#[tokio::test]
async fn the_account_says_who_one_is_and_where_one_is_signed_in() {
    let maria = Person::registered(shared()).await;
    maria.signed_in_elsewhere().await;
    let account = maria.get("/api/account").await.expect(200);
    assert_eq!((&account["user"]["email"], &account["way"]), (&json!(maria.email), &json!("password")));
    let sessions = account["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    assert_eq!(
        (&sessions[0]["device"], &sessions[0]["current"]),
        (&json!("Firefox on Windows"), &json!(false))
    );
    assert_eq!(sessions[1]["current"], true);
}

#[tokio::test]
async fn an_account_has_a_hundred_sessions_at_most_and_the_oldest_ends_for_another_one() {
    let maria = Person::registered(shared()).await;
    let second = maria.signed_in_elsewhere().await;
    let form = json!({"email": maria.email, "password": PASSWORD});
    for _ in 0..98 {
        second.post("/api/auth/login", &form).await.expect(200);
    }
    assert!(maria.is_signed_in().await, "a hundred are open");
    second.post("/api/auth/login", &form).await.expect(200);
    assert!(!maria.is_signed_in().await && second.is_signed_in().await);
    let account = second.get("/api/account").await.expect(200);
    assert_eq!(account["sessions"].as_array().unwrap().len(), 100);
}

#[tokio::test]
async fn names_can_be_changed_and_forgotten() {
    let maria = Person::registered(shared()).await;
    let user = maria.patch("/api/account", &json!({"firstName": " Mary ", "lastName": ""})).await.expect(200);
    assert_eq!((&user["firstName"], &user["lastName"]), (&json!("Mary"), &Value::Null));
    assert_eq!(maria.get("/api/auth/user").await.expect(200)["firstName"], "Mary");
    let refused = maria.patch("/api/account", &json!({"firstName": "x".repeat(101)})).await.expect(400);
    assert!(refused["fields"]["firstName"].is_string());
    maria.patch("/api/account", &json!({"email": "mine@example.com"})).await.refusal(400);
}

#[tokio::test]
async fn a_13_a_new_password_ends_all_other_sessions_and_gives_this_one_a_new_token() {
    let maria = Person::registered(shared()).await;
    let elsewhere = maria.signed_in_elsewhere().await;
    let change = json!({"current": PASSWORD, "password": NEW_PASSWORD});
    let session = maria.post("/api/account/password", &change).await.expect(200);
    assert!(!maria.is_signed_in().await && !elsewhere.is_signed_in().await);
    let token = session["token"].as_str().unwrap().to_string();
    assert!(Person { token: Some(token), ..maria.clone() }.is_signed_in().await);
    maria.elsewhere(PASSWORD).await.refusal(401);
    maria.elsewhere(NEW_PASSWORD).await.expect(200);
    let mail = maria.at.mailed(&maria.email, 1).await;
    assert!(mail.iter().any(|mail| mail.contains("Your password was changed")));
}

#[tokio::test]
async fn a_13_each_sign_in_has_a_token_of_its_own() {
    let maria = Person::registered(shared()).await;
    let (one, two) = (maria.signed_in_elsewhere().await, maria.signed_in_elsewhere().await);
    assert_ne!(one.token, two.token);
    one.post("/api/auth/logout", &json!({})).await.expect(200);
    assert!(!one.is_signed_in().await && two.is_signed_in().await);
}

#[tokio::test]
async fn a_wrong_current_password_changes_nothing() {
    let maria = Person::registered(shared()).await;
    let change = json!({"current": "Seashell2", "password": NEW_PASSWORD});
    let refused = maria.post("/api/account/password", &change).await.expect(400);
    assert_eq!(refused["fields"]["current"], "That is not your current password.");
    let change = json!({"current": PASSWORD, "password": "short"});
    let refused = maria.post("/api/account/password", &change).await.expect(400);
    assert_eq!(refused["fields"]["password"], "Password must be at least 8 characters");
    maria.elsewhere(PASSWORD).await.expect(200);
}

#[tokio::test]
async fn a_14_signing_out_ends_the_session_and_tells_the_browser_to_forget() {
    let maria = Person::registered(shared()).await;
    let left = maria.post("/api/auth/logout", &json!({})).await;
    assert_eq!(left.headers["clear-site-data"], "\"storage\"");
    let cookies: Vec<_> = left.headers.get_all("set-cookie").iter().map(|v| v.to_str().unwrap()).collect();
    assert!(cookies.iter().all(|cookie| cookie.ends_with("Max-Age=0")) && cookies.len() == 2, "{cookies:?}");
    assert!(!maria.is_signed_in().await);
}

#[tokio::test]
async fn one_device_can_be_signed_out_and_all_of_them() {
    let maria = Person::registered(shared()).await;
    let (one, two) = (maria.signed_in_elsewhere().await, maria.signed_in_elsewhere().await);
    let account = maria.get("/api/account").await.expect(200);
    let newest = account["sessions"][0]["id"].as_str().unwrap().to_string();
    assert_eq!(maria.delete(&format!("/api/account/sessions/{newest}")).await.status, 204);
    maria.delete(&format!("/api/account/sessions/{newest}")).await.refusal(404);
    assert!(one.is_signed_in().await && !two.is_signed_in().await);
    assert_eq!(maria.delete("/api/account/sessions").await.status, 204);
    assert!(!one.is_signed_in().await && !maria.is_signed_in().await);
}

#[tokio::test]
async fn a_03_nobody_signs_out_anybody_elses_device() {
    let (maria, stranger) = (Person::registered(shared()).await, Person::registered(shared()).await);
    let session = &maria.get("/api/account").await.expect(200)["sessions"][0]["id"];
    stranger.delete(&format!("/api/account/sessions/{}", session.as_str().unwrap())).await.refusal(404);
    assert!(maria.is_signed_in().await);
}

#[tokio::test]
async fn a_16_a_mailed_link_sets_a_new_password_and_ends_every_session() {
    let maria = Person::registered(shared()).await;
    let token = maria.reset_secret().await;
    let weak = json!({"token": token, "password": "short"});
    maria.post("/api/auth/password-reset/confirm", &weak).await.refusal(400);
    let new = json!({"token": token, "password": NEW_PASSWORD});
    let told = maria.post("/api/auth/password-reset/confirm", &new).await.expect(200);
    assert!(told.get("token").is_none(), "nobody is signed in by it");
    assert!(!maria.is_signed_in().await);
    maria.elsewhere(PASSWORD).await.refusal(401);
    maria.elsewhere(NEW_PASSWORD).await.expect(200);
    maria.post("/api/auth/password-reset/confirm", &new).await.refusal(410);
}

#[tokio::test]
async fn a_16_of_twenty_at_once_one_uses_the_link() {
    let maria = Person::registered(shared()).await;
    let token = maria.reset_secret().await;
    let new = json!({"token": token, "password": NEW_PASSWORD});
    let uses = (0..20).map(|_| maria.post("/api/auth/password-reset/confirm", &new));
    let answers = join_all(uses).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
    assert_eq!(answers.iter().filter(|answer| answer.status == 410).count(), 19);
}

#[tokio::test]
async fn another_address_counts_once_its_owner_has_opened_the_link() {
    let maria = Person::registered(shared()).await;
    let new = format!("new-{}", maria.email);
    let same = json!({"email": maria.email, "password": PASSWORD});
    let refused = maria.post("/api/account/email", &same).await.expect(400);
    assert_eq!(refused["fields"]["email"], "This is your address already.");
    let wrong = json!({"email": new, "password": "Seashell2"});
    let refused = maria.post("/api/account/email", &wrong).await.expect(400);
    assert_eq!(refused["fields"]["password"], "That is not your password.");
    let asked = maria.post("/api/account/email", &json!({"email": new, "password": PASSWORD})).await;
    asked.expect(202);
    maria.elsewhere(PASSWORD).await.expect(200);
    let token = maria.mailed_secret(&new, "confirm-email");
    // Who owns the new address must not be led to take over an account that a stranger has prepared.
    let elsewhere = maria.at_new_browser();
    let refused = elsewhere.post("/api/account/email/confirm", &json!({"token": token})).await.expect(403);
    assert_eq!(refused["code"], "sign_in_first");
    maria.post("/api/account/email/confirm", &json!({"token": token})).await.expect(200);
    maria.post("/api/account/email/confirm", &json!({"token": token})).await.refusal(410);
    maria.elsewhere(PASSWORD).await.refusal(401);
    maria.at.mail_about(&maria.email, "A new address for your account").await;
    maria.at.mail_about(&maria.email, "Your address was changed").await;
    let moved = Person { email: new.clone(), ..maria.clone() };
    assert_eq!(moved.elsewhere(PASSWORD).await.expect(200)["user"]["email"], new);
    assert_eq!(maria.get("/api/auth/user").await.expect(200)["email"], new);
}

#[tokio::test]
async fn an_address_that_has_an_account_cannot_be_taken_over() {
    let (maria, ana) = (Person::registered(shared()).await, Person::registered(shared()).await);
    maria.post("/api/account/email", &json!({"email": ana.email, "password": PASSWORD})).await.expect(202);
    let token = maria.mailed_secret(&ana.email, "confirm-email");
    maria.post("/api/account/email/confirm", &json!({"token": token})).await.refusal(409);
    assert_eq!(ana.elsewhere(PASSWORD).await.expect(200)["user"]["email"], ana.email);
}

fn unzipped(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    (0..zip.len())
        .map(|index| {
            let mut file = zip.by_index(index).unwrap();
            let mut content = Vec::new();
            file.read_to_end(&mut content).unwrap();
            (file.name().to_string(), content)
        })
        .collect()
}

#[tokio::test]
async fn a_32_the_export_has_the_account_every_answer_and_every_pdf() {
    let maria = Person::registered(shared()).await;
    let (draft, paid) = (maria.draft("powerOfAttorney").await, maria.paid_will().await);
    let pdf = maria.get(&format!("/api/documents/{paid}/download")).await.bytes;
    let refused = maria.post("/api/account/export", &json!({"password": "Seashell2"})).await.expect(400);
    assert_eq!(refused["fields"]["password"], "That is not your password.");
    let export = maria.post("/api/account/export", &json!({"password": PASSWORD})).await;
    assert_eq!(export.headers["content-type"], "application/zip");
    let files = unzipped(&export.bytes);
    let file = |name: &str| files.iter().find(|(found, _)| found == name).map(|(_, bytes)| bytes.clone());
    assert_eq!(file(&format!("documents/{paid}.pdf")).unwrap(), pdf);
    let account: Value = serde_json::from_slice(&file("account.json").unwrap()).unwrap();
    assert_eq!(account["user"]["email"], maria.email);
    assert_eq!(account["devices"].as_array().unwrap().len(), 1);
    assert_eq!(account["activity"][0]["kind"], "exported");
    assert_eq!(account["payments"][0]["documents"], json!([paid]));
    assert_eq!(account["payments"][0]["entries"][0]["kind"], "paid");
    let documents = account["documents"].as_array().unwrap();
    let ids: Vec<u64> = documents.iter().map(|document| document["id"].as_u64().unwrap()).collect();
    assert_eq!((ids.len(), ids.contains(&draft), ids.contains(&paid)), (2, true, true));
    let will = documents.iter().find(|document| document["id"] == paid).unwrap();
    assert_eq!(will["answers"], maria.document(paid).await["answers"]);
}

#[tokio::test]
async fn a_32_a_deleted_account_leaves_nothing_behind_and_a_second_try_changes_nothing() {
    let maria = Person::registered(shared()).await;
    let paid = maria.paid_will().await;
    maria.draft("simpleWill").await;
    maria.get(&format!("/api/documents/{paid}/download")).await;
    let id = maria.get("/api/auth/user").await.expect(200)["id"].as_str().unwrap().to_string();
    assert!(maria.at.dump("main").await.iter().any(|name| name.contains(&id)));
    assert!(maria.at.stored_files().iter().any(|name| name.contains(&id)));
    let refused = maria.post("/api/account/delete", &json!({"password": "Seashell2"})).await.expect(400);
    assert_eq!(refused["fields"]["password"], "That is not your password.");
    let gone = maria.post("/api/account/delete", &json!({"password": PASSWORD})).await;
    gone.expect(200);
    assert_eq!(gone.headers["clear-site-data"], "\"storage\"");
    for table in ["main", "sessions"] {
        let left: Vec<String> = maria.at.dump(table).await.into_iter().filter(|n| n.contains(&id)).collect();
        assert_eq!(left, Vec::<String>::new(), "{table}");
    }
    assert!(!maria.at.stored_files().iter().any(|name| name.contains(&id)));
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.refusal(401);
    maria.elsewhere(PASSWORD).await.refusal(401);
    let form = json!({"email": maria.email, "password": PASSWORD});
    maria.post("/api/auth/register", &form).await.expect(201);
}
