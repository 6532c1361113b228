//! Functions that a clock or another event calls, and no client: what they answer is for the log.

use lambda_http::lambda_runtime::{self, LambdaEvent, service_fn};
use serde::Serialize;
use serde_json::{Value, json};

use crate::http::kit;
use crate::ports::PortError;

/// Does a piece of work with each event that AWS Lambda brings, until the runtime ends it. A failure is an error of the
/// function: the clock calls again, and another event comes again.
///
/// # Errors
/// When the Lambda runtime cannot be reached.
pub async fn serve<T, F>(work: impl Fn(Value) -> F) -> Result<(), lambda_http::Error>
where
    T: Serialize,
    F: Future<Output = Result<T, PortError>>,
{
    kit::log();
    let handle = |event: LambdaEvent<Value>| async {
        let report = json!({"done": work(event.payload).await?});
        tracing::info!(%report, "scheduled work");
        Ok::<Value, lambda_http::Error>(report)
    };
    lambda_runtime::run(service_fn(handle)).await
}
