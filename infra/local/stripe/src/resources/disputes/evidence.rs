//! What the merchant has to say.

use serde_json::Value;

use super::{Dispute, Status};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;

impl Dispute {
    /// Keeps the evidence of a call; true when it goes to the bank.
    pub(super) fn hear(&mut self, params: &Params) -> Result<bool, StripeErrorResponse> {
        let submit = params.boolean("submit")?;
        let told = params.group("evidence").unwrap_or_default();
        let known: Vec<&str> = self
            .evidence
            .iter()
            .filter(|(_, value)| !value.is_object())
            .map(|(name, _)| name.as_str())
            .collect();
        told.only(&known)?;
        for name in told.0.keys() {
            let text = told
                .text(name)
                .ok_or_else(|| StripeErrorResponse::invalid("Evidence is text.").param(name))?;
            self.evidence.insert(name.clone(), if text.is_empty() { Value::Null } else { text.into() });
        }
        self.evidence_details.has_evidence = self.evidence.values().any(Value::is_string);
        let submitted = submit.unwrap_or(!told.0.is_empty()) && self.evidence_details.has_evidence;
        if submitted {
            self.submit();
        }
        Ok(submitted)
    }

    fn submit(&mut self) {
        self.evidence_details.submission_count += 1;
        self.status = if self.is_inquiry() { Status::WarningUnderReview } else { Status::UnderReview };
    }
}
