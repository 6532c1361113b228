//! The product's tables, as an operator sees them in the console.

use std::collections::HashMap;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config, Credentials, Region};
use aws_sdk_dynamodb::types::AttributeValue;

use crate::product::Address;

impl Address {
    /// The rows with this partition key, each as text to look into.
    pub(crate) async fn rows(&self, table: &str, key: &str) -> Vec<String> {
        let request = self.dynamodb().query().table_name(format!("coquina-{table}"));
        let request = request.key_condition_expression("pk = :key").consistent_read(true);
        let found = request.expression_attribute_values(":key", AttributeValue::S(key.into())).send().await;
        found.unwrap().items().iter().map(|row| format!("{row:?}")).collect()
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
        let config = config.endpoint_url(key("DYNAMODB_ENDPOINT")).http_client(adapters::http_client());
        Client::from_conf(config.build())
    }
}
