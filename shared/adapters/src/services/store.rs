//! The parts of the store, each with the tables that it needs.

use std::sync::Arc;

use shared::store::{
    Accounts, Activity, AttemptLog, BlindIndex, ChangeNotices, CourtForms, Devices, Documents, Files, Ledger,
    OneTimeTokens, Outbox, PaperVersions, Passkeys, PrintJobs, Purges, Reminders, Sessions, ShareLinks,
    SupportMessages, Suppressions, Tables, Throttle, Verifications,
};

use super::{Services, ServicesError};
use crate::settings::{Setting, SettingsError};

impl Services {
    /// The tables, for what uses these of them.
    pub(super) fn tables<const N: usize>(&self, used: [Setting; N]) -> Result<Tables, SettingsError> {
        for setting in [Setting::EncryptionKey].iter().chain(&used) {
            self.settings.needed(*setting)?;
        }
        Ok(self.tables.clone())
    }

    /// People's accounts.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn accounts(&self) -> Result<Arc<Accounts>, ServicesError> {
        let (tables, index) = (self.tables([Setting::MainTable])?, self.index().await?);
        Ok(Arc::new(Accounts { tables, index }))
    }

    pub(super) async fn index(&self) -> Result<BlindIndex, ServicesError> {
        Ok(BlindIndex::from_secret(self.secret(Setting::IndexSecret).await?)?)
    }

    pub(super) async fn attempts(&self) -> Result<Arc<AttemptLog>, ServicesError> {
        let (tables, index) = (self.tables([Setting::SessionsTable])?, self.index().await?);
        Ok(Arc::new(AttemptLog { tables, index }))
    }

    /// The browsers that accounts know.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn devices(&self) -> Result<Arc<Devices>, ServicesError> {
        Ok(Arc::new(Devices(self.tables([Setting::SessionsTable])?)))
    }

    /// Secrets that are good once.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn one_time_tokens(&self) -> Result<Arc<OneTimeTokens>, ServicesError> {
        Ok(Arc::new(OneTimeTokens(self.tables([Setting::SessionsTable])?)))
    }

    pub(super) fn passkey_rows(&self) -> Result<Arc<Passkeys>, ServicesError> {
        Ok(Arc::new(Passkeys(self.tables([Setting::MainTable])?)))
    }

    /// Sessions.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn sessions(&self) -> Result<Arc<Sessions>, ServicesError> {
        Ok(Arc::new(Sessions(self.tables([Setting::SessionsTable])?)))
    }

    /// Counters of what clients do.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn throttle(&self) -> Result<Arc<Throttle>, ServicesError> {
        let (tables, index) = (self.tables([Setting::SessionsTable])?, self.index().await?);
        Ok(Arc::new(Throttle { tables, index }))
    }

    /// Support messages: what is written to the people who run the service.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn support_messages(&self) -> Result<Arc<SupportMessages>, ServicesError> {
        Ok(Arc::new(SupportMessages(self.tables([Setting::MainTable])?)))
    }

    /// Documents.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn documents(&self) -> Result<Arc<Documents>, ServicesError> {
        Ok(Arc::new(Documents(self.tables([Setting::MainTable])?)))
    }

    /// The payment ledger.
    ///
    /// # Errors
    /// When a table was not told.
    pub fn ledger(&self) -> Result<Arc<Ledger>, ServicesError> {
        let tables = self.tables([Setting::MainTable, Setting::LedgerTable])?;
        Ok(Arc::new(Ledger(tables)))
    }

    /// Mail that waits to be sent.
    ///
    /// # Errors
    /// When its table was not told.
    pub fn outbox(&self) -> Result<Arc<Outbox>, ServicesError> {
        Ok(Arc::new(Outbox(self.tables([Setting::MainTable])?)))
    }

    pub(super) async fn suppressions(&self) -> Result<Arc<Suppressions>, ServicesError> {
        let (tables, index) = (self.tables([Setting::MainTable])?, self.index().await?);
        Ok(Arc::new(Suppressions { tables, index }))
    }

    /// Documents whose PDF is to be made.
    ///
    /// # Errors
    /// When its table was not told.
    pub(super) fn print_jobs(&self) -> Result<Arc<PrintJobs>, ServicesError> {
        Ok(Arc::new(PrintJobs(self.tables([Setting::MainTable])?)))
    }

    /// What was deleted and is to be purged.
    ///
    /// # Errors
    /// When its table was not told.
    pub(super) fn purges(&self) -> Result<Arc<Purges>, ServicesError> {
        Ok(Arc::new(Purges(self.tables([Setting::MainTable, Setting::SessionsTable])?)))
    }

    /// Papers that were issued.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub(super) async fn versions(&self) -> Result<Arc<PaperVersions>, ServicesError> {
        let (tables, index) = (self.tables([Setting::MainTable])?, self.index().await?);
        Ok(Arc::new(PaperVersions { tables, index }))
    }

    /// What anyone may ask of papers that were issued.
    ///
    /// # Errors
    /// When the secret of the index cannot be had or is not good.
    pub async fn verifications(&self) -> Result<Arc<Verifications>, ServicesError> {
        let (tables, index) = (self.tables([Setting::MainTable])?, self.index().await?);
        Ok(Arc::new(Verifications { tables, index }))
    }

    /// Links by which people without an account get a hand-off file.
    ///
    /// # Errors
    /// When their table was not told.
    pub fn share_links(&self) -> Result<Arc<ShareLinks>, ServicesError> {
        Ok(Arc::new(ShareLinks(self.tables([Setting::MainTable])?)))
    }

    /// Reminders of signing days.
    ///
    /// # Errors
    /// When its table was not told.
    pub(super) fn reminders(&self) -> Result<Arc<Reminders>, ServicesError> {
        Ok(Arc::new(Reminders(self.tables([Setting::MainTable])?)))
    }

    /// Who was told of changes.
    ///
    /// # Errors
    /// When its table was not told.
    pub(super) fn change_notices(&self) -> Result<Arc<ChangeNotices>, ServicesError> {
        Ok(Arc::new(ChangeNotices(self.tables([Setting::MainTable])?)))
    }

    /// Finished PDFs.
    ///
    /// # Errors
    /// When the bucket, the table with people's keys or the encryptor's key was not told.
    pub fn files(&self) -> Result<Arc<Files>, ServicesError> {
        let (client, encryptor) = (self.s3.clone(), self.tables([Setting::MainTable])?.encryptor);
        let bucket = self.settings.needed(Setting::DocumentsBucket)?.to_string();
        Ok(Arc::new(Files { client, bucket, encryptor }))
    }

    /// The court's own forms that are installed.
    ///
    /// # Errors
    /// When the bucket was not told.
    pub fn court_forms(&self) -> Result<Arc<CourtForms>, ServicesError> {
        let bucket = self.settings.needed(Setting::DocumentsBucket)?.to_string();
        Ok(Arc::new(CourtForms { client: self.s3.clone(), bucket }))
    }

    pub(super) async fn activity(&self) -> Result<Arc<Activity>, ServicesError> {
        let (tables, index) = (self.tables([Setting::SessionsTable])?, self.index().await?);
        Ok(Arc::new(Activity { tables, index }))
    }
}
