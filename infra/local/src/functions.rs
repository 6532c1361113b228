//! What the functions are told on this machine.

use std::collections::BTreeMap;
use std::io;

use adapters::{Endpoints, Setting};
use domain::assembly::nonlawyer::Nonlawyer;

use crate::settings::{LanguageModel, Protocol, Provider, Settings};
use crate::{secrets, tables};

pub(crate) fn told(
    settings: &Settings,
    endpoints: Endpoints,
    site: &str,
    stripe: &str,
) -> adapters::Settings {
    let mut told = BTreeMap::from([
        (Setting::MainTable, tables::name("main")),
        (Setting::SessionsTable, tables::name("sessions")),
        (Setting::LedgerTable, tables::name("ledger")),
        (Setting::DocumentsBucket, "coquina-documents".to_string()),
        (Setting::EncryptionKey, "alias/coquina".to_string()),
        (Setting::SiteOrigin, site.replace("127.0.0.1", "localhost")),
        (Setting::IndexSecret, secrets::INDEX.to_string()),
        (Setting::TokenSecret, secrets::TOKENS.to_string()),
        (Setting::StripeSecret, secrets::STRIPE.to_string()),
        (Setting::StripeApi, format!("{stripe}/")),
        (Setting::StripeScript, format!("{stripe}/endive/stripe.js")),
        (Setting::MailFrom, "Coquina <no-reply@coquina.example>".to_string()),
        (Setting::MailOperator, "operator@coquina.example".to_string()),
    ]);
    told.extend(nonlawyer().map(|details| (Setting::Nonlawyer, details)));
    told.extend(settings.provider.iter().flat_map(provider));
    told.extend(settings.model.iter().flat_map(model));
    let (region, policy) = ("us-east-1".to_string(), settings.policy.clone());
    adapters::Settings { region, told, policy, endpoints: Some(endpoints) }
}

/// Whom papers name on this machine: the example of the stage for trying things out.
fn nonlawyer() -> Option<String> {
    let config: serde_json::Value = serde_json::from_str(include_str!("../../config/dev.json")).ok()?;
    let nonlawyer: Nonlawyer = serde_json::from_value(config.get("nonlawyer")?.clone()).ok()?;
    Some(nonlawyer.to_string())
}

fn provider(Provider { issuer, client_id, .. }: &Provider) -> [(Setting, String); 3] {
    [
        (Setting::OidcIssuer, issuer.clone()),
        (Setting::OidcClientId, client_id.clone()),
        (Setting::OidcSecret, secrets::PROVIDER.to_string()),
    ]
}

fn model(LanguageModel { address, name, protocol }: &LanguageModel) -> Vec<(Setting, String)> {
    match protocol {
        Protocol::ChatCompletions { .. } => vec![
            (Setting::ModelBase, address.clone()),
            (Setting::ModelName, name.clone()),
            (Setting::ModelSecret, secrets::MODEL.to_string()),
        ],
        Protocol::Converse => vec![(Setting::BedrockModel, name.clone())],
    }
}

/// The address of what stands in for Amazon Bedrock.
pub(crate) fn bedrock(LanguageModel { address, protocol, .. }: &LanguageModel) -> Option<String> {
    matches!(protocol, Protocol::Converse).then(|| address.clone())
}

/// For `cargo lambda watch --env-file`: the functions as processes of their own, against these same services.
pub(crate) fn write_environment(settings: &Settings, functions: &adapters::Settings) -> io::Result<()> {
    let lines = functions.to_env().into_iter().map(|(name, value)| format!("{name}=\"{value}\"\n"));
    secrets::write_whole(&settings.data.join("functions.env"), lines.collect::<String>().as_bytes())
}
