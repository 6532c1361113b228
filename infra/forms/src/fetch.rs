//! Forms from the court’s own address.

use std::time::Duration;

use domain::content::CourtForm;
use domain::documents::Sha256Hash;
use reqwest::Client;

use crate::{Folder, FormsError};

const TIMEOUT: Duration = Duration::from_secs(60);
/// The largest form has a tenth of it.
const LARGEST: usize = 20_000_000;

/// Takes each form from the address at which the court offers it, if it is the edition that the map knows. What went wrong, form by
/// form.
///
/// # Errors
/// Nothing can be fetched, or nothing can be written.
pub async fn fetch(forms: &[CourtForm], to: &Folder) -> Result<Vec<FormsError>, FormsError> {
    let client = client().map_err(|error| FormsError::Fetch("the court’s site".into(), error.to_string()))?;
    let mut errors = Vec::new();
    for form in forms {
        match download(&client, form).await {
            Ok(file) => to.write(form, &file)?,
            Err(reason) => errors.push(FormsError::Fetch(form.id.clone(), reason)),
        }
    }
    Ok(errors)
}

fn client() -> Result<Client, String> {
    // Whoever comes second finds it done.
    rustls::crypto::ring::default_provider().install_default().ok();
    let roots = rustls::RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let trust = rustls::ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let client = Client::builder().timeout(TIMEOUT).tls_backend_preconfigured(trust);
    client.build().map_err(|error| error.to_string())
}

async fn download(client: &Client, form: &CourtForm) -> Result<Vec<u8>, String> {
    let address = form.edition.address.as_ref();
    let address = address.ok_or("its address at the court is not known: install it from a folder")?;
    let answer = client.get(address).send().await.and_then(reqwest::Response::error_for_status);
    let mut answer = answer.map_err(|error| error.to_string())?;
    let mut file = Vec::new();
    while let Some(part) = answer.chunk().await.map_err(|error| error.to_string())? {
        file.extend_from_slice(&part);
        if file.len() > LARGEST {
            return Err("the file is too large for a form".to_string());
        }
    }
    let digits = Sha256Hash::of(&file).to_string();
    let is_known = digits == form.edition.sha256;
    is_known
        .then_some(file)
        .ok_or_else(|| format!("the court’s file is another edition: its SHA-256 is {digits}"))
}
