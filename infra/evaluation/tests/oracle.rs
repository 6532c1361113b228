//! An ideal model through the real client and the real checks: what is lost then, no model can bring back. And its replies,
//! recorded, are as good as it.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use adapters::OpenAiModel;
use assistant::{By, Voice, answer};
use domain::content::Catalog;
use evaluation::{Case, Cassette, Group, Results, Understanding, evaluate, load, serve_oracle};
use shared::ports::Model;

const KEY: &str = r#"{"key": "any"}"#;

async fn oracle(cases: &[Case]) -> Arc<dyn Model> {
    let address = serve_oracle(Catalog::embedded().unwrap(), cases).await.unwrap();
    Arc::new(OpenAiModel::new(&address, "oracle", KEY).unwrap())
}

async fn spoken(cases: &[Case], model: Arc<dyn Model>) -> Results<'_> {
    let voice = Voice::new(model);
    let catalog = Catalog::embedded().unwrap();
    evaluate(catalog, cases, async |conversation| answer(conversation, Some(&voice), "").await).await.unwrap()
}

#[tokio::test]
async fn the_ceiling_of_any_model_is_high() {
    let cases = load().unwrap();
    let results = spoken(&cases, oracle(&cases).await).await;
    let (all, right) = results.understood(Group::All, &[Understanding::Right]);
    let (_, wrong) = results.understood(Group::All, &[Understanding::Wrong]);
    assert!(right * 100 >= all * 97, "right: {right} of {all}");
    assert!(wrong * 100 <= all, "wrong: {wrong} of {all}");
    let by_the_model = results.outcomes.iter().filter(|outcome| outcome.reply.receipt.by == By::Model);
    assert!(by_the_model.count() * 5 > cases.len(), "it is asked");
}

#[tokio::test]
async fn recorded_replies_are_said_again_and_nothing_else_is() {
    let path = std::env::temp_dir().join(format!("coquina-cassette-{}.json", std::process::id()));
    let cases: Vec<Case> = load().unwrap().into_iter().step_by(20).collect();
    let live = Arc::new(Cassette::record(oracle(&cases).await, path.clone()));
    let said = spoken(&cases, Arc::<Cassette>::clone(&live)).await;
    live.keep().unwrap();
    let recorded = spoken(&cases, Arc::new(Cassette::replay(path.clone()).unwrap())).await;
    let replies = |results: &Results<'_>| {
        let each = results.outcomes.iter();
        each.map(|outcome| (outcome.reply.message.clone(), outcome.reply.receipt.by)).collect::<Vec<_>>()
    };
    assert_eq!(replies(&said), replies(&recorded));
    let others: Vec<Case> = load().unwrap().into_iter().skip(1).step_by(20).collect();
    let unasked = spoken(&others, Arc::new(Cassette::replay(path.clone()).unwrap())).await;
    assert!(unasked.outcomes.iter().all(|outcome| outcome.reply.receipt.by == By::Guide));
    std::fs::remove_file(path).unwrap();
}
