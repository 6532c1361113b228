//! The support form and the contact form.

use std::collections::BTreeMap;

use adapters::Policy;
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
use aws_sdk_dynamodb::types::AttributeValue;
use local::Settings;
use serde_json::{Value, json};
use shared::http::Rates;

use crate::product::{Address, Person, eventually, shared, start, start_with, well_within_the_hour};

fn support(email: &str) -> Value {
    json!({"firstName": "Maria", "lastName": "Lopez", "email": email, "phoneNumber": "",
        "subject": "billing", "priority": "high", "message": "I would like to ask about my payment."})
}

fn contact(email: &str) -> Value {
    json!({"name": "Maria Lopez", "email": email, "subject": "Opening hours",
        "message": "When can I reach you by telephone?"})
}

/// The mail that lies in the folder and speaks of an address, decoded enough to look into.
fn mail(at: &Address, about: &str) -> Vec<String> {
    let files = std::fs::read_dir(at.data.join("mail")).unwrap();
    let eml =
        files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "eml"));
    let all = eml.map(|path| std::fs::read_to_string(path).unwrap());
    all.filter(|message| message.contains(about)).collect()
}

/// The mail about a letter, when both pieces of it have come: to the operator and to the sender.
async fn mailed(at: &Address, about: &str) -> Vec<String> {
    eventually("both mails", || async { mail(at, about).len() == 2 }).await;
    mail(at, about)
}

/// The letters of this month, as the console shows the table.
async fn letters(at: &Address) -> Vec<BTreeMap<String, String>> {
    let file = std::fs::read_to_string(at.data.join("functions.env")).unwrap();
    let settings: BTreeMap<&str, &str> = file.lines().filter_map(|line| line.split_once('=')).collect();
    let setting = |name: &str| settings[name].trim_matches('"').to_string();
    let (id, key) = (setting("AWS_ACCESS_KEY_ID"), setting("AWS_SECRET_ACCESS_KEY"));
    let config = aws_sdk_dynamodb::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new(setting("AWS_REGION")))
        .http_client(adapters::http_client())
        .credentials_provider(Credentials::new(id, key, None, None, "test"))
        .endpoint_url(setting("AWS_ENDPOINT_URL_DYNAMODB"));
    let month = shared::clock::now().strftime("SUPPORT#%Y-%m").to_string();
    let query = aws_sdk_dynamodb::Client::from_conf(config.build()).query();
    let query = query.table_name(setting("MAIN_TABLE")).key_condition_expression("pk = :pk");
    let found = query.expression_attribute_values(":pk", AttributeValue::S(month)).send().await.unwrap();
    found
        .items()
        .iter()
        .map(|item| item.iter().map(|(name, value)| (name.clone(), text(value))).collect())
        .collect()
}

fn text(value: &AttributeValue) -> String {
    match value {
        AttributeValue::S(text) => text.clone(),
        AttributeValue::Bool(flag) => flag.to_string(),
        other => format!("{other:?}"),
    }
}

/// The letter with the reference that stands in the mail about it. What was written is sealed.
async fn letter_of(at: &Address, mail: &str) -> BTreeMap<String, String> {
    let after = mail.split_once("Reference: ").unwrap().1;
    let reference: String = after.chars().take_while(char::is_ascii_hexdigit).collect();
    let all = letters(at).await;
    let mut found = all.into_iter().filter(|letter| letter["sk"].ends_with(&format!("#{reference}")));
    let letter = found.next().expect("the letter is kept");
    assert!(found.next().is_none(), "it is kept once");
    letter
}

#[tokio::test]
async fn a_support_request_is_kept_mailed_to_the_operator_and_confirmed() {
    let visitor = Person::visitor(shared());
    visitor.post("/api/support", &support("support-sender@example.com")).await.expect(200);
    let sent = mailed(&visitor.at, "support-sender@example.com").await;
    let operator = sent.iter().find(|mail| mail.contains("\r\nTo: <operator@coquina.example>")).unwrap();
    assert!(operator.contains("Reply-To: <support-sender@example.com>"), "{operator}");
    assert!(operator.contains("Support request: billing"), "{operator}");
    let confirmation =
        sent.iter().find(|mail| mail.contains("\r\nTo: <support-sender@example.com>")).unwrap();
    assert!(!confirmation.contains("ask about my payment"), "only the subject is repeated: {confirmation}");
    assert!(operator.contains("I would like to ask about my payment."), "{operator}");
    let letter = letter_of(&visitor.at, operator).await;
    assert_eq!((&*letter["form"], &*letter["priority"]), ("Support request", "high"));
}

#[tokio::test]
async fn a_contact_message_is_kept_and_mailed_too() {
    let visitor = Person::visitor(shared());
    visitor.post("/api/contact", &contact("contact-sender@example.com")).await.expect(200);
    let sent = mailed(&visitor.at, "contact-sender@example.com").await;
    let operator = sent.iter().find(|mail| mail.contains("Opening hours")).unwrap();
    assert_eq!(letter_of(&visitor.at, operator).await["form"], "Contact");
}

/// A letter that is kept has arrived. Mail that cannot be sent must not make the sender write again.
#[tokio::test]
async fn a_letter_is_not_lost_when_mail_cannot_be_sent() {
    let lonely = start();
    let visitor = Person::visitor(&lonely);
    let folder = lonely.data.join("mail");
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "in the way").unwrap();
    visitor.post("/api/support", &support("unlucky@example.com")).await.expect(200);
    assert_eq!(letters(&lonely).await.len(), 1);
    eventually("the mail was tried", || async {
        let waiting = lonely.rows("main", "OUTBOX").await;
        waiting.len() == 2 && waiting.iter().all(|row| row.contains(r#""tries": N("1")"#))
    })
    .await;
}

#[tokio::test]
async fn wrong_fields_of_the_forms_are_named_in_the_words_of_the_specification() {
    let visitor = Person::visitor(shared());
    let refused = visitor.post("/api/support", &json!({})).await.expect(400);
    assert_eq!(refused["fields"]["firstName"], "First name must be at least 2 characters");
    assert_eq!(refused["fields"]["lastName"], "Last name must be at least 2 characters");
    assert_eq!(refused["fields"]["email"], "Please enter a valid email address");
    assert_eq!(refused["fields"]["subject"], "Please select a subject");
    assert_eq!(refused["fields"]["priority"], "Please select a priority level");
    assert_eq!(refused["fields"]["message"], "Message must be at least 10 characters");
    let refused = visitor.post("/api/contact", &json!({})).await.expect(400);
    assert_eq!(refused["fields"]["name"], "Name is required");
    assert_eq!(refused["fields"]["email"], "Please enter a valid email address");
    assert_eq!(refused["fields"]["subject"], "Subject is required");
}

/// CR, LF, NUL and the line breaks of Unicode, in the middle, at the start and at the end.
#[tokio::test]
async fn a_35_no_header_can_be_smuggled_into_mail() {
    let visitor = Person::visitor(shared());
    for (n, smuggled) in
        ["\r\nBcc: all@example.com", "\nBcc: all@example.com", "\rBcc: x", "\r\n", "\0", "\u{2028}Bcc: x"]
            .into_iter()
            .enumerate()
    {
        let from = format!("smuggler{n}@example.com");
        for field in ["name", "email", "subject", "phone"] {
            for value in ["x{}", "{}x", "smuggler@example.com{}"] {
                let mut form = contact(&from);
                form[field] = json!(value.replace("{}", smuggled));
                let refused = visitor.post("/api/contact", &form).await.expect(400);
                assert!(refused["fields"][field].is_string(), "{field} {form}");
            }
        }
        for field in ["firstName", "lastName", "email", "phoneNumber", "subject", "priority"] {
            let mut form = support(&from);
            form[field] = json!(format!("billing{smuggled}"));
            let refused = visitor.post("/api/support", &form).await.expect(400);
            assert!(refused["fields"][field].is_string(), "{field} {form}");
        }
        assert!(mail(&visitor.at, &from).is_empty(), "nothing was mailed");
    }
}

/// What is written below the headers cannot climb into them.
#[tokio::test]
async fn a_35_a_message_that_looks_like_headers_stays_a_message() {
    let visitor = Person::visitor(shared());
    let mut form = contact("headers@example.com");
    form["message"] = json!("\r\n\r\nBcc: all@example.com\r\nSubject: Free money\r\n.\r\nMore");
    form["subject"] = json!("Bcc: all@example.com");
    visitor.post("/api/contact", &form).await.expect(200);
    for message in mail(&visitor.at, "headers@example.com") {
        let (head, _) = message.split_once("\r\n\r\n").unwrap();
        let is_header = |name: &str| head.lines().filter(|line| line.starts_with(name)).count();
        assert_eq!((is_header("Bcc:"), is_header("Subject:"), is_header("To:")), (0, 1, 1), "{head}");
    }
}

#[tokio::test]
async fn too_many_letters_from_one_sender_or_one_network_are_refused_calmly() {
    well_within_the_hour().await;
    let tight = start_with(few_letters(3));
    let visitor = Person::visitor(&tight);
    for _ in 0..2 {
        visitor.post("/api/support", &support("eager@example.com")).await.expect(200);
    }
    visitor.post("/api/contact", &json!({})).await.refusal(400);
    visitor.post("/api/contact", &contact("EAGER@example.com")).await.expect(200);
    let refused = visitor.post("/api/support", &support("eager@example.com")).await;
    assert!(refused.refusal(429).starts_with("We have received several messages"), "{}", refused.text());
    let wait: u32 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=3600).contains(&wait), "{wait}");
    assert_eq!(letters(&tight).await.len(), 3);
}

/// Five senders may share a network address; beyond that it is the address that is refused.
#[tokio::test]
async fn a_46_a_forged_header_does_not_widen_the_budget_of_a_network() {
    well_within_the_hour().await;
    let tight = start_with(few_letters(3));
    let visitor = Person::visitor(&tight);
    for n in 0..15 {
        visitor.post("/api/contact", &contact(&format!("sender{n}@example.com"))).await.expect(200);
    }
    let forged =
        visitor.request(reqwest::Method::POST, "/api/support").header("x-forwarded-for", "198.51.100.9");
    crate::product::Answer::to(forged.json(&support("other@example.com"))).await.refusal(429);
}

#[tokio::test]
async fn a_race_does_not_widen_the_budget() {
    well_within_the_hour().await;
    let tight = start_with(few_letters(3));
    let visitor = Person::visitor(&tight);
    let form = support("racer@example.com");
    let answers = futures_util::future::join_all((0..12).map(|_| visitor.post("/api/support", &form))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 3);
    assert_eq!(answers.iter().filter(|answer| answer.status == 429).count(), 9);
}

fn few_letters(letters: u32) -> Policy {
    let policy = Settings::policy();
    Policy { rates: Rates { letters, ..policy.rates }, ..policy }
}
