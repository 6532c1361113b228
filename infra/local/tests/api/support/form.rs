//! What both forms refuse.

use serde_json::json;

use crate::fixtures::letters::{contact, mail, support};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

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
