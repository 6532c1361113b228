//! What went wrong at DynamoDB.

use crate::ports::PortError;
use aws_sdk_dynamodb::error::DisplayErrorContext;

/// A failure of DynamoDB.
pub(in crate::store) fn failed(error: impl Into<aws_sdk_dynamodb::Error>) -> PortError {
    match error.into() {
        aws_sdk_dynamodb::Error::ConditionalCheckFailedException(_)
        | aws_sdk_dynamodb::Error::TransactionConflictException(_) => PortError::Conflict,
        error => PortError::unavailable("DynamoDB", DisplayErrorContext(&error).to_string()),
    }
}
