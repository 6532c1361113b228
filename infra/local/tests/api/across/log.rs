//! What the log tells the operator about an account.

use serde_json::{Value, json};

use crate::fixtures::person::Person;
use crate::fixtures::product::{log_lines, shared};
use crate::fixtures::waiting::eventually;

fn about<'a>(lines: &'a [Value], account: &str) -> Vec<&'a Value> {
    let is_event = |line: &&Value| line["message"] == "security event" && line["account"] == account;
    lines.iter().filter(is_event).collect()
}

#[tokio::test]
async fn asvs_16_3_1_a_line_of_the_log_says_who_signed_in_or_failed_to_and_nothing_private() {
    let maria = Person::registered(shared()).await;
    let id = maria.owner().await;
    maria.elsewhere("Seashell2").await.refusal(401);
    maria.post("/api/account/export", &json!({"password": "Seashell2"})).await.refusal(400);
    let unknown = format!("unknown-{}", maria.email);
    let nobody = Person { email: unknown.clone(), ..maria.clone() };
    nobody.elsewhere("Seashell2").await.refusal(401);
    let lines = log_lines();
    let events = about(&lines, &id);
    let told: Vec<(&Value, &Value)> = events.iter().map(|line| (&line["event"], &line["outcome"])).collect();
    let (success, failure) = (json!("Success"), json!("Failure"));
    assert_eq!(
        told,
        [(&json!("SignIn"), &success), (&json!("SignInFailed"), &failure), (&json!("StepUp"), &failure)]
    );
    for line in &events {
        assert_eq!(line["network"].as_str().unwrap().len(), 16, "a keyed name");
        assert_eq!(line["network"], events[0]["network"]);
        assert_eq!(line["request.id"].as_str().unwrap().len(), 32);
    }
    assert_eq!(events[0]["session"].as_str().unwrap().len(), 16);
    assert_eq!((&events[1]["session"], &events[2]["session"]), (&json!("-"), &events[0]["session"]));
    let counted = lines.iter().filter(|line| line["metric"] == "SignInFailed").count();
    assert!(counted >= 2, "the alarm counts them");
    let served =
        lines.iter().find(|line| line["user"] == id.as_str() && line["route"] == "/api/auth/register");
    assert!(served.is_some(), "the line of the call has the account too");
    let log = serde_json::to_string(&lines).unwrap();
    for private in [&maria.email, &unknown, maria.device.as_ref().unwrap(), &"127.0.0.1\"".to_string()] {
        assert!(!log.contains(private.as_str()), "{private} is in the log");
    }
}

/// What the log says of a payment, in the words of its lines, as the operator's query finds them: those in which its id stands.
fn told_of(payment: &str) -> Vec<String> {
    let lines = log_lines().into_iter().filter(|line| line.to_string().contains(payment));
    lines.map(|line| line["message"].as_str().unwrap().to_string()).collect()
}

#[tokio::test]
async fn a_payment_is_followed_from_its_event_to_its_mail_by_its_id() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let client_secret = maria.payment(id).await;
    let payment = client_secret.split("_secret_").next().unwrap();
    maria.confirm(&client_secret, "pm_card_visa").await;
    let steps = ["event received", "payment settled", "mail handed over"];
    eventually("each step is in the log", || async {
        let told = told_of(payment);
        steps.iter().all(|step| told.iter().any(|line| line == step))
    })
    .await;
    let told = told_of(payment);
    assert_eq!(told.iter().filter(|line| *line == steps[1]).count(), 1, "it is settled once");
    let place = |step: &str| told.iter().position(|line| line == step);
    assert!(place(steps[1]) < place(steps[2]), "the mail follows: {told:?}");
    let guide = include_str!("../../../../RUN.md");
    assert!(guide.contains("filter @message like \"<pi_…>\""), "that is how the guide looks for them");
}
