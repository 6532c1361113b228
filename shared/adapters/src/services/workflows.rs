//! What each workflow is given.

use std::sync::Arc;

use domain::accounts::FreeTries;
use shared::http::{OriginSecret, RequestPolicy, SessionLookup};
use shared::timeouts;
use shared::token::Tokens;
use shared::webauthn::WebAuthn;
use shared::workflow::changed_clauses::ChangeService;
use shared::workflow::court_forms::{BlankForms, CourtFormService};
use shared::workflow::feedback::Feedback;
use shared::workflow::hand_off::HandOffService;
use shared::workflow::login_throttle::LoginThrottle;
use shared::workflow::outbox::OutboxSender;
use shared::workflow::passkey::PasskeyService;
use shared::workflow::print::PdfService;
use shared::workflow::purge::PurgeService;
use shared::workflow::reconcile::Reconciliation;
use shared::workflow::security_log::SecurityLog;
use shared::workflow::settle::PaymentService;
use shared::workflow::sign_in::SessionIssuer;

use super::{Services, ServicesError};
use crate::settings::Setting;

impl Services {
    /// What the CDN shows, where the settings name it.
    ///
    /// # Errors
    /// When the secret cannot be had or is not good.
    async fn origin(&self) -> Result<Option<OriginSecret>, ServicesError> {
        let secret = self.secrets.text(Setting::OriginSecret).await?;
        Ok(secret.map(OriginSecret::from_secret).transpose()?)
    }

    /// The request policy of a function whose calls are neither counted nor tied to a site.
    ///
    /// # Errors
    /// When the origin's secret cannot be had or is not good.
    pub async fn open_request_policy(&self) -> Result<RequestPolicy, ServicesError> {
        let site = self.settings.given(Setting::SiteOrigin).unwrap_or_default();
        Ok(RequestPolicy::of(site).behind(self.origin().await?))
    }

    /// The request policy of a function whose calls are counted: by person where a session of these tokens is open, else by network
    /// address.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn request_policy(&self, tokens: Option<&Tokens>) -> Result<RequestPolicy, ServicesError> {
        let (throttle, rates) = (self.throttle().await?, self.policy().rates);
        let request_policy = RequestPolicy::of(self.site_origin()?).behind(self.origin().await?);
        let people = match tokens.cloned() {
            Some(tokens) => Some(SessionLookup { tokens, sessions: self.sessions()? }),
            None => None,
        };
        Ok(request_policy.counting(throttle, people, rates))
    }

    /// What signing in needs: sessions, known devices, security events, and the keys that sign people in.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn session_issuer(&self) -> Result<SessionIssuer, ServicesError> {
        Ok(SessionIssuer {
            accounts: self.accounts().await?,
            devices: self.devices()?,
            security_log: self.security_log().await?,
            outbox: self.outbox()?,
            passkeys: self.passkey_rows()?,
            sessions: self.sessions()?,
            site: self.site_origin()?.to_string(),
            one_time_tokens: self.one_time_tokens()?,
            tokens: self.tokens().await?,
        })
    }

    /// Where security events are written down.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn security_log(&self) -> Result<SecurityLog, ServicesError> {
        Ok(SecurityLog { activity: self.activity().await? })
    }

    /// Who may try a password, and how often.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn login_throttle(&self) -> Result<LoginThrottle, ServicesError> {
        Ok(LoginThrottle {
            attempts: self.attempts().await?,
            passwords: self.passwords(),
            free_tries: FreeTries(self.policy().tries),
            free_tries_of_address: FreeTries(self.policy().tries_from_address),
        })
    }

    /// What asking for passkeys needs.
    ///
    /// # Errors
    /// When a table was not told, and when the site's address is none for passkeys.
    pub fn passkeys(&self) -> Result<PasskeyService, ServicesError> {
        let webauthn = Arc::new(WebAuthn::new(self.site_origin()?)?);
        Ok(PasskeyService {
            passkeys: self.passkey_rows()?,
            webauthn,
            one_time_tokens: self.one_time_tokens()?,
        })
    }

    /// What sending the mail that waits needs.
    ///
    /// # Errors
    /// When a setting was not told.
    pub async fn outbox_sender(&self) -> Result<OutboxSender, ServicesError> {
        Ok(OutboxSender { outbox: self.outbox()?, mail: self.mail().await? })
    }

    /// What reading the mail service's events needs.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn feedback(&self) -> Result<Feedback, ServicesError> {
        Ok(Feedback { suppressions: self.suppressions().await? })
    }

    /// What settling a payment needs.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn payment_service(&self) -> Result<PaymentService, ServicesError> {
        Ok(PaymentService {
            accounts: self.accounts().await?,
            documents: self.documents()?,
            ledger: self.ledger()?,
            payments: self.payments().await?,
            operator: self.operator()?.to_string(),
            site: self.site_origin()?.to_string(),
        })
    }

    /// What printing and issuing needs.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn pdf_service(&self) -> Result<PdfService, ServicesError> {
        Ok(PdfService {
            documents: self.documents()?,
            files: self.files()?,
            nonlawyer: self.nonlawyer()?,
            versions: self.versions().await?,
            accounts: self.accounts().await?,
            site: self.site_origin()?.to_string(),
        })
    }

    /// What filling the court's own forms needs.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn court_form_service(&self) -> Result<CourtFormService, ServicesError> {
        let (pdf_service, installed) = (self.pdf_service().await?, self.court_forms()?);
        let blank = BlankForms::default();
        Ok(CourtFormService { pdf_service, installed, blank, known: self.known_forms })
    }

    /// What handing a document off needs.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn hand_off_service(&self) -> Result<HandOffService, ServicesError> {
        Ok(HandOffService { pdf_service: self.pdf_service().await?, share_links: self.share_links()? })
    }

    /// What purging needs.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn purge_service(&self) -> Result<PurgeService, ServicesError> {
        let (pdf_service, share_links) = (self.pdf_service().await?, self.share_links()?);
        Ok(PurgeService { pdf_service, share_links, purges: self.purges()? })
    }

    /// What reconciling needs.
    ///
    /// # Errors
    /// When a secret cannot be had or is not good.
    pub async fn reconciliation(&self) -> Result<Reconciliation, ServicesError> {
        let longest = timeouts::working_time("reconcile");
        let pdf_service = self.pdf_service().await?;
        let change_service =
            ChangeService { pdf_service: pdf_service.clone(), notices: self.change_notices()?, longest };
        Ok(Reconciliation {
            change_service,
            payment_service: self.payment_service().await?,
            pdf_service,
            print_jobs: self.print_jobs()?,
            purge_service: self.purge_service().await?,
            reminders: self.reminders()?,
            longest,
        })
    }
}
