//! Links by which people without an account get the file for a lawyer: how long, how often, and for whom.

use adapters::{Policy, Services};
use futures_util::future::join_all;
use jiff::Timestamp;
use local::Settings;
use serde_json::{Value, json};
use shared::http::Rates;
use shared::random::digest;

use crate::fixtures::alteration::AlteredProduct;
use crate::fixtures::answer::Answer;
use crate::fixtures::deployed;
use crate::fixtures::later::Later;
use crate::fixtures::pdf::text;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{log_lines, shared, start, start_with};
use crate::fixtures::waiting::well_within_the_hour;

const DAY: i64 = 24 * 60 * 60;

/// A link that was made, and what opens it.
struct Made {
    id: String,
    token: String,
    until: Timestamp,
}

fn links_of(id: u64) -> String {
    format!("/api/documents/{id}/share-links")
}

async fn share(person: &Person, id: u64, body: &Value) -> Made {
    let made = person.post(&links_of(id), body).await.expect(201);
    let told = |value: &Value| value.as_str().unwrap().to_string();
    let link = &made["link"];
    Made { id: told(&link["id"]), token: told(&made["token"]), until: told(&link["until"]).parse().unwrap() }
}

async fn open(person: &Person, token: &str) -> Answer {
    Person::visitor(&person.at).post("/api/shared", &json!({"token": token})).await
}

async fn links(person: &Person, id: u64) -> Vec<Value> {
    person.get(&links_of(id)).await.expect(200).as_array().unwrap().clone()
}

async fn withdraw(person: &Person, id: u64, link: &str) -> Answer {
    person.delete(&format!("{}/{link}", links_of(id))).await
}

/// What is answered, but for the name of the request.
fn told(mut body: Value) -> Value {
    body.as_object_mut().unwrap().remove("requestId");
    body
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
async fn a_link_hands_out_what_it_was_made_of_and_nothing_later() {
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
async fn a_link_ends_at_its_time_and_is_then_answered_like_one_that_never_was() {
    let at = start();
    let maria = Person::registered(&at).await;
    let id = maria.answered_will().await;
    let never = told(open(&maria, &"0".repeat(64)).await.expect(410));
    assert_eq!(never["code"], "no_link", "{never}");
    for days in [1, 7, 30] {
        let link = share(&maria, id, &json!({"days": days})).await;
        let asked = json!({"token": link.token});
        let just_before = Later::by(&at, days * DAY - 60).await;
        assert_eq!(just_before.post(&maria, "/api/shared", &asked).await.0, 200, "{days}");
        let (status, body) = Later::by(&at, days * DAY + 1).await.post(&maria, "/api/shared", &asked).await;
        assert_eq!((status, told(body)), (410, never.clone()), "{days}");
    }
    for days in [0, 2, 31, -1, 1_000] {
        maria.post(&links_of(id), &json!({"days": days})).await.refusal(400);
    }
}

/// What is refunded or disputed is not handed out by another door; what is paid again is.
#[tokio::test]
async fn a_link_to_a_paid_paper_opens_nothing_while_its_money_is_back_or_disputed() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let final_link = share(&maria, id, &json!({"days": 30})).await;
    assert_eq!(open(&maria, &final_link.token).await.status, 200);
    let refund = maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    open(&maria, &final_link.token).await.refusal(410);
    let draft_link = share(&maria, id, &json!({"days": 30})).await;
    assert_eq!(
        open(&maria, &draft_link.token).await.status,
        200,
        "a marked draft is anyone's whom its owner gives it"
    );
    let path = format!("refund/{}", refund["id"].as_str().unwrap());
    maria.bank(&path, &json!({"status": "failed"})).await;
    maria.eventually_is(id, "status", json!("paid")).await;
    assert_eq!(open(&maria, &final_link.token).await.status, 200);
    assert_eq!(
        links(&maria, id).await.iter().map(|link| link["openings"].as_array().unwrap().len()).sum::<usize>(),
        3
    );
}

#[tokio::test]
async fn a_withdrawn_link_is_answered_like_one_that_never_was_and_leaves_nothing() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 30})).await;
    assert_eq!(open(&maria, &link.token).await.status, 200);
    assert_eq!(withdraw(&maria, id, &link.id).await.status, 204);
    let never = told(open(&maria, &"0".repeat(64)).await.expect(410));
    assert_eq!(told(open(&maria, &link.token).await.expect(410)), never);
    assert_eq!(links(&maria, id).await, Vec::<Value>::new());
    assert_eq!(withdraw(&maria, id, &link.id).await.refusal(404), "There is no such link.");
    assert!(shares(&maria).await.is_empty());
}

/// The rows of links.
async fn shares(person: &Person) -> Vec<String> {
    person.at.dump("main").await.into_iter().filter(|row| row.contains("SHARE#")).collect()
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
async fn a_link_ends_after_a_hundred_openings_also_of_many_at_once() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 7})).await;
    for _ in 0..48 {
        let (one, other) = tokio::join!(open(&maria, &link.token), open(&maria, &link.token));
        assert_eq!((one.status, other.status), (200, 200));
    }
    for _ in 0..4 {
        assert_eq!(open(&maria, &link.token).await.status, 200);
    }
    open(&maria, &link.token).await.refusal(410);
    let listed = links(&maria, id).await;
    assert_eq!((listed[0]["openings"].as_array().unwrap().len(), &listed[0]["ended"]), (100, &json!(true)));
}

#[tokio::test]
async fn guesses_from_one_network_are_held_back() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { prints: 5, ..policy.rates };
    let maria = Person::registered(&start_with(Policy { rates, ..policy })).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 1})).await;
    for guess in 0..5 {
        open(&maria, &format!("{guess:064x}")).await.refusal(410);
    }
    let refused = open(&maria, &link.token).await;
    refused.refusal(429);
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(links(&maria, id).await[0]["openings"], json!([]), "what is held back opens nothing");
}

#[tokio::test]
async fn a_document_has_ten_open_links_at_most() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let first = share(&maria, id, &json!({"days": 1})).await;
    for _ in 1..10 {
        share(&maria, id, &json!({"days": 1})).await;
    }
    let refused = maria.post(&links_of(id), &json!({"days": 1})).await.expect(409);
    assert_eq!(refused["code"], "too_many_links", "{refused}");
    withdraw(&maria, id, &first.id).await;
    share(&maria, id, &json!({"days": 1})).await;
}

/// Each counts before it is made and once more when it is there; of those that are too many by then the newest are refused.
#[tokio::test]
async fn of_links_that_are_made_at_once_as_many_are_made_as_there_is_room_for() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    for _ in 0..8 {
        share(&maria, id, &json!({"days": 1})).await;
    }
    let (path, body) = (links_of(id), json!({"days": 1}));
    let answers = join_all((0..6).map(|_| maria.post(&path, &body))).await;
    let made = answers.iter().filter(|answer| answer.status == 201).count();
    assert!(answers.iter().all(|answer| [201, 409].contains(&answer.status)));
    assert_eq!(links(&maria, id).await.len(), 8 + made);
    assert_eq!(made, 2, "there was room for two");
}

/// The tables fail while a link is taken away: nothing is left that nobody can take away any more.
#[tokio::test]
async fn a_deletion_that_breaks_off_can_be_repeated_and_leaves_no_link() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    share(&maria, id, &json!({"days": 30})).await;
    let mut settings = deployed::settings(&maria.at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    let tables = AlteredProduct::refusing(&endpoints.dynamodb, |asked| {
        asked.contains("\"Delete\"") && asked.contains("SHARE#")
    });
    endpoints.dynamodb = tables.await.address;
    let mut behind = maria.clone();
    behind.at.site = deployed::serve(&Services::new(settings)).await;
    behind.delete(&format!("/api/documents/{id}")).await.refusal(503);
    maria.delete(&format!("/api/documents/{id}")).await.expect(200);
    assert_eq!(shares(&maria).await, Vec::<String>::new());
}

/// The tables refuse to let the document go: it stays, and so do its links.
#[tokio::test]
async fn a_deletion_that_does_not_come_about_leaves_the_links_as_they_are() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 30})).await;
    let mut settings = deployed::settings(&maria.at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    let tables = AlteredProduct::refusing(&endpoints.dynamodb, |asked| asked.contains("DELETED#"));
    endpoints.dynamodb = tables.await.address;
    let mut behind = maria.clone();
    behind.at.site = deployed::serve(&Services::new(settings)).await;
    behind.delete(&format!("/api/documents/{id}")).await.refusal(503);
    assert_eq!(links(&maria, id).await.len(), 1);
    assert_eq!(open(&maria, &link.token).await.status, 200);
}

#[tokio::test]
async fn with_its_document_or_its_account_a_link_ends_and_nothing_of_it_can_be_read() {
    let maria = Person::registered(&start()).await;
    let ids = [maria.paid_will().await, maria.answered_will().await];
    let made = [
        share(&maria, ids[0], &json!({"days": 30})).await,
        share(&maria, ids[1], &json!({"days": 30})).await,
    ];
    assert_eq!(shares(&maria).await.len(), 4);
    maria.delete(&format!("/api/documents/{}", ids[0])).await.expect(200);
    open(&maria, &made[0].token).await.refusal(410);
    assert_eq!(open(&maria, &made[1].token).await.status, 200);
    assert_eq!(shares(&maria).await.len(), 2);
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
    open(&maria, &made[1].token).await.refusal(410);
    assert_eq!(shares(&maria).await, Vec::<String>::new());
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
    for Made { token, .. } in [one, other] {
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
