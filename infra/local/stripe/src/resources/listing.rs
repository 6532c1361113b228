//! Lists: newest first, a page at a time.

use std::ops::RangeInclusive;

use serde_json::{Value, json};

use super::Resource;
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::store::Transaction;

const PAGING: &[&str] = &["limit", "starting_after", "ending_before", "created"];

/// Lists resources whose fields equal the parameters named in `filters`.
pub(super) fn list<R: Resource>(
    tx: &Transaction<'_>,
    params: &Params,
    filters: &[&str],
) -> Result<Value, StripeErrorResponse> {
    let given: Vec<_> = filters.iter().filter_map(|field| Some((*field, params.text(field)?))).collect();
    list_where::<R>(tx, params, filters, |object| given.iter().all(|(field, text)| object[*field] == *text))
}

/// Lists resources by a rule that is made of the parameters named in `known`.
pub(super) fn list_where<R: Resource>(
    tx: &Transaction<'_>,
    params: &Params,
    known: &[&str],
    fits: impl Fn(&Value) -> bool,
) -> Result<Value, StripeErrorResponse> {
    params.only(&[PAGING, known].concat())?;
    let time = created(params)?;
    let accepts =
        |object: &Value| object["created"].as_i64().is_some_and(|at| time.contains(&at)) && fits(object);
    let all: Vec<&Value> = tx.committed().newest_first(R::KIND).collect();
    let (page, has_more) = page(all, accepts, params, R::KIND)?;
    Ok(json!({ "object": "list", "url": format!("/v1/{}s", R::KIND), "has_more": has_more, "data": page }))
}

/// Reads the time in which a resource has to be created.
fn created(params: &Params) -> Result<RangeInclusive<i64>, StripeErrorResponse> {
    let created = params.group("created").unwrap_or_default();
    created.only(&["gt", "gte", "lt", "lte"])?;
    let exactly = if params.text("created").is_some() { params.integer("created")? } else { None };
    let after = created.integer("gt")?.map(|time| time.saturating_add(1));
    let before = created.integer("lt")?.map(|time| time.saturating_sub(1));
    let since = exactly.or(created.integer("gte")?).or(after).unwrap_or(i64::MIN);
    let until = exactly.or(created.integer("lte")?).or(before).unwrap_or(i64::MAX);
    Ok(since..=until)
}

/// Cuts a page out of all objects; a cursor need not itself pass the filter.
fn page<'a>(
    all: Vec<&'a Value>,
    accepts: impl Fn(&Value) -> bool,
    params: &Params,
    kind: &str,
) -> Result<(Vec<&'a Value>, bool), StripeErrorResponse> {
    let limit = limit(params)?;
    let place = |id: &str| {
        all.iter().position(|object| object["id"] == id).ok_or_else(|| StripeErrorResponse::missing(kind, id))
    };
    if let Some(id) = params.filled("ending_before") {
        let mut page: Vec<_> = all[..place(id)?].iter().copied().filter(|o| accepts(o)).collect();
        let surplus = page.len().saturating_sub(limit);
        return Ok((page.split_off(surplus), surplus > 0));
    }
    let start = params.filled("starting_after").map(place).transpose()?.map_or(0, |place| place + 1);
    let mut page: Vec<_> = all[start..].iter().copied().filter(|o| accepts(o)).take(limit + 1).collect();
    let has_more = page.len() > limit;
    page.truncate(limit);
    Ok((page, has_more))
}

fn limit(params: &Params) -> Result<usize, StripeErrorResponse> {
    let limit = params.integer("limit")?.unwrap_or(10);
    match usize::try_from(limit) {
        Ok(limit @ 1..=100) => Ok(limit),
        _ => Err(StripeErrorResponse::invalid("limit must be between 1 and 100").param("limit")),
    }
}
