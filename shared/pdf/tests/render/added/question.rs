use domain::content::Catalog;
use domain::interview::Interview;
use serde_json::{Value, json};

use super::content::Content;
use super::{TODAY, answered, printed};

const WILL: &str = "documents/simple-will";

/// The simple will with one question more, about the day of birth, and a sentence that says it.
fn catalog() -> Catalog {
    let mut content = Content::kept();
    let question = json!({
        "id": "birthday", "type": "date", "text": "When were you born?", "why": "Names are shared.",
        "meaning": "As on your ID.", "law": ["s. 732.502"], "rule": "past_date",
    });
    let sentence = json!({"kind": "paragraph", "text": "I was born on {birthday}."});
    list(content.file(&format!("{WILL}/questions.toml")), "question").insert(1, question);
    let sections = list(content.file(&format!("{WILL}/clauses.toml")), "section");
    list(&mut sections[0], "block").push(sentence);
    content.catalog()
}

fn list<'a>(file: &'a mut Value, key: &str) -> &'a mut Vec<Value> {
    file[key].as_array_mut().unwrap()
}

fn answers(birthday: &str) -> Value {
    json!({"fullName": "Maria Lopez", "birthday": birthday})
}

#[test]
fn a_question_that_is_added_is_asked_in_its_place_and_counts() {
    let (added, kept) = (catalog(), Catalog::embedded().unwrap());
    let (added, kept) =
        (added.document_type("simpleWill").unwrap(), kept.document_type("simpleWill").unwrap());
    assert_eq!(added.questions.len(), kept.questions.len() + 1);
    let none = answered(added, &json!({}));
    let progress = Interview::new(added, &none).progress(0, TODAY);
    assert_eq!(progress.visible[..3], ["fullName", "birthday", "address"]);
    assert_eq!(progress.percent, 100 / added.questions.len());
    assert!(progress.missing.contains(&"birthday".to_string()));
}

#[test]
fn its_answer_is_looked_over_and_printed() {
    let catalog = catalog();
    let will = catalog.document_type("simpleWill").unwrap();
    let problems = |birthday: &str| Interview::new(will, &answered(will, &answers(birthday))).problems(TODAY);
    assert!(problems("2030-01-31").contains_key("birthday"));
    assert!(!problems("1961-01-31").contains_key("birthday"));
    let text = printed(will, &answered(will, &answers("1961-01-31")));
    assert!(text.contains("I was born on January 31, 1961."), "{text}");
}
