//! Data keys, kept for the length of one request: a document's row, its disclosure and its PDF then cost one call to
//! the key service, and nothing of it outlives the request.

use std::cell::RefCell;
use std::collections::BTreeMap;

use zeroize::Zeroizing;

/// A key that encrypts the data of one document, in the clear and as the key service wrapped it. The clear one is wiped
/// from memory when it is dropped.
#[derive(Clone)]
pub struct DataKey {
    /// The key itself, for AES-256.
    pub plain: Zeroizing<[u8; 32]>,
    /// The key as it may be stored.
    pub wrapped: Vec<u8>,
}

tokio::task_local! {
    static KEYS: RefCell<BTreeMap<String, DataKey>>;
}

/// Runs a request with a keyring of its own.
pub async fn scope<F: Future>(request: F) -> F::Output {
    KEYS.scope(RefCell::default(), request).await
}

/// The key that this request has used for a context, if any.
#[must_use]
pub fn kept(context: &str) -> Option<DataKey> {
    KEYS.try_with(|keys| keys.borrow().get(context).cloned()).ok().flatten()
}

/// Keeps a key until the request ends.
pub fn keep(context: &str, key: &DataKey) {
    KEYS.try_with(|keys| keys.borrow_mut().insert(context.to_string(), key.clone())).ok();
}
