//! Links by which people without an account get the file for a lawyer: whom they let in, and what they hand out.

mod ends;
mod limits;

use jiff::Timestamp;
use serde_json::{Value, json};
use shared::random::digest;

use crate::fixtures::pdf::text;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{log_lines, shared, start};
use crate::fixtures::response::ApiResponse;

const DAY: i64 = 24 * 60 * 60;

/// A link that was made, and what opens it.
struct ShareLink {
    id: String,
    token: String,
    until: Timestamp,
}

fn links_of(id: u64) -> String {
    format!("/api/documents/{id}/share-links")
}

async fn share(person: &Person, id: u64, body: &Value) -> ShareLink {
    let made = person.post(&links_of(id), body).await.expect(201);
    let told = |value: &Value| value.as_str().unwrap().to_string();
    let link = &made["link"];
    ShareLink {
        id: told(&link["id"]),
        token: told(&made["token"]),
        until: told(&link["until"]).parse().unwrap(),
    }
}

async fn open(person: &Person, token: &str) -> ApiResponse {
    Person::visitor(&person.at).post("/api/shared", &json!({"token": token})).await
}

async fn links(person: &Person, id: u64) -> Vec<Value> {
    person.get(&links_of(id)).await.expect(200).as_array().unwrap().clone()
}

async fn withdraw(person: &Person, id: u64, link: &str) -> ApiResponse {
    person.delete(&format!("{}/{link}", links_of(id))).await
}

/// What is answered, but for the name of the request.
fn told(mut body: Value) -> Value {
    body.as_object_mut().unwrap().remove("requestId");
    body
}

/// The rows of links.
async fn shares(person: &Person) -> Vec<String> {
    person.at.dump("main").await.into_iter().filter(|row| row.contains("SHARE#")).collect()
}

#[tokio::test]
async fn whoever_has_the_link_gets_the_file_and_its_owner_sees_when() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let own = maria.post(&format!("/api/documents/{id}/hand-off"), &json!({})).await.bytes;
    let link = share(&maria, id, &json!({"days": 7})).await;
    assert_eq!(links(&maria, id).await[0]["openings"], json!([]));
    let before = Timestamp::now();
    let answer = open(&maria, &link.token).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert!(answer.bytes == own, "it is the file that its owner downloads");
    assert_eq!(open(&maria, &link.token).await.status, 200);
    let [only] = &links(&maria, id).await[..] else { panic!("one link") };
    let openings: Vec<Timestamp> =
        only["openings"].as_array().unwrap().iter().map(|at| at.as_str().unwrap().parse().unwrap()).collect();
    assert_eq!((openings.len(), &only["ended"], &only["id"]), (2, &json!(false), &json!(link.id)));
    assert!(before <= openings[0] && openings[0] <= openings[1]);
    let made: Timestamp = only["madeAt"].as_str().unwrap().parse().unwrap();
    assert_eq!(link.until.as_second() - made.as_second(), 7 * DAY);
}

#[tokio::test]
async fn neither_a_cache_nor_an_index_nor_a_referrer_keeps_anything_of_it() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 1})).await;
    for answer in [open(&maria, &link.token).await, open(&maria, "unknown").await] {
        for (name, value) in
            [("cache-control", "no-store"), ("x-robots-tag", "noindex"), ("referrer-policy", "no-referrer")]
        {
            assert_eq!(answer.headers[name], value, "{}", answer.status);
        }
    }
}

/// The file is that of the moment at which the link was made: what is answered later is no one's but the owner's.
#[tokio::test]
async fn a_link_opens_what_it_was_made_of_and_nothing_later() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let talk = json!({"days": 1, "transcript": [{"by": "person", "text": "Eva should do it."}]});
    let (without, with) = (share(&maria, id, &json!({"days": 1})).await, share(&maria, id, &talk).await);
    let before = open(&maria, &without.token).await.bytes;
    let change = json!({"answers": {"executorName": "Paula Later"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    assert!(open(&maria, &without.token).await.bytes == before);
    assert!(!text(&before).contains("Eva should") && !text(&before).contains("Paula Later"));
    assert!(text(&open(&maria, &with.token).await.bytes).contains("Eva should do it."));
    let listed = links(&maria, id).await;
    assert_eq!(
        listed.iter().map(|link| &link["withTranscript"]).collect::<Vec<_>>(),
        [&json!(true), &json!(false)]
    );
}

#[tokio::test]
async fn only_the_owner_makes_sees_and_withdraws_links() {
    let (maria, other) = (Person::registered(shared()).await, Person::registered(shared()).await);
    let (of_maria, of_other) = (maria.answered_will().await, other.answered_will().await);
    let link = share(&maria, of_maria, &json!({"days": 7})).await;
    for (person, status) in [(&other, 404), (&Person::visitor(shared()), 401)] {
        person.get(&links_of(of_maria)).await.refusal(status);
        person.post(&links_of(of_maria), &json!({"days": 7})).await.refusal(status);
        withdraw(person, of_maria, &link.id).await.refusal(status);
        person.post(&format!("/api/documents/{of_maria}/hand-off"), &json!({})).await.refusal(status);
    }
    // Under a document of one's own, another's link is not there either.
    withdraw(&other, of_other, &link.id).await.refusal(404);
    assert_eq!(links(&other, of_other).await, Vec::<Value>::new());
    assert_eq!(open(&maria, &link.token).await.status, 200);
    assert_eq!(links(&maria, of_maria).await.len(), 1);
}

#[tokio::test]
async fn what_opens_a_link_opens_nothing_else() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 7})).await;
    let holder = Person { token: Some(link.token.clone()), ..Person::visitor(shared()) };
    for path in [format!("/api/documents/{id}"), links_of(id), format!("/api/documents/{id}/draft")] {
        holder.get(&path).await.refusal(401);
    }
    for token in [&link.id, &link.token.to_uppercase(), &format!("{} ", link.token), &String::new()] {
        open(&maria, token).await.refusal(410);
    }
}

#[tokio::test]
async fn the_tables_and_the_log_show_neither_what_opens_a_link_nor_what_it_opens() {
    let maria = Person::registered(&start()).await;
    let id = maria.paid_will().await;
    let talk = json!({"days": 1, "transcript": [{"by": "person", "text": "Heliotrope"}]});
    let link = share(&maria, id, &talk).await;
    let opened = open(&maria, &link.token).await;
    assert!(text(&opened.bytes).contains("Heliotrope"));
    let (rows, log) = (shares(&maria).await.join("\n"), serde_json::to_string(&log_lines()).unwrap());
    assert!(log.contains("/api/shared"), "the calls are in the log");
    for private in [link.token.as_str(), "Heliotrope", "Lopez", "Ramirez"] {
        assert!(!rows.contains(private) && !log.contains(private), "{private}");
    }
}

#[tokio::test]
async fn what_opens_a_link_has_256_bits_and_only_its_digest_is_stored() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let (one, other) =
        (share(&maria, id, &json!({"days": 1})).await, share(&maria, id, &json!({"days": 1})).await);
    let rows = shares(&maria).await.join("\n");
    assert_ne!(one.token, other.token);
    for ShareLink { token, .. } in [one, other] {
        assert!(token.len() == 64 && token.chars().all(|digit| digit.is_ascii_hexdigit()));
        assert!(rows.contains(&digest(&token)) && !rows.contains(&token));
    }
}

#[tokio::test]
async fn the_links_are_in_the_export_of_the_account() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 1})).await;
    open(&maria, &link.token).await;
    let file = maria.post("/api/account/export", &json!({"password": PASSWORD})).await.bytes;
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(file)).unwrap();
    let record: Value = serde_json::from_reader(archive.by_name("account.json").unwrap()).unwrap();
    let exported = &record["documents"][0]["shareLinks"][0];
    assert_eq!(exported["openings"].as_array().unwrap().len(), 1, "{record}");
    assert!(!record.to_string().contains(&link.token));
}
