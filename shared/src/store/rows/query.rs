//! Queries that are read to their end.

use crate::ports::PortError;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::error::failed;
use super::item::Item;

/// All items of a query, whatever the number of its pages.
pub(in crate::store) async fn every(request: QueryFluentBuilder) -> Result<Vec<Item>, PortError> {
    let mut pages = request.into_paginator().items().send();
    let mut items = Vec::new();
    while let Some(found) = pages.next().await {
        items.push(Item(found.map_err(failed)?));
    }
    Ok(items)
}
