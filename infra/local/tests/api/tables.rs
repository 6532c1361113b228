//! The product's tables and bucket, as an operator sees them in the console.

use std::collections::HashMap;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config, Credentials, Region};
use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;

use crate::product::{Address, Person};

impl Person {
    /// The person's id.
    pub(crate) async fn owner(&self) -> String {
        self.get("/api/auth/user").await.expect(200)["id"].as_str().unwrap().to_string()
    }
}

impl Address {
    /// The rows with this partition key, each as text to look into.
    pub(crate) async fn rows(&self, table: &str, key: &str) -> Vec<String> {
        let request = self.dynamodb().query().table_name(format!("coquina-{table}"));
        let request = request.key_condition_expression("pk = :key").consistent_read(true);
        let found = request.expression_attribute_values(":key", AttributeValue::S(key.into())).send().await;
        found.unwrap().items().iter().map(|row| format!("{row:?}")).collect()
    }

    /// Every row of a table, as text to look into and to compare.
    pub(crate) async fn dump(&self, table: &str) -> Vec<String> {
        let request = self.dynamodb().scan().table_name(format!("coquina-{table}")).consistent_read(true);
        let mut pages = request.into_paginator().items().send();
        let mut rows = Vec::new();
        while let Some(row) = pages.next().await {
            let mut attributes: Vec<_> = row.unwrap().into_iter().collect();
            attributes.sort_by(|(a, _), (b, _)| a.cmp(b));
            rows.push(format!("{attributes:?}"));
        }
        rows.sort();
        rows
    }

    /// The names of the files in the bucket.
    pub(crate) fn stored_files(&self) -> Vec<String> {
        let (mut folders, mut files) = (vec![self.data.join("s3")], Vec::new());
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() { folders.push(path) } else { files.push(path.display().to_string()) }
            }
        }
        files
    }

    fn document_key(owner: &str, id: u64) -> HashMap<String, AttributeValue> {
        let (pk, sk) = (format!("USER#{owner}"), format!("DOC#{id}"));
        HashMap::from([("pk".into(), AttributeValue::S(pk)), ("sk".into(), AttributeValue::S(sk))])
    }

    /// The sealed part of a document's row.
    pub(crate) async fn sealed(&self, owner: &str, id: u64) -> Vec<u8> {
        let request = self.dynamodb().get_item().table_name("coquina-main");
        let row = request.set_key(Some(Self::document_key(owner, id))).send().await.unwrap().item.unwrap();
        row["sealed"].as_b().unwrap().as_ref().to_vec()
    }

    /// A person's key, as KMS has wrapped it.
    pub(crate) async fn person_key(&self, owner: &str) -> Vec<u8> {
        let request = self.dynamodb().get_item().table_name("coquina-main");
        let request = request.key("pk", AttributeValue::S(format!("USER#{owner}")));
        let row = request.key("sk", AttributeValue::S("KEY".into())).send().await.unwrap().item.unwrap();
        row["wrapped"].as_b().unwrap().as_ref().to_vec()
    }

    /// Puts something else in its place.
    pub(crate) async fn put_sealed(&self, owner: &str, id: u64, sealed: Vec<u8>) {
        let request = self.dynamodb().update_item().table_name("coquina-main");
        let request = request
            .set_key(Some(Self::document_key(owner, id)))
            .update_expression("SET sealed = :sealed")
            .expression_attribute_values(":sealed", AttributeValue::B(Blob::new(sealed)));
        request.send().await.unwrap();
    }

    /// When a document's row is to be swept, in seconds since 1970.
    pub(crate) async fn end_of(&self, owner: &str, id: u64) -> Option<i64> {
        let request = self.dynamodb().get_item().table_name("coquina-main");
        let row = request.set_key(Some(Self::document_key(owner, id))).send().await.unwrap().item.unwrap();
        row.get("expires").map(|end| end.as_n().unwrap().parse().unwrap())
    }

    /// Sets when a document's row is to be swept.
    pub(crate) async fn set_end(&self, owner: &str, id: u64, end: i64) {
        let request = self.dynamodb().update_item().table_name("coquina-main");
        let request = request
            .set_key(Some(Self::document_key(owner, id)))
            .update_expression("SET expires = :end")
            .expression_attribute_values(":end", AttributeValue::N(end.to_string()));
        request.send().await.unwrap();
    }

    /// A client with the settings that the product writes for functions in processes of their own.
    fn dynamodb(&self) -> Client {
        let file = std::fs::read_to_string(self.data.join("functions.env")).unwrap();
        let settings: HashMap<_, _> = file.lines().filter_map(|line| line.split_once('=')).collect();
        let key = |name| settings[name].trim_matches('"').to_string();
        let credentials =
            Credentials::new(key("AWS_ACCESS_KEY_ID"), key("AWS_SECRET_ACCESS_KEY"), None, None, "");
        let config = Config::builder().behavior_version(BehaviorVersion::latest());
        let config = config.region(Region::new(key("AWS_REGION"))).credentials_provider(credentials);
        let config =
            config.endpoint_url(key("AWS_ENDPOINT_URL_DYNAMODB")).http_client(adapters::http_client());
        Client::from_conf(config.build())
    }
}
