//! A language model of Amazon Bedrock, by the protocol of Converse as AWS describes it:
//! <https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html>.

use std::time::{Duration, Instant};

use adapters::Policy;
use axum::body::Body;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::{future, stream};
use local::Settings;
use serde_json::{Value, json};

use super::super::proposals;
use super::obedient::{SENTENCES, guide};
use super::{is_by_guide, is_by_model, says};
use crate::fixtures::model::{BEDROCK_NAME, Upstream, found, nothing, reply};
use crate::fixtures::person::Person;

/// A request has its answer by then.
const DEADLINE: Duration = Duration::from_secs(14);

struct Scene {
    upstream: Upstream,
    maria: Person,
}

impl Scene {
    async fn set() -> Self {
        Self::with(Settings::policy()).await
    }

    async fn with(policy: Policy) -> Self {
        let upstream = Upstream::start();
        upstream.does(|_| called(&nothing()));
        let maria = Person::registered(&upstream.product_by_converse(policy)).await;
        Self { upstream, maria }
    }

    async fn ask(&self) -> Value {
        says(&self.maria, "simpleWill", "executorName", "my cousin Zed Zander").await
    }
}

/// An answer: what stands in the message, why it ended, and what it has cost.
fn whole(content: &Value, end: &str) -> Response {
    axum::Json(json!({
        "metrics": {"latencyMs": 1275},
        "output": {"message": {"role": "assistant", "content": content}},
        "stopReason": end,
        "usage": {"inputTokens": 125, "outputTokens": 60, "totalTokens": 185},
    }))
    .into_response()
}

fn call(name: &str, input: &Value) -> Value {
    json!({"toolUse": {"toolUseId": "tooluse_kZJMlvQmRJ6eAyJE5GIl7Q", "name": name, "input": input}})
}

/// The tool is called with what is said.
fn called(said: &Value) -> Response {
    whole(&json!([call("reply", said)]), "tool_use")
}

/// An error as AWS sends one.
fn refused(status: u16, kind: &str, message: &str) -> Response {
    let error = axum::Json(json!({"message": message}));
    (StatusCode::from_u16(status).unwrap(), [("x-amzn-errortype", kind.to_string())], error).into_response()
}

#[tokio::test]
async fn a_request_is_signed_by_the_functions_own_keys_and_has_one_strict_tool() {
    let Scene { upstream, maria } = Scene::set().await;
    says(&maria, "simpleWill", "executorName", "my cousin Zed").await;
    let heard = upstream.heard().pop().unwrap();
    assert_eq!(heard.path, format!("/model/{}/converse", BEDROCK_NAME.replace(':', "%3A")));
    let signature = heard.headers["authorization"].to_str().unwrap();
    let (algorithm, rest) = signature.split_once(' ').unwrap();
    assert_eq!(algorithm, "AWS4-HMAC-SHA256");
    let scope = rest.split(", ").next().unwrap().trim_start_matches("Credential=");
    let scope: Vec<&str> = scope.split('/').collect();
    assert_eq!((scope[0], &scope[2..]), ("coquina", &["us-east-1", "bedrock", "aws4_request"][..]));
    assert!(heard.headers.contains_key("x-amz-date") && !heard.headers.contains_key("cookie"));
    let request = heard.json();
    let mut members: Vec<&String> = request.as_object().unwrap().keys().collect();
    members.sort();
    assert_eq!(members, ["inferenceConfig", "messages", "system", "toolConfig"]);
    assert_eq!(request["inferenceConfig"], json!({"maxTokens": 813, "temperature": 0.0}));
    assert_eq!(request["system"][1], json!({"cachePoint": {"type": "default"}}));
    assert_eq!(
        (&request["messages"][0]["role"], request["messages"].as_array().unwrap().len()),
        (&json!("user"), 1)
    );
    let tools = &request["toolConfig"];
    assert_eq!(
        (&tools["toolChoice"], tools["tools"].as_array().unwrap().len()),
        (&json!({"tool": {"name": "reply"}}), 1)
    );
    let tool = &tools["tools"][0]["toolSpec"];
    assert_eq!((&tool["name"], &tool["strict"]), (&json!("reply"), &json!(true)));
    let questions = &tool["inputSchema"]["json"]["properties"]["answers"]["items"]["properties"]["question"];
    assert_eq!(questions["enum"].as_array().unwrap().len(), 10);
}

/// Bedrock finds what it keeps only where all of it stands letter by letter.
#[tokio::test]
async fn everything_before_the_cache_point_is_the_same_for_every_message() {
    let Scene { upstream, maria } = Scene::set().await;
    for (question, words) in
        [("executorName", "my cousin Zed"), ("specificBequests", "maybe the boat to Bo, I don't know")]
    {
        says(&maria, "simpleWill", question, words).await;
    }
    let texts: Vec<String> =
        upstream.heard().iter().map(|heard| String::from_utf8(heard.bytes.to_vec()).unwrap()).collect();
    let part = |text: &str, from: &str, to: &str| {
        let rest = &text[text.find(from).unwrap()..];
        rest[..rest.find(to).unwrap()].to_string()
    };
    assert_eq!(texts.len(), 2);
    for (from, to) in [(r#""system":"#, r#""cachePoint""#), (r#""tools":"#, r#""toolChoice""#)] {
        assert_eq!(part(&texts[0], from, to), part(&texts[1], from, to));
    }
}

#[tokio::test]
async fn several_answers_are_proposed_with_the_persons_words() {
    let Scene { upstream, maria } = Scene::set().await;
    let answers = [
        found("fullName", "Ana Diaz", "Ana Diaz"),
        found("maritalStatus", "Married", "married"),
        found("hasChildren", "Yes", "two kids"),
    ];
    // Some models say a word before they call.
    let said = reply("Nice to meet you.", json!(answers));
    upstream.does(move |_| whole(&json!([{"text": "Let me see."}, call("reply", &said)]), "tool_use"));
    let reply = says(&maria, "simpleWill", "fullName", "I'm Ana Diaz, married, two kids").await;
    assert_eq!(proposals(&reply).len(), 3, "{reply}");
    assert_eq!(
        (&reply["receipt"]["by"], &reply["receipt"]["model"]),
        (&json!("model"), &json!(BEDROCK_NAME))
    );
}

/// Each failure by itself, with a good answer after it.
#[tokio::test]
async fn whatever_it_fails_with_the_guide_answers() {
    let scene = Scene::set().await;
    let expected = guide().await;
    let failures: [fn() -> Response; 19] = [
        || refused(429, "ThrottlingException", "Too many requests, please wait before trying again."),
        || refused(400, "ValidationException", "Input is too long for requested model."),
        || refused(403, "AccessDeniedException", "You don't have access to the model."),
        || refused(404, "ResourceNotFoundException", "The model is not there."),
        || refused(408, "ModelTimeoutException", "The model took too long."),
        || refused(424, "ModelErrorException", "The model failed."),
        || refused(500, "InternalServerException", "Try again."),
        || refused(503, "ServiceUnavailableException", "Try again."),
        || Redirect::temporary("http://127.0.0.1:1/").into_response(),
        || (StatusCode::OK, "<html>It works!</html>").into_response(),
        || (StatusCode::OK, "{}").into_response(),
        || {
            Response::new(Body::from_stream(stream::iter([
                Ok(r#"{"output": {"mess"#),
                Err(std::io::Error::other("cut off")),
            ])))
        },
        || whole(&json!([{"text": "I cannot help with that."}]), "end_turn"),
        || whole(&json!([{"text": "Sorry."}]), "guardrail_intervened"),
        || whole(&json!([]), "content_filtered"),
        || whole(&json!([call("reply", &nothing())]), "max_tokens"),
        || whole(&json!([call("save", &nothing())]), "tool_use"),
        || whole(&json!([call("reply", &nothing()), call("reply", &nothing())]), "tool_use"),
        || called(&json!({"status": "paid"})),
    ];
    for (at, failure) in failures.into_iter().enumerate() {
        let before = scene.upstream.calls();
        scene.upstream.does(move |_| failure());
        assert_eq!(scene.ask().await, expected, "failure {at}");
        assert_eq!(scene.upstream.calls(), before + 1, "failure {at}: one try");
        scene.upstream.does(|_| called(&nothing()));
        assert!(is_by_model(&scene.ask().await), "after failure {at}");
    }
}

/// Eight seconds are waited for, which is longer than a try of any other service of AWS may take; twelve are not.
#[tokio::test]
async fn a_slow_model_is_waited_for_so_long() {
    let cases = [(8, "model"), (12, "guide")].map(|(seconds, by)| async move {
        let scene = Scene::set().await;
        scene.upstream.does(move |_| Response::new(Body::from_stream(after(seconds))));
        let begun = Instant::now();
        let reply = scene.ask().await;
        assert_eq!(reply["receipt"]["by"], by, "{seconds} s: {reply}");
        assert!(begun.elapsed() < DEADLINE, "{seconds} s");
        scene.upstream.does(|_| called(&nothing()));
        assert!(is_by_model(&scene.ask().await), "the person's turn was given back");
    });
    future::join_all(cases).await;
}

/// The body of a good answer, after so long.
fn after(seconds: u64) -> impl futures_util::Stream<Item = Result<String, std::io::Error>> {
    let answer = json!({
        "output": {"message": {"role": "assistant", "content": [call("reply", &nothing())]}},
        "stopReason": "tool_use",
        "usage": {"inputTokens": 1, "outputTokens": 1, "totalTokens": 2},
    });
    stream::once(async move {
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        Ok(answer.to_string())
    })
}

/// After three failures in a row the guide answers at once.
#[tokio::test]
async fn a_busy_model_is_left_alone() {
    let scene = Scene::set().await;
    scene.upstream.does(|_| refused(429, "ThrottlingException", "Too many requests."));
    for _ in 0..5 {
        assert!(is_by_guide(&scene.ask().await));
    }
    assert_eq!(scene.upstream.calls(), 3);
}

#[tokio::test]
async fn switched_off_the_model_is_not_called() {
    let scene = Scene::with(Policy { model: false, ..Settings::policy() }).await;
    assert!(is_by_guide(&scene.ask().await));
    assert_eq!(scene.upstream.calls(), 0);
}

/// Models differ in what they can; what one cannot is not asked of it, and the person notices nothing.
#[tokio::test]
async fn a_model_that_can_do_less_is_asked_for_less() {
    let scene = Scene::set().await;
    scene.upstream.does(|heard| {
        let request = heard.json();
        if request["system"].as_array().unwrap().len() > 1 {
            let unsupported =
                "You invoked an unsupported model or your request did not allow prompt caching.";
            return refused(403, "AccessDeniedException", unsupported);
        }
        if request["toolConfig"]["tools"][0]["toolSpec"].get("strict").is_some() {
            return refused(
                400,
                "ValidationException",
                "tools.0.custom.strict: Extra inputs are not permitted",
            );
        }
        called(&nothing())
    });
    assert!(is_by_model(&scene.ask().await));
    assert_eq!(scene.upstream.calls(), 3);
    assert!(is_by_model(&scene.ask().await));
    assert_eq!(scene.upstream.calls(), 4, "what was learnt is kept");
}

#[tokio::test]
async fn a_40_a_reply_that_obeys_an_attacker_is_the_guides() {
    let (scene, expected) = (Scene::set().await, guide().await);
    for words in SENTENCES {
        scene.upstream.does(move |_| called(&reply(words, json!([]))));
        assert_eq!(scene.ask().await, expected, "{words}");
    }
    let invented =
        [found("executorName", "Mallory Evil", "Mallory Evil"), found("fullName", "Zed Zander", "Zed")];
    scene.upstream.does(move |_| called(&reply("Thank you.", json!(invented))));
    assert!(!scene.ask().await.to_string().contains("Mallory"));
}
