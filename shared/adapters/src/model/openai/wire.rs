//! The protocol: what is sent, and what is read of an answer.

use serde::Deserialize;
use serde_json::{Value, json};
use shared::ports::{Completion, ModelRequest};

use super::super::call::estimated;

/// The request. It names no person and no tools, and asks that nothing be kept.
pub(super) fn body(model: &str, request: &ModelRequest) -> Value {
    let format = json!({"name": "reply", "strict": true, "schema": request.schema});
    json!({
        "model": model,
        "messages": [
            {"role": "system", "content": request.instructions},
            {"role": "user", "content": request.message},
        ],
        "response_format": {"type": "json_schema", "json_schema": format},
        "max_completion_tokens": request.most_tokens,
        "temperature": 0,
        "store": false,
        "stream": false,
    })
}

#[derive(Deserialize)]
struct ChatCompletion {
    choices: Vec<Choice>,
    #[serde(default)]
    usage: Value,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Message {
    content: Option<Value>,
    refusal: Option<Value>,
    tool_calls: Option<Value>,
    function_call: Option<Value>,
}

/// Reads an answer.
pub(super) fn read(bytes: &[u8], request: &ModelRequest) -> Result<Completion, &'static str> {
    let answer: ChatCompletion =
        serde_json::from_slice(bytes).map_err(|_| "an answer that cannot be read")?;
    let counted = answer.usage.get("total_tokens").and_then(Value::as_u64);
    let [choice] = <[Choice; 1]>::try_from(answer.choices).map_err(|_| "not one answer")?;
    let text = text(choice);
    let tokens = counted.unwrap_or_else(|| estimated(request, text.as_deref()));
    Ok(Completion { text, tokens: u32::try_from(tokens).unwrap_or(u32::MAX) })
}

/// What was said, when nothing else was done and it was said to its end.
fn text(Choice { message, finish_reason }: Choice) -> Option<String> {
    let is_whole = finish_reason.as_deref() == Some("stop");
    let is_empty = |part: Option<Value>| match part {
        None | Some(Value::Null) => true,
        Some(Value::Array(list)) => list.is_empty(),
        Some(_) => false,
    };
    let only_speaks = [message.refusal, message.tool_calls, message.function_call].into_iter().all(is_empty);
    match message.content {
        Some(Value::String(text)) if is_whole && only_speaks => Some(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> ModelRequest {
        let (instructions, message) = ("Ask.".repeat(100), "Hello".to_string());
        ModelRequest { instructions, message, schema: json!({"type": "object"}), most_tokens: 7 }
    }

    fn read_json(answer: &Value) -> Result<Completion, &'static str> {
        read(answer.to_string().as_bytes(), &request())
    }

    fn said(message: Value, end: &str) -> Option<String> {
        let answer =
            json!({"choices": [{"message": message, "finish_reason": end}], "usage": {"total_tokens": 5}});
        let read = read_json(&answer).unwrap();
        assert_eq!(read.tokens, 5);
        read.text
    }

    #[test]
    fn a_request_has_these_members_and_no_others() {
        let body = body("m", &request());
        let mut names: Vec<&String> = body.as_object().unwrap().keys().collect();
        names.sort();
        let expected = [
            "max_completion_tokens",
            "messages",
            "model",
            "response_format",
            "store",
            "stream",
            "temperature",
        ];
        assert_eq!(names, expected);
        assert_eq!(body["response_format"]["json_schema"]["strict"], true);
        assert_eq!((&body["store"], &body["max_completion_tokens"]), (&json!(false), &json!(7)));
    }

    #[test]
    fn what_is_said_to_its_end_is_read() {
        assert_eq!(
            said(json!({"content": "Hi", "refusal": null, "tool_calls": []}), "stop").as_deref(),
            Some("Hi")
        );
    }

    #[test]
    fn whatever_else_is_done_says_nothing() {
        let call = json!([{"id": "1", "type": "function", "function": {"name": "save", "arguments": "{}"}}]);
        for (message, end) in [
            (json!({"content": "Hi"}), "length"),
            (json!({"content": "Hi"}), "content_filter"),
            (json!({"content": "Hi", "tool_calls": call}), "stop"),
            (json!({"content": null, "tool_calls": call}), "tool_calls"),
            (json!({"content": "Hi", "function_call": {"name": "save"}}), "stop"),
            (json!({"content": "Hi", "refusal": "No."}), "stop"),
            (json!({"content": [{"type": "text", "text": "Hi"}]}), "stop"),
            (json!({"content": 7}), "stop"),
            (json!({}), "stop"),
        ] {
            assert_eq!(said(message.clone(), end), None, "{message} {end}");
        }
    }

    #[test]
    fn what_is_not_the_protocol_is_a_failure() {
        let one = json!({"message": {"content": "Hi"}, "finish_reason": "stop"});
        for answer in [
            json!({}),
            json!([]),
            json!({"choices": []}),
            json!({"choices": [one, one]}),
            json!({"choices": 1}),
        ] {
            assert!(read_json(&answer).is_err(), "{answer}");
        }
        assert!(read(b"<html>", &request()).is_err());
    }

    #[test]
    fn tokens_that_are_not_counted_are_estimated() {
        let answer = json!({"choices": [{"message": {"content": "Hi!"}, "finish_reason": "stop"}]});
        assert_eq!(read_json(&answer).unwrap().tokens, (400 + 5 + 3) / 3);
    }
}
