//! The view one API call has of the store: its own changes over the committed state.

use serde_json::{Value, json};

use super::{Change, State};
use crate::delivery::Delivery;
use crate::error_response::StripeErrorResponse;
use crate::event::{Event, previous};
use crate::ids;
use crate::pattern::matches;
use crate::resource::Resource;

/// The call that events name as their cause.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origin {
    /// The request id, unless no call is the cause.
    pub(crate) request: Option<String>,
    /// The idempotency key, if one was sent.
    pub(crate) idempotency_key: Option<String>,
    /// The emulator's own address.
    pub(crate) base: String,
}

/// How events become webhooks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Policy {
    /// Events to deliver nowhere, such as `charge.*`.
    pub(crate) drop: Vec<String>,
    /// How often each event is delivered.
    pub(crate) copies: u32,
    /// How long after the call.
    pub(crate) delay_ms: i64,
}

/// The changes of one call, made all together or not at all.
#[derive(Debug)]
pub(crate) struct Transaction<'a> {
    state: &'a State,
    policy: Policy,
    /// The call that is being answered.
    pub(crate) origin: Origin,
    changes: Vec<Change>,
}

impl<'a> Transaction<'a> {
    /// Begins with no changes.
    pub(crate) fn begin(state: &'a State, policy: Policy, origin: Origin) -> Self {
        Self { state, policy, origin, changes: Vec::new() }
    }

    /// What is to be committed.
    pub(crate) fn finish(self) -> Vec<Change> {
        self.changes
    }

    /// The committed state, without this call's changes.
    pub(crate) fn committed(&self) -> &'a State {
        self.state
    }

    /// A resource as this call sees it.
    pub(crate) fn find(&self, id: &str) -> Option<&Value> {
        let own = self.changes.iter().rev().find_map(|change| match change {
            Change::Put(object) if object["id"] == id => Some(object),
            _ => None,
        });
        own.or_else(|| self.state.find(id))
    }

    /// A resource of a certain kind, or 404.
    pub(crate) fn get<R: Resource>(&self, id: &str) -> Result<R, StripeErrorResponse> {
        let found = self.find(id).filter(|object| object["object"] == R::KIND);
        let object = found.ok_or_else(|| StripeErrorResponse::missing(R::KIND, id))?;
        serde_json::from_value(object.clone()).map_err(StripeErrorResponse::internal)
    }

    /// Keeps a resource and answers it as JSON.
    pub(crate) fn put<R: Resource>(&mut self, resource: &R) -> Result<Value, StripeErrorResponse> {
        let object = serde_json::to_value(resource).map_err(StripeErrorResponse::internal)?;
        self.changes.push(Change::Put(object.clone()));
        Ok(object)
    }

    /// Records an event about a resource and schedules its webhooks.
    pub(crate) fn emit(&mut self, kind: &str, about: &impl Resource) -> Result<(), StripeErrorResponse> {
        let object = serde_json::to_value(about).map_err(StripeErrorResponse::internal)?;
        self.record(kind, json!({ "object": object }))
    }

    /// Records an event that also tells what fields were before.
    pub(crate) fn emit_change<R: Resource>(
        &mut self,
        kind: &str,
        before: &R,
        about: &R,
    ) -> Result<(), StripeErrorResponse> {
        let object = serde_json::to_value(about).map_err(StripeErrorResponse::internal)?;
        let old = serde_json::to_value(before).map_err(StripeErrorResponse::internal)?;
        self.record(kind, json!({ "previous_attributes": previous(&old, &object), "object": object }))
    }

    fn record(&mut self, kind: &str, data: Value) -> Result<(), StripeErrorResponse> {
        let mut event = Event::blank()?;
        kind.clone_into(&mut event.kind);
        event.data = data;
        event.request = json!({ "id": self.origin.request, "idempotency_key": self.origin.idempotency_key });
        event.pending_webhooks = u32::from(self.policy.copies > 0);
        self.put(&event)?;
        self.schedule(&event)
    }

    fn schedule(&mut self, event: &Event) -> Result<(), StripeErrorResponse> {
        if self.policy.drop.iter().any(|pattern| matches(pattern, &event.kind)) {
            return Ok(());
        }
        let due_ms = ids::milliseconds() + self.policy.delay_ms;
        for _ in 0..self.policy.copies {
            self.changes.push(Change::Pending(Delivery::new(&event.id, due_ms)?));
        }
        Ok(())
    }
}
