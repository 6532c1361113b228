//! The ports: services of others, by the settings that name them.

use std::sync::Arc;

use shared::ports::{IdentityProvider, Mail, Model, Payments, PublicSettings, Webhooks};

use super::{Services, ServicesError, clients};
use crate::model::{BedrockModel, OpenAiModel};
use crate::oidc::{OidcProvider, Registration};
use crate::settings::Setting;
use crate::stripe::StripeKeys;
use crate::{mail, stripe};

impl Services {
    /// Outgoing mail.
    ///
    /// # Errors
    /// When its sender was not told, or the secret of the index cannot be had or is not good.
    pub async fn mail(&self) -> Result<Arc<dyn Mail>, ServicesError> {
        let from = self.settings.needed(Setting::MailFrom)?.to_string();
        let suppressions = self.suppressions().await?;
        Ok(Arc::new(mail::SesMail { client: self.mail.clone(), from, suppressions }))
    }

    /// The identity provider, when there is one.
    ///
    /// # Errors
    /// When its secret cannot be had, or is not good.
    pub async fn provider(&self) -> Result<Option<Arc<dyn IdentityProvider>>, ServicesError> {
        let Some(issuer) = self.settings.given(Setting::OidcIssuer) else { return Ok(None) };
        let client_id = self.settings.needed(Setting::OidcClientId)?;
        let registration =
            Registration { issuer, client_id, secret: self.secret(Setting::OidcSecret).await? };
        Ok(Some(Arc::new(OidcProvider::new(registration, self.site_origin()?)?)))
    }

    /// The language model behind the assistant, when there is one and the operator has not switched it off.
    ///
    /// # Errors
    /// When its secret cannot be had, or is not good.
    pub async fn model(&self) -> Result<Option<Arc<dyn Model>>, ServicesError> {
        if !self.policy().model {
            return Ok(None);
        }
        if let Some(name) = self.settings.given(Setting::BedrockModel) {
            let client = clients::bedrock(&self.aws, self.settings.endpoints.as_ref());
            return Ok(Some(Arc::new(BedrockModel::new(client, name))));
        }
        let Some(base) = self.settings.given(Setting::ModelBase) else { return Ok(None) };
        let name = self.settings.needed(Setting::ModelName)?;
        Ok(Some(Arc::new(OpenAiModel::new(base, name, self.secret(Setting::ModelSecret).await?)?)))
    }

    async fn stripe_keys(&self) -> Result<StripeKeys, ServicesError> {
        Ok(StripeKeys::parse(self.secret(Setting::StripeSecret).await?, &self.settings)?)
    }

    /// The payment provider.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn payments(&self) -> Result<Arc<dyn Payments>, ServicesError> {
        let keys = self.stripe_keys().await?;
        Ok(Arc::new(stripe::StripePayments::new(&keys, self.settings.given(Setting::StripeApi))?))
    }

    /// The payment provider's webhook.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn webhooks(&self) -> Result<Arc<dyn Webhooks>, ServicesError> {
        Ok(Arc::new(stripe::StripeWebhooks::new(&self.stripe_keys().await?)))
    }

    /// What a browser has to know to pay.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    pub async fn payment_settings(&self) -> Result<PublicSettings, ServicesError> {
        let keys = self.stripe_keys().await?;
        Ok(keys.public(self.settings.given(Setting::StripeScript).map(str::to_string)))
    }
}
