//! What a call of the function asks for.

use serde::Deserialize;
use serde_json::Value;

use super::older_documents::ReminderListing;
use crate::workflow::changed_clauses::ChangeSearch;

/// A task of the function.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case")]
pub enum Task {
    /// Finding and doing what was left undone.
    #[serde(skip)]
    Reconcile,
    /// Comparing the books.
    Audit,
    /// Finding the paid documents that print what has changed, and telling their owners.
    Changes(ChangeSearch),
    /// Listing the reminders of documents that were there before their dates were known.
    Reminders(ReminderListing),
}

impl Task {
    /// The task that an event names by `task`; the clock's own events name none and reconcile.
    ///
    /// # Errors
    /// When there is no such task, and when it is asked for in other words than it knows: a misspelt one is not left out.
    pub fn of(event: &Value) -> Result<Self, serde_json::Error> {
        match event["task"].is_null() {
            true => Ok(Self::Reconcile),
            false => serde_json::from_value(event.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::workflow::changed_clauses::Change;

    #[test]
    fn the_clocks_own_events_reconcile_and_a_task_is_named() {
        assert_eq!(Task::of(&json!({"source": "aws.events", "detail": {}})).unwrap(), Task::Reconcile);
        assert_eq!(Task::of(&json!({"task": "audit"})).unwrap(), Task::Audit);
        let listing = Task::Reminders(ReminderListing::default());
        assert_eq!(Task::of(&json!({"task": "reminders"})).unwrap(), listing);
        let event = json!({"task": "changes", "of": {"clauses": "simple-will"}});
        let of = Change::Clauses("simple-will".to_string());
        assert_eq!(Task::of(&event).unwrap(), Task::Changes(ChangeSearch { of, notify: false, from: None }));
    }

    #[test]
    fn what_is_misspelt_does_nothing() {
        for event in [
            json!({"task": "audits"}),
            json!({"task": "changes"}),
            json!({"task": "changes", "of": {"clauses": "simple-will"}, "notfy": true}),
            json!({"task": "changes", "of": {"law": {"section": "s. 61.19"}}}),
        ] {
            assert!(Task::of(&event).is_err(), "{event}");
        }
    }
}
