//! What all requests share.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::Settings;
use crate::controls::TestControls;
use crate::delivery::{Attempt, Delivery};
use crate::plain_http;
use crate::store::{Change, Store};

const ATTEMPTS_KEPT: usize = 1000;

/// The running emulator.
#[derive(Debug)]
pub(crate) struct App {
    /// Its own address.
    pub(crate) base: String,
    /// The client that delivers webhooks.
    pub(crate) http: reqwest::Client,
    store: Mutex<Store>,
    controls: Mutex<TestControls>,
    attempts: Mutex<VecDeque<Attempt>>,
    outbox: UnboundedSender<Delivery>,
}

impl App {
    /// Opens the state; the receiver yields the webhooks to deliver, old ones first.
    pub(crate) fn open(
        address: SocketAddr,
        settings: Settings,
    ) -> io::Result<(Self, UnboundedReceiver<Delivery>)> {
        let controls = Mutex::new(TestControls::new(&settings)?);
        let store = Store::open(settings.state.as_deref())?;
        let (outbox, deliveries) = unbounded_channel();
        let app = Self {
            base: format!("http://{address}"),
            http: client().map_err(io::Error::other)?,
            controls,
            attempts: Mutex::default(),
            outbox,
            store: Mutex::new(store),
        };
        app.send_off(app.store().state.pending());
        Ok((app, deliveries))
    }

    /// The store, for one call at a time.
    pub(crate) fn store(&self) -> MutexGuard<'_, Store> {
        lock(&self.store)
    }

    /// The test controls.
    pub(crate) fn controls(&self) -> MutexGuard<'_, TestControls> {
        lock(&self.controls)
    }

    /// What was tried to deliver, oldest first.
    pub(crate) fn attempts(&self) -> MutexGuard<'_, VecDeque<Attempt>> {
        lock(&self.attempts)
    }

    /// Commits the changes of a call and sets out with its webhooks.
    pub(crate) fn commit(&self, store: &mut Store, changes: Vec<Change>) -> io::Result<()> {
        let new: Vec<Delivery> = changes.iter().filter_map(pending).cloned().collect();
        store.commit(changes)?;
        self.send_off(&new);
        Ok(())
    }

    /// Notes an attempt; only the latest thousand are kept.
    pub(crate) fn note(&self, attempt: Attempt) {
        let mut attempts = self.attempts();
        if attempts.len() == ATTEMPTS_KEPT {
            attempts.pop_front();
        }
        attempts.push_back(attempt);
    }

    fn send_off<'a>(&self, deliveries: impl IntoIterator<Item = &'a Delivery>) {
        for delivery in deliveries {
            // Without a receiver the emulator is stopping; the journal still has the delivery.
            self.outbox.send(delivery.clone()).ok();
        }
    }
}

fn pending(change: &Change) -> Option<&Delivery> {
    match change {
        Change::Pending(delivery) => Some(delivery),
        _ => None,
    }
}

/// Webhooks go out by plain HTTP.
fn client() -> reqwest::Result<reqwest::Client> {
    plain_http().redirect(reqwest::redirect::Policy::none()).timeout(Duration::from_secs(10)).build()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
