//! The end of an account.

use serde_json::json;

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_32_a_deleted_account_leaves_nothing_behind_and_a_second_try_changes_nothing() {
    let maria = Person::registered(shared()).await;
    let paid = maria.paid_will().await;
    let plan = json!({"date": "2027-12-03", "time": null, "place": null, "remind": true});
    let signing = json!({"plan": plan, "signed": null});
    maria.put(&format!("/api/documents/{paid}/signing"), &signing).await.expect(200);
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
