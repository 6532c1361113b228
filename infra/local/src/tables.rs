//! The tables and the bucket, made from the same definitions as the cloud's.

use adapters::{Setting, Settings};
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
use aws_sdk_dynamodb::types::{
    AttributeDefinition, BillingMode, KeySchemaElement, KeyType, ScalarAttributeType,
};
use serde::Deserialize;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A table of `infra/tables.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Table {
    id: String,
    partition_key: String,
    sort_key: String,
}

fn definitions() -> Result<Vec<Table>, Failure> {
    Ok(serde_json::from_str(include_str!("../../tables.json"))?)
}

/// The name that a table has here.
pub(crate) fn name(id: &str) -> String {
    format!("coquina-{id}")
}

/// Makes what is not there yet.
pub(crate) async fn create(settings: &Settings) -> Result<(), Failure> {
    let Some(local) = &settings.endpoints else { return Err("the local services have no addresses".into()) };
    let Some((id, secret)) = &local.keys else { return Err("the local services have no keys".into()) };
    let credentials = Credentials::new(id, secret, None, None, "settings");
    let config = aws_sdk_dynamodb::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new(settings.region.clone()))
        .http_client(adapters::http_client())
        .credentials_provider(credentials.clone())
        .endpoint_url(&local.dynamodb);
    let dynamodb = aws_sdk_dynamodb::Client::from_conf(config.build());
    for table in definitions()? {
        create_table(&dynamodb, &table).await?;
    }
    let config = aws_sdk_s3::Config::builder()
        .behavior_version(aws_sdk_s3::config::BehaviorVersion::latest())
        .region(aws_sdk_s3::config::Region::new(settings.region.clone()))
        .http_client(adapters::http_client())
        .credentials_provider(credentials)
        .endpoint_url(&local.s3)
        .force_path_style(true);
    create_bucket(&aws_sdk_s3::Client::from_conf(config.build()), settings.needed(Setting::DocumentsBucket)?)
        .await
}

async fn create_table(dynamodb: &aws_sdk_dynamodb::Client, table: &Table) -> Result<(), Failure> {
    let keys = [(&table.partition_key, KeyType::Hash), (&table.sort_key, KeyType::Range)];
    let mut request =
        dynamodb.create_table().table_name(name(&table.id)).billing_mode(BillingMode::PayPerRequest);
    for (key, kind) in keys {
        let text = ScalarAttributeType::S;
        request = request
            .attribute_definitions(
                AttributeDefinition::builder().attribute_name(key).attribute_type(text).build()?,
            )
            .key_schema(KeySchemaElement::builder().attribute_name(key).key_type(kind).build()?);
    }
    match request.send().await.map_err(aws_sdk_dynamodb::Error::from) {
        Ok(_) | Err(aws_sdk_dynamodb::Error::ResourceInUseException(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

async fn create_bucket(s3: &aws_sdk_s3::Client, bucket: &str) -> Result<(), Failure> {
    if s3.head_bucket().bucket(bucket).send().await.is_err() {
        s3.create_bucket().bucket(bucket).send().await?;
    }
    Ok(())
}
