//! What lies in the tables and in the bucket is unreadable, and belongs to where it lies.

mod canaries;

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use serde_json::{Value, json};

use self::canaries::{Canaries, walk};
use crate::fixtures::deployed;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{Address, shared, start};
use crate::fixtures::response::ApiResponse;

/// Everything that stands in the files of the tables and of the bucket.
fn stored(data: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut folders = vec![data.join("s3")];
    for file in std::fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path()) {
        if file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("dynamodb")) {
            bytes.extend(std::fs::read(file).unwrap());
        }
    }
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() { folders.push(path) } else { bytes.extend(std::fs::read(path).unwrap()) }
        }
    }
    bytes
}

fn contains(bytes: &[u8], text: &str) -> bool {
    String::from_utf8_lossy(bytes).contains(text)
}

#[tokio::test]
async fn a_30_forty_words_are_readable_neither_in_the_tables_nor_in_the_bucket() {
    let product = start();
    let said = walk(&Canaries::new(), &product).await;
    let stored = stored(&product.data);
    assert!(contains(&stored, "DOC#"), "the tables were read");
    assert!(contains(&stored, "simpleWill"), "what is not private is readable");
    for word in &said {
        assert!(!contains(&stored, word), "{word} is readable in the store");
    }
}

/// The log of every product of these tests is looked at, not only that of the walk.
#[tokio::test]
async fn a_39_forty_words_are_in_no_line_of_the_log() {
    let product = start();
    let said = walk(&Canaries::new(), &product).await;
    let products = product.data.parent().unwrap();
    let logs = std::fs::read_dir(products)
        .unwrap()
        .filter_map(|folder| std::fs::read(folder.unwrap().path().join("coquina.log")).ok());
    let logged: Vec<u8> = logs.flatten().collect();
    assert!(contains(&logged, "\"route\":\"/api/auth/register\""), "the log was read");
    for word in &said {
        assert!(!contains(&logged, word), "{word} is in the log");
    }
}

#[tokio::test]
async fn a_30_a_sealed_row_that_is_moved_to_another_document_does_not_open() {
    let (maria, ana) = (Person::registered(shared()).await, Person::registered(shared()).await);
    let (hers, other) = (maria.answered_will().await, ana.draft("simpleWill").await);
    let second = maria.draft("simpleWill").await;
    let sealed = maria.at.sealed(&maria.owner().await, hers).await;
    for (person, id) in [(&ana, other), (&maria, second)] {
        person.at.put_sealed(&person.owner().await, id, sealed.clone()).await;
        person.get(&format!("/api/documents/{id}")).await.refusal(503);
    }
    assert_eq!(maria.document(hers).await["answers"]["fullName"], "Maria Elena Lopez");
}

#[tokio::test]
async fn a_31_after_a_rotation_old_rows_open_and_new_people_have_the_new_key() {
    let product = start();
    let maria = Person::registered(&product).await;
    let old = maria.answered_will().await;
    let file = product.data.join("secrets/kms.json");
    let mut keys: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    keys["keys"]["k2"] = json!("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=");
    keys["current"] = json!("k2");
    std::fs::write(&file, keys.to_string()).unwrap();
    let new = maria.answered_will().await;
    for id in [old, new] {
        assert_eq!(maria.document(id).await["answers"]["fullName"], "Maria Elena Lopez");
    }
    let ana = Person::registered(&product).await;
    ana.answered_will().await;
    for (person, key) in [(&maria, "\u{2}k1"), (&ana, "\u{2}k2")] {
        assert!(contains(&product.person_key(&person.owner().await).await, key));
    }
}

/// A value as it was sealed before people had keys: under a data key that KMS has wrapped for this document.
async fn sealed_by_kms(at: &Address, owner: &str, id: u64, content: &Value) -> Vec<u8> {
    let context = json!({"owner": owner, "document": id.to_string()});
    let request = stripe_emulator::plain_http()
        .build()
        .unwrap()
        .post(&deployed::environment(at)["AWS_ENDPOINT_URL_KMS"])
        .header("x-amz-target", "TrentService.GenerateDataKey")
        .json(&json!({"EncryptionContext": context}));
    let answer = ApiResponse::to(request).await.expect(200);
    let bytes = |name: &str| STANDARD.decode(answer[name].as_str().unwrap()).unwrap();
    let (key, wrapped) = (bytes("Plaintext"), bytes("CiphertextBlob"));
    let key = LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &key).unwrap());
    let mut sealed = content.to_string().into_bytes();
    let nonce = [7; NONCE_LEN];
    let aad = Aad::from(format!("{owner}\n{id}\ncontent"));
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), aad, &mut sealed).unwrap();
    let length = u16::try_from(wrapped.len()).unwrap().to_be_bytes();
    [&[1][..], &length, &wrapped, &nonce, &sealed].concat()
}

#[tokio::test]
async fn a_30_what_was_sealed_before_people_had_keys_opens_and_is_sealed_with_the_persons_key_when_it_changes()
 {
    let maria = Person::registered(shared()).await;
    let (id, owner) = (maria.draft("simpleWill").await, maria.owner().await);
    let content = json!({"name": "An old will", "data": {}, "answers": {"fullName": "Maria Lopez"}});
    let old = sealed_by_kms(&maria.at, &owner, id, &content).await;
    maria.at.put_sealed(&owner, id, old).await;
    let list = maria.get("/api/documents").await.expect(200);
    assert_eq!(
        (&list[0]["name"], &list[0]["answers"]["fullName"]),
        (&json!("An old will"), &json!("Maria Lopez"))
    );
    maria.patch(&format!("/api/documents/{id}"), &json!({"name": "My will"})).await.expect(200);
    assert_eq!(maria.at.sealed(&owner, id).await[0], 2, "the layout under a person's key");
    assert_eq!(maria.document(id).await["answers"]["fullName"], "Maria Lopez");
}

/// Whoever has only the rows of documents, from a copy of the table or of the bucket, has nothing once the key is gone.
#[tokio::test]
async fn with_the_account_goes_the_key_of_its_documents() {
    let product = start();
    let (maria, ana) = (Person::registered(&product).await, Person::registered(&product).await);
    maria.answered_will().await;
    ana.answered_will().await;
    let owner = maria.owner().await;
    assert_eq!(product.rows("main", &format!("USER#{owner}")).await.len(), 4, "profile, key, drafts, will");
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
    assert!(product.rows("main", &format!("USER#{owner}")).await.is_empty());
    assert!(!product.person_key(&ana.owner().await).await.is_empty());
}
