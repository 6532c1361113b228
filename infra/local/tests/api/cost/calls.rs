//! What each call of a signed-in person uses, counted: it is the same for a person with one stored document and with a
//! hundred. `COQUINA_STORED=5000 cargo test -p local --test api cost::calls` counts with as many, too;
//! `COQUINA_UPDATE=1` writes `infra/cost/CALLS.md` anew, its part about five thousand only together with the other.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use adapters::{Policy, Services};
use domain::documents::{Document, Status};
use domain::ids::UserId;
use domain::money::Cents;
use domain::orders::{Goods, Order};
use local::Settings;
use local::authenticator::Device;
use reqwest::Method;
use serde_json::{Value, json};
use shared::clock;
use shared::http::routes::{Access, all};

use crate::cost::meter::{Meter, Usage, start_metered};
use crate::product::{Answer, PASSWORD, Person, will};

/// What a call has used, and the bytes of its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cost {
    usage: Usage,
    bytes: usize,
}

/// The costs of all calls, by method and path.
type Costs = BTreeMap<String, Cost>;

/// Calls that answer with a part of what is stored: the most rows that they may read, and bytes that they may answer.
const PAGES: [(&str, usize, usize); 3] = [
    ("GET /api/documents", 250, 3_200_000),
    ("GET /api/payments", 250, 200_000),
    ("POST /api/account/export", 400, 4_500_000),
];

/// The call that has to touch everything. It goes on where it stopped when it is made again.
const TOUCHES_ALL: &str = "POST /api/account/delete";

/// Answers have times and ids of different lengths in them, and a PDF packs them more or less well.
const TOLERANCE: usize = 256;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../cost/CALLS.md")
}

/// Someone who makes calls that are counted.
struct Customer {
    person: Person,
    meter: Meter,
    /// Where the site is, for a browser.
    site: String,
    costs: Costs,
}

impl Customer {
    /// Makes a call of this route, with this in the place of its id.
    async fn call(&mut self, method: &str, path: &str, id: &str, body: Value) -> Answer {
        let (verb, at) = (Method::from_bytes(method.as_bytes()).unwrap(), path.replace("{id}", id));
        let request = self.person.request(verb, &at);
        let request = if body.is_null() { request } else { request.json(&body) };
        self.meter.take();
        let answer = Answer::to(request).await;
        let cost = Cost { usage: self.meter.take(), bytes: answer.bytes.len() };
        assert!(answer.status < 300, "{method} {path}: {} {}", answer.status, answer.text());
        self.costs.insert(format!("{method} {path}"), cost);
        answer
    }

    async fn about_documents(&mut self) {
        let (draft, paid) =
            (self.person.answered_will().await.to_string(), self.person.paid_will().await.to_string());
        self.call("GET", "/api/documents", "", Value::Null).await;
        self.call("POST", "/api/documents", "", json!({"type": "simpleWill"})).await;
        self.call("GET", "/api/documents/{id}", &draft, Value::Null).await;
        self.call("PATCH", "/api/documents/{id}", &draft, json!({"answers": {"executorName": "Ana Ruiz"}}))
            .await;
        self.call("GET", "/api/documents/{id}/preview", &draft, Value::Null).await;
        self.call("GET", "/api/documents/{id}/draft", &draft, Value::Null).await;
        let disclosure = json!({"formType": "12.900(a)", "formData": {"clientName": "Maria Lopez",
            "nonlawyerName": "Coquina", "services": ["Printing the answers"], "agreedTerms": true,
            "clientSignedAt": "2026-11-21T10:00:00Z"}});
        self.call("POST", "/api/documents/{id}/legal-compliance", &draft, disclosure).await;
        self.call("GET", "/api/documents/{id}/legal-compliance", &draft, Value::Null).await;
        self.call("GET", "/api/documents/{id}/legal-compliance/pdf", &draft, Value::Null).await;
        let message = json!({"message": "Hello", "documentId": draft, "context": []});
        self.call("POST", "/api/chat", "", message).await;
        self.call("POST", "/api/create-payment-intent", "", json!({"documentType": "simpleWill"})).await;
        self.call("GET", "/api/payments", "", Value::Null).await;
        self.call("GET", "/api/documents/{id}/download", &paid, Value::Null).await;
        self.call("DELETE", "/api/documents/{id}", &draft, Value::Null).await;
    }

    async fn about_the_account(&mut self) {
        self.call("GET", "/api/auth/user", "", Value::Null).await;
        self.call("PATCH", "/api/account", "", json!({"firstName": "Mary", "lastName": "Lopez"})).await;
        let email = json!({"email": format!("new-{}", self.person.email), "password": PASSWORD});
        self.call("POST", "/api/account/email", "", email).await;
        self.call("POST", "/api/account/export", "", json!({"password": PASSWORD})).await;
        self.sign_in().await;
        let account = self.call("GET", "/api/account", "", Value::Null).await.json();
        let other =
            account["sessions"].as_array().unwrap().iter().find(|session| session["current"] == false);
        let other = other.unwrap()["id"].as_str().unwrap().to_string();
        self.call("DELETE", "/api/account/sessions/{id}", &other, Value::Null).await;
        let password = json!({"current": PASSWORD, "password": PASSWORD});
        let session = self.call("POST", "/api/account/password", "", password).await.json();
        self.person.token = Some(session["token"].as_str().unwrap().to_string());
        self.call("DELETE", "/api/account/sessions", "", Value::Null).await;
        self.sign_in().await;
    }

    /// Passkeys, from the question to the browser to the end of the passkey.
    async fn about_passkeys(&mut self) {
        let (device, site) = (Device::default(), self.site.clone());
        let proof = json!({"password": PASSWORD});
        let asked = self.call("POST", "/api/account/passkeys/options", "", proof).await.json();
        let made = device.create(&site, &asked["publicKey"]).await.unwrap();
        let new = json!({"challenge": asked["challenge"], "credential": made, "name": "My phone"});
        let added = self.call("POST", "/api/account/passkeys", "", new).await.json();
        self.call("GET", "/api/account/passkeys", "", Value::Null).await;
        let asked = self.call("POST", "/api/account/proof/options", "", json!({})).await.json();
        let answer = device.get(&site, &asked["publicKey"]).await.unwrap();
        let proof = json!({"passkey": {"challenge": asked["challenge"], "credential": answer}});
        let id = added["id"].as_str().unwrap();
        self.call("POST", "/api/account/passkeys/{id}/delete", id, proof).await;
    }

    /// What has happened to the account, and what is done about it. It ends with a password that no longer opens it.
    async fn about_its_safety(&mut self) {
        self.call("POST", "/api/auth/email-confirmation", "", json!({})).await;
        self.call("GET", "/api/account/activity", "", Value::Null).await;
        self.call("POST", "/api/account/not-me", "", json!({})).await;
    }

    async fn sign_in(&mut self) {
        let form = json!({"email": self.person.email, "password": PASSWORD});
        let session = self.person.post("/api/auth/login", &form).await.expect(200);
        self.person.token = Some(session["token"].as_str().unwrap().to_string());
    }
}

/// Behind the ids of all documents that people make here: what is stored leaves the paid one on the first page.
const LAST_IDS: usize = 9_007_199_254_730_000;

/// Puts so many answered documents and as many orders behind someone.
async fn store(services: &Services, owner: &UserId, count: usize) {
    let (documents, ledger) = (services.documents().unwrap(), services.ledger().unwrap());
    let kind = shared::http::catalog().unwrap().document_type("simpleWill").unwrap();
    let answers = domain::interview::Answers::restore(kind, will().as_object().unwrap());
    for number in 0..count {
        let id = (LAST_IDS + number).to_string().parse().unwrap();
        let made = Document::new(owner.clone(), id, kind.id.clone(), kind.name.clone(), clock::now());
        let answered = Document { status: Status::Completed, answers: answers.clone(), ..made };
        documents.create(&answered, None).await.unwrap();
        let order = Order {
            payment: format!("pi_{owner}_{number}"),
            goods: Goods::New(vec![]),
            owner: owner.clone(),
            amount: Cents(6900),
            lines: vec![],
            created_at: clock::now(),
        };
        ledger.open(&order).await.unwrap();
    }
}

/// What each call costs someone with so much stored.
async fn costs(stored: usize) -> Costs {
    let (at, meter, services) = start_metered(Policy { drafts: 100_000, ..Settings::policy() });
    let person = Person::registered(&at).await;
    let owner = UserId::try_from(person.owner().await).unwrap();
    shared::keyring::scope(store(&services, &owner, stored)).await;
    let site = services.site_origin().unwrap().to_string();
    let mut customer = Customer { person, meter, site, costs: Costs::new() };
    customer.about_documents().await;
    customer.about_the_account().await;
    customer.about_passkeys().await;
    customer.about_its_safety().await;
    // It takes several calls where there is very much.
    if stored <= 100 {
        customer.call("POST", "/api/account/delete", "", json!({"password": PASSWORD})).await;
    }
    customer.costs
}

fn compare(few: &Costs, many: &Costs) {
    for (call, one) in few.iter().filter(|(call, _)| *call != TOUCHES_ALL) {
        let other = many[call];
        if let Some((_, rows, bytes)) = PAGES.iter().find(|(page, ..)| page == call) {
            assert!(other.usage.reads <= *rows && other.bytes <= *bytes, "{call}: {other:?}");
            let rest = |cost: &Cost| Usage { reads: 0, ..cost.usage };
            assert_eq!(rest(&other), rest(one), "{call}");
        } else {
            assert_eq!(other.usage, one.usage, "{call}");
            assert!(other.bytes.abs_diff(one.bytes) <= TOLERANCE, "{call}: {one:?} {other:?}");
        }
    }
}

/// The table that is kept.
fn table(few: &Costs, many: &Costs) -> String {
    format!("{HEAD}{}", rows(few, many, |_, _| true))
}

/// The table of those calls that cost otherwise with five thousand than with a hundred. The end of an account is not in it: it
/// takes several calls.
fn beyond(many: &Costs, most: &Costs) -> String {
    let differs =
        |one: Cost, other: Cost| one.usage != other.usage || one.bytes.abs_diff(other.bytes) > TOLERANCE;
    format!("{BEYOND}{BEYOND_HEAD}{}", rows(many, most, differs))
}

/// A row for each call that is in both and is wanted. Bytes are in kilobytes, because times and ids have different lengths.
fn rows(few: &Costs, many: &Costs, is_wanted: impl Fn(Cost, Cost) -> bool) -> String {
    let mut text = String::new();
    for (call, one) in few {
        let Some(many) = many.get(call).copied().filter(|many| is_wanted(*one, *many)) else { continue };
        let both = |a: usize, b: usize| if a == b { a.to_string() } else { format!("{a} → {b}") };
        let kilobytes = |bytes: usize| (bytes + 512) / 1024;
        let (used, more) = (one.usage, many.usage);
        let whole = |reads: usize| if call == TOUCHES_ALL { reads.next_multiple_of(10) } else { reads };
        let reads = both(whole(used.reads), whole(more.reads));
        let writes = both(used.writes, more.writes);
        let (kms, stripe) = (both(used.kms, more.kms), both(used.stripe, more.stripe));
        let bytes = both(kilobytes(one.bytes), kilobytes(many.bytes));
        writeln!(text, "| `{call}` | {reads} | {writes} | {kms} | {stripe} | {bytes} |").unwrap();
    }
    text
}

const HEAD: &str = "\
# What a call uses

Counted by the tests, with the real protocols of DynamoDB, KMS and Stripe: `COQUINA_UPDATE=1 cargo test -p local --test api
cost::calls` writes this file anew. Where a cell has one number, it is the same for a person with one stored document and one
order and for a person with a hundred of each; the arrow stands where it is not. These are the lists, which answer a page, the
export, which answers a file at a time, and the end of an account, which has to touch everything that it deletes; whether the
buyer or the webhook told of a payment first leaves a row more or less there, so that count is rounded up to ten. A key looked
for in vain counts as a row read, a condition checked in a transaction as a row written. The answer is in kilobytes.

| Call | Rows read | Rows written | KMS calls | Stripe calls | Answer |
| --- | ---: | ---: | ---: | ---: | ---: |
";

/// Where the part about five thousand begins.
const BEYOND: &str = "\n## Five thousand of each\n";

const BEYOND_HEAD: &str = "
Only these calls cost otherwise for a person with five thousand stored documents and orders than for a person with a hundred:
`COQUINA_STORED=5000 COQUINA_UPDATE=1` with the command above.

| Call | Rows read | Rows written | KMS calls | Stripe calls | Answer |
| --- | ---: | ---: | ---: | ---: | ---: |
";

#[test]
fn every_call_of_a_signed_in_person_is_counted() {
    let kept = std::fs::read_to_string(file()).unwrap();
    let counted: BTreeSet<&str> = kept.lines().filter_map(|line| line.split('`').nth(1)).collect();
    let private = all().iter().filter(|route| matches!(route.access, Access::SignedIn | Access::Owner));
    for route in private {
        let call = format!("{} {}", route.method, route.path);
        assert!(counted.contains(call.as_str()), "{call} is not counted: add it to tests/api/cost/calls.rs");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_call_costs_more_for_what_its_person_has_stored() {
    let (few, many) = (costs(1).await, costs(100).await);
    compare(&few, &many);
    let stored = std::env::var("COQUINA_STORED").ok().and_then(|text| text.parse().ok());
    let most = match stored {
        Some(stored) => Some(costs(stored).await),
        None => None,
    };
    if let Some(most) = &most {
        compare(&few, most);
    }
    let (current, kept) = (table(&few, &many), std::fs::read_to_string(file()).unwrap());
    let (kept, kept_beyond) = kept.split_at(kept.find(BEYOND).unwrap_or(kept.len()));
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        let beyond = most.map_or_else(|| kept_beyond.to_string(), |most| beyond(&many, &most));
        std::fs::write(file(), format!("{current}{beyond}")).unwrap();
        return;
    }
    assert_eq!(
        without_bytes(kept),
        without_bytes(&current),
        "infra/cost/CALLS.md is stale: see this file's head"
    );
}

/// The table without its last column, which the comparison holds.
fn without_bytes(table: &str) -> Vec<&str> {
    table
        .lines()
        .map(|line| line.trim_end_matches(" |").rsplit_once(" | ").map_or(line, |(rest, _)| rest))
        .collect()
}
