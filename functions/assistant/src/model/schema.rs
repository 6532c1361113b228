//! The form of the model's answer: for the service as a JSON schema, for us as a type. The service is only asked to keep to
//! it; the type makes sure.

use domain::content::DocumentType;
use serde::Deserialize;
use serde_json::{Value, json};

/// What the model says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModelOutput {
    pub(super) reply: String,
    pub(super) answers: Vec<ModelAnswer>,
    pub(super) sources: Vec<String>,
    /// Whether the person speaks of danger now. Models that keep to an older form do not say.
    #[serde(default)]
    pub(super) danger: bool,
}

/// An answer that it has found in the message.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModelAnswer {
    pub(super) question: String,
    pub(super) value: ModelValue,
    pub(super) words: String,
}

/// The answer itself.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum ModelValue {
    Text(String),
    Checked(bool),
}

/// Reads what the model says. serde would read an object from a list, too.
pub(super) fn read(text: &str) -> Option<ModelOutput> {
    let is_object = text.trim_start().starts_with('{');
    serde_json::from_str(text).ok().filter(|_| is_object)
}

/// The schema in the part of JSON Schema that strict services take: everything is required and nothing else is allowed. It is
/// the same for every message about a kind of document, so that a service can keep it.
pub(super) fn of(document_type: &DocumentType) -> Value {
    let questions: Vec<&str> = document_type.questions.iter().map(|question| question.id.as_str()).collect();
    let answer = object(&json!({
        "question": {"type": "string", "enum": questions},
        "words": {"type": "string"},
        "value": {"anyOf": [{"type": "string"}, {"type": "boolean"}]},
    }));
    object(&json!({
        "answers": {"type": "array", "items": answer},
        "danger": {"type": "boolean"},
        "reply": {"type": "string"},
        "sources": {"type": "array", "items": {"type": "string"}},
    }))
}

fn object(properties: &Value) -> Value {
    let names: Vec<&String> = properties.as_object().into_iter().flat_map(serde_json::Map::keys).collect();
    json!({"type": "object", "properties": properties, "required": names, "additionalProperties": false})
}

#[cfg(test)]
mod tests {
    use domain::content::Catalog;

    use super::*;

    #[test]
    fn the_schema_requires_every_member_and_allows_no_other() {
        let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
        let schema = of(will);
        let answer = &schema["properties"]["answers"]["items"];
        for object in [&schema, answer] {
            assert_eq!(object["additionalProperties"], false);
            let names: Vec<&String> = object["properties"].as_object().unwrap().keys().collect();
            assert_eq!(object["required"], json!(names));
        }
        assert_eq!(answer["properties"]["question"]["enum"][0], "fullName");
    }

    #[test]
    fn what_is_not_of_the_form_is_not_read() {
        let good =
            r#"{"reply": "Hi", "answers": [{"question": "a", "value": true, "words": "b"}], "sources": []}"#;
        assert!(read(good).is_some());
        for bad in [
            "",
            "null",
            "Hi",
            r#"["Hi", [], []]"#,
            r#"{"reply": "Hi", "answers": []}"#,
            r#"{"reply": "Hi", "answers": [], "sources": [], "status": "paid"}"#,
            r#"{"reply": "Hi", "reply": "Ho", "answers": [], "sources": []}"#,
            r#"{"reply": 1, "answers": [], "sources": []}"#,
            r#"{"reply": "Hi", "answers": {}, "sources": []}"#,
            r#"{"reply": "Hi", "answers": [{"question": "a", "value": 1, "words": "b"}], "sources": []}"#,
            r#"{"reply": "Hi", "answers": [{"question": "a", "value": null, "words": "b"}], "sources": []}"#,
            r#"{"reply": "Hi", "answers": [{"question": "a", "value": "x", "words": "b", "owner": 1}], "sources": []}"#,
            r#"{"reply": "Hi", "answers": [], "sources": []} and more"#,
        ] {
            assert!(read(bad).is_none(), "{bad}");
        }
    }
}
