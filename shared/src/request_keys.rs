//! Keys, kept for the length of one request: a person's documents, their disclosures and their PDFs then cost one call to
//! the key service, however many they are, and nothing of it outlives the request.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::OnceCell;
use zeroize::Zeroizing;

/// A key that encrypts data, in the clear and as the key service wrapped it. The clear one is wiped from memory when it is
/// dropped.
#[derive(Clone)]
pub struct DataKey {
    /// The key itself, for AES-256.
    pub plain: Zeroizing<[u8; 32]>,
    /// The key as it may be stored.
    pub wrapped: Vec<u8>,
}

/// The place of a person's key: empty until the first part of the request that needs the key has fetched it.
pub type PersonKey = Arc<OnceCell<DataKey>>;

#[derive(Default)]
struct RequestKeys {
    keys: RefCell<BTreeMap<String, DataKey>>,
    people: RefCell<BTreeMap<String, PersonKey>>,
}

tokio::task_local! {
    static KEYS: RequestKeys;
}

/// Runs a request with keys of its own. The request lies on the heap: it is the largest thing that anything waits for, and
/// on the stack it would be copied at each level.
pub async fn scope<F: Future>(request: F) -> F::Output {
    KEYS.scope(RequestKeys::default(), Box::pin(request)).await
}

/// The key that this request has used for a context, if any.
#[must_use]
pub fn kept(context: &str) -> Option<DataKey> {
    KEYS.try_with(|ring| ring.keys.borrow().get(context).cloned()).ok().flatten()
}

/// Keeps a key until the request ends.
pub fn keep(context: &str, key: &DataKey) {
    KEYS.try_with(|ring| ring.keys.borrow_mut().insert(context.to_string(), key.clone())).ok();
}

/// The place of a person's key in this request. Parts of a request that run at the same time wait here for one fetch. Outside
/// of a request each call has a place of its own.
#[must_use]
pub fn of_person(owner: &str) -> PersonKey {
    let place = |ring: &RequestKeys| ring.people.borrow_mut().entry(owner.to_string()).or_default().clone();
    KEYS.try_with(place).unwrap_or_default()
}
