//! Each opening of a link is noted before anything is handed out.

use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, TransactWriteItem, Update};
use domain::documents::share_link::MOST_OPENINGS;
use domain::ids::{DocumentId, UserId};

use super::ShareLinks;
use super::rows::{link_key, times};
use crate::backoff;
use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{attempt, failed, owner_key, sort_key};
use crate::store::tables::Tables;

/// How many times an opening is noted that another one gets in the way of.
const TRIES: u32 = 8;

/// Where in the transaction of an opening the document is, and the link.
const DOCUMENT: usize = 0;
const LINK: usize = 1;

/// A link opens nothing once its document is gone, and hands out no final paper while there is no money for it: it was refunded,
/// or its payment is disputed.
pub(super) fn document_is_there(
    tables: &Tables,
    (owner, id): (&UserId, DocumentId),
    is_draft: bool,
) -> Result<TransactWriteItem, PortError> {
    let check = ConditionCheck::builder()
        .table_name(&tables.main)
        .key("pk", AttributeValue::S(owner_key(owner)))
        .key("sk", AttributeValue::S(sort_key(id)))
        .expression_attribute_values(":now", AttributeValue::N(clock::now().as_second().to_string()));
    let check = if is_draft {
        check.condition_expression(NOT_OVER)
    } else {
        check
            .condition_expression(format!("{NOT_OVER} AND #status = :paid AND on_hold = :no"))
            .expression_attribute_names("#status", "status")
            .expression_attribute_values(":paid", AttributeValue::S("paid".into()))
            .expression_attribute_values(":no", AttributeValue::Bool(false))
    };
    Ok(TransactWriteItem::builder().condition_check(check.build().map_err(failed)?).build())
}

const NOT_OVER: &str = "attribute_exists(pk) AND (attribute_not_exists(expires) OR expires > :now)";

impl ShareLinks {
    /// Whether the link may be opened once more.
    pub(super) async fn note_opening(
        &self,
        (owner, document): (&UserId, DocumentId),
        id: &str,
        is_draft: bool,
    ) -> Result<bool, PortError> {
        for turn in 0..TRIES {
            let writes = vec![
                document_is_there(&self.0, (owner, document), is_draft)?,
                self.opening(owner, document, id)?,
            ];
            match attempt(&self.0.client, writes).await? {
                Ok(()) => return Ok(true),
                Err(lost) if lost.condition(DOCUMENT) || lost.condition(LINK) => return Ok(false),
                Err(_) => backoff::short(turn).await,
            }
        }
        Err(PortError::Conflict)
    }

    fn opening(
        &self,
        owner: &UserId,
        document: DocumentId,
        id: &str,
    ) -> Result<TransactWriteItem, PortError> {
        let update = Update::builder()
            .table_name(&self.0.main)
            .key("pk", AttributeValue::S(owner_key(owner)))
            .key("sk", AttributeValue::S(link_key(document, id)))
            .update_expression("SET openings = list_append(openings, :now)")
            .condition_expression("attribute_exists(pk) AND size(openings) < :most")
            .expression_attribute_values(":now", times(&[clock::now()]))
            .expression_attribute_values(":most", AttributeValue::N(MOST_OPENINGS.to_string()));
        Ok(TransactWriteItem::builder().update(update.build().map_err(failed)?).build())
    }
}
