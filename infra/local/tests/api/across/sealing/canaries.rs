//! Words that occur nowhere else, on their way through everything that takes words.

use serde_json::json;

use crate::fixtures::interviews::will;
use crate::fixtures::person::Person;
use crate::fixtures::product::Address;

/// Forty-six words that occur nowhere else, put into everything that takes words.
pub(crate) struct Canaries(Vec<String>);

impl Canaries {
    pub(crate) fn new() -> Self {
        Self(
            (0..46)
                .map(|n| {
                    format!(
                        "Zq{}{}",
                        shared::random::token_id().unwrap().replace(|c: char| c.is_ascii_digit(), "x"),
                        char::from(b'a' + n % 26)
                    )
                })
                .collect(),
        )
    }

    fn word(&self, n: usize) -> &str {
        &self.0[n]
    }
}

/// A person goes through everything that takes words; the words.
pub(crate) async fn walk(canaries: &Canaries, at: &Address) -> Vec<String> {
    let word = |n| canaries.word(n).to_string();
    let (email, password) = (format!("{}@example.com", word(0)).to_lowercase(), format!("{}1", word(1)));
    let mut person = Person { email: email.clone(), ..Person::visitor(at) };
    let form = json!({"email": email, "password": password, "firstName": word(2), "lastName": word(3)});
    let session = person.post("/api/auth/register", &form).await.expect(201);
    person.token = Some(session["token"].as_str().unwrap().to_string());
    person.post("/api/auth/login", &json!({"email": email, "password": format!("{}9", word(4))})).await;
    let mut said = person.answers_and_words(canaries).await;
    let letter = json!({"name": word(20), "email": format!("{}@example.com", word(21)), "phone": word(22),
        "subject": word(23), "message": word(24).repeat(2)});
    person.post("/api/contact", &letter).await.expect(200);
    let letter = json!({"firstName": word(25), "lastName": word(26), "email": format!("{}@example.com", word(27)),
        "phoneNumber": "", "subject": "billing", "priority": "high", "message": word(28)});
    person.post("/api/support", &letter).await.expect(200);
    person.post("/api/auth/password-reset", &json!({"email": email})).await.expect(202);
    let new = format!("{}@example.com", word(29));
    person.post("/api/account/email", &json!({"email": new, "password": password})).await.expect(202);
    person.patch("/api/account", &json!({"firstName": word(30), "lastName": word(31)})).await.expect(200);
    person.post("/api/account/export", &json!({"password": password})).await;
    // Wrong in every way: what is refused must not be repeated into the log either.
    person.post("/api/documents", &json!({"type": word(32), "answers": word(33)})).await;
    person.get(&format!("/api/documents/{}", word(34))).await;
    person.post("/api/auth/password-reset/confirm", &json!({"token": word(35), "password": word(36)})).await;
    person.get(&format!("/api/{}?x={}", word(37), word(38))).await;
    person.post("/api/chat", &json!({"message": word(39), "documentId": "x", "context": []})).await;
    said.push(person.token.clone().unwrap());
    said.extend(canaries.0.iter().cloned());
    said.push(email);
    // An address is stored in lower case, if at all.
    said.extend(canaries.0.iter().map(|word| word.to_lowercase()));
    said
}

impl Person {
    /// A will with a word in every answer and in facts, the chat about it, the disclosure, the payment and the PDF.
    async fn answers_and_words(&self, canaries: &Canaries) -> Vec<String> {
        let word = |n| canaries.word(n).to_string();
        let id = self.draft("simpleWill").await;
        let mut answers = will();
        let questions = [
            "fullName",
            "childrenDetails",
            "primaryBeneficiary",
            "alternateBeneficiary",
            "executorName",
            "alternateExecutorName",
            "specificBequests",
        ];
        for (n, question) in questions.into_iter().enumerate() {
            answers[question] = json!(format!("{} Lopez", word(5 + n)));
        }
        let change =
            json!({"answers": answers, "name": word(12), "data": {"note": word(13)}, "status": "completed"});
        let saved = self.patch(&format!("/api/documents/{id}"), &change).await;
        saved.expect(200);
        self.give_facts(id, canaries).await;
        let talk = json!({"message": word(14), "documentId": id, "context": [{"role": "user", "content": word(15)}]});
        self.post("/api/chat", &talk).await;
        let disclosure = json!({"formType": "12.900(a)", "formData": {"clientName": word(16),
            "nonlawyerName": word(17), "services": [word(18)], "agreedTerms": true, "clientSignedAt": word(19)}});
        self.post(&format!("/api/documents/{id}/legal-compliance"), &disclosure).await;
        let secret = self.payment(id).await;
        self.confirm(&secret, "pm_card_visa").await;
        let plan = json!({"date": "2026-12-05", "time": null, "place": word(40), "remind": true});
        let copy = json!({"date": "2026-12-05", "original": word(41), "version": 1});
        self.put(&format!("/api/documents/{id}/signing"), &json!({"plan": plan, "signed": null})).await;
        self.put(&format!("/api/documents/{id}/signing"), &json!({"plan": plan, "signed": copy})).await;
        self.get(&format!("/api/documents/{id}/draft")).await;
        self.get(&format!("/api/documents/{id}/download")).await;
        vec![secret]
    }

    /// A word in a name, in a record and in a person's own words, each kept; and one in a fact that is refused.
    async fn give_facts(&self, id: u64, canaries: &Canaries) {
        let name = |n| format!("{} Lopez", canaries.word(n));
        let facts = json!({"spouseName": name(42), "pets": canaries.word(44),
            "children": [{"name": name(43), "minor": false}]});
        let path = format!("/api/documents/{id}");
        let kept = self.patch(&path, &json!({"facts": facts})).await.expect(200);
        assert_eq!(kept["facts"], facts);
        self.patch(&path, &json!({"facts": {"county": canaries.word(45)}})).await.expect(400);
    }
}
