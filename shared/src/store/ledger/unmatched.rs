//! `UNMATCHED` / `<payment>`: money that no order asked for, or that does not fit.

use crate::clock;
use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{Item, put, put_new};
use domain::money::Cents;

use super::Ledger;
use super::events;
use super::records::UnmatchedPayment;

pub(super) fn unmatched_row(unmatched: &UnmatchedPayment) -> Result<Item, PortError> {
    let item = Item::keyed("UNMATCHED", &unmatched.payment).number("amount", unmatched.amount.0);
    item.text("unmatched_at", clock::now().to_string()).json("why", &unmatched.why)
}

impl Ledger {
    /// Notes money that no order asked for, with the event that told and the mail about it, once.
    pub async fn keep_unmatched(
        &self,
        unmatched: &UnmatchedPayment,
        event: Option<&str>,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = vec![put_new(&self.0.ledger, unmatched_row(unmatched)?)?];
        writes.extend(event.map(|event| put(&self.0.ledger, events::row(event))).transpose()?);
        writes.extend(mail::writes(&self.0, outbox_messages).await?);
        match self.0.write(writes).await {
            Err(PortError::Conflict) => {
                // It is there already, or another transaction was on its way to put it there.
                let found =
                    self.0.find(&self.0.ledger, "UNMATCHED".to_string(), unmatched.payment.as_str()).await?;
                found.ok_or(PortError::Conflict)?;
                if let Some(event) = event {
                    self.note_event(event).await?;
                }
                Ok(())
            }
            result => result,
        }
    }

    /// Money that a person has to look at.
    pub async fn unmatched(&self) -> Result<Vec<UnmatchedPayment>, PortError> {
        let rows = self.0.all(&self.0.ledger, "UNMATCHED".to_string()).await?;
        let unmatched = |row: &Item| {
            Ok(UnmatchedPayment {
                payment: row.read_text("sk")?,
                amount: Cents(row.read_number("amount")?),
                why: row.read_json("why")?,
            })
        };
        rows.iter().map(unmatched).collect()
    }

    /// Takes money off that list.
    pub async fn delete_unmatched(&self, payment: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.ledger, "UNMATCHED", payment).await
    }
}
