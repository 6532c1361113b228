//! Everything the emulator remembers, in memory and in a journal on disk.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::delivery::Delivery;
use crate::idempotency::Remembered;

mod journal;
mod transaction;

pub(crate) use transaction::{Origin, Policy, Transaction};

use journal::Journal;

/// One step of what changed; a call commits all of its steps or none.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) enum Change {
    /// A resource as it now is.
    Put(Value),
    /// The answer to give again for an idempotency key.
    Remember(String, Remembered),
    /// A webhook that is still to be delivered.
    Pending(Delivery),
    /// A webhook that needs no further attempt.
    Finished(String),
    /// Everything was deleted.
    Cleared,
}

/// The current content.
#[derive(Debug, Default)]
pub(crate) struct State {
    created: Vec<Value>,
    places: HashMap<String, usize>,
    answers: BTreeMap<String, Remembered>,
    pending: BTreeMap<String, Delivery>,
}

impl State {
    /// The resource with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&Value> {
        self.places.get(id).and_then(|place| self.created.get(*place))
    }

    /// All resources of a kind, newest first.
    pub(crate) fn newest_first<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Value> {
        self.created.iter().rev().filter(move |object| object["object"] == kind)
    }

    /// The remembered answer for an idempotency key.
    pub(crate) fn answer(&self, key: &str) -> Option<&Remembered> {
        self.answers.get(key)
    }

    /// True while a delivery is due.
    pub(crate) fn is_pending(&self, delivery: &str) -> bool {
        self.pending.contains_key(delivery)
    }

    /// The webhooks still to be delivered.
    pub(crate) fn pending(&self) -> impl Iterator<Item = &Delivery> {
        self.pending.values()
    }

    fn apply(&mut self, change: Change) {
        match change {
            Change::Put(object) => self.put(object),
            Change::Remember(key, answer) => drop(self.answers.insert(key, answer)),
            Change::Pending(delivery) => drop(self.pending.insert(delivery.id.clone(), delivery)),
            Change::Finished(delivery) => drop(self.pending.remove(&delivery)),
            Change::Cleared => *self = Self::default(),
        }
    }

    fn put(&mut self, object: Value) {
        let id = object["id"].as_str().unwrap_or_default().to_owned();
        let end = self.created.len();
        let place = *self.places.entry(id).or_insert(end);
        match self.created.get_mut(place) {
            Some(slot) => *slot = object,
            None => self.created.push(object),
        }
    }

    /// The shortest list of changes that leads here.
    fn changes(&self) -> impl Iterator<Item = Change> {
        let objects = self.created.iter().cloned().map(Change::Put);
        let answers = self.answers.iter().map(|(key, answer)| Change::Remember(key.clone(), answer.clone()));
        objects.chain(answers).chain(self.pending.values().cloned().map(Change::Pending))
    }
}

/// The state together with its journal.
#[derive(Debug, Default)]
pub(crate) struct Store {
    pub(crate) state: State,
    journal: Option<Journal>,
}

impl Store {
    /// Opens the journal at `file`, or starts empty and in memory only.
    pub(crate) fn open(file: Option<&Path>) -> io::Result<Self> {
        let mut state = State::default();
        let Some(file) = file else { return Ok(Self::default()) };
        journal::read(file)?.into_iter().flatten().for_each(|change| state.apply(change));
        let journal = Journal::replace(file, state.changes())?;
        Ok(Self { state, journal: Some(journal) })
    }

    /// Writes the changes down, then makes them.
    pub(crate) fn commit(&mut self, changes: Vec<Change>) -> io::Result<()> {
        if let Some(journal) = &mut self.journal {
            journal.append(&changes)?;
        }
        changes.into_iter().for_each(|change| self.state.apply(change));
        Ok(())
    }
}
