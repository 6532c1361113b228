//! What a caller says about a card.

use serde_json::Value;

use super::super::Resource;
use super::PaymentMethod;
use crate::cards;
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids;

const PARAMS: &[&str] = &["type", "card", "billing_details", "metadata", "allow_redisplay"];
const CARD_PARAMS: &[&str] = &["number", "exp_month", "exp_year", "cvc"];

/// Reads a card and whose it is; wrong details are refused as the bank would.
pub(super) fn read(params: &Params) -> Result<PaymentMethod, StripeErrorResponse> {
    params.only(PARAMS)?;
    if params.text("type").is_some_and(|kind| kind != "card") {
        return Err(StripeErrorResponse::invalid("The emulator only knows cards.").param("type"));
    }
    let card = params.group("card").ok_or_else(|| {
        StripeErrorResponse::invalid("Missing required param: card.").code("parameter_missing").param("card")
    })?;
    card.only(CARD_PARAMS)?;
    let number = number(&card)?;
    let (month, year) = expiry(&card)?;
    security_code(&card, cards::brand(&number))?;
    let mut method = PaymentMethod::blank()?;
    method.card.fill(&number, month, year);
    bill(&mut method.billing_details, &params.group("billing_details").unwrap_or_default())?;
    method.metadata.merge(params)?;
    Ok(method)
}

fn number(card: &Params) -> Result<String, StripeErrorResponse> {
    let digits: String = card.text("number").unwrap_or_default().split_whitespace().collect();
    if cards::is_number(&digits) {
        return Ok(digits);
    }
    Err(StripeErrorResponse::card("incorrect_number", "Your card number is incorrect.").param("number"))
}

fn expiry(card: &Params) -> Result<(i64, i64), StripeErrorResponse> {
    let month = card.integer("exp_month")?.unwrap_or_default();
    let year = match card.integer("exp_year")?.unwrap_or_default() {
        short @ 0..=99 => short + 2000,
        year => year,
    };
    if !(1..=12).contains(&month) {
        let message = "Your card's expiration month is invalid.";
        return Err(StripeErrorResponse::card("invalid_expiry_month", message).param("exp_month"));
    }
    if (year, month) < ids::year_and_month() {
        let message = "Your card's expiration year is invalid.";
        return Err(StripeErrorResponse::card("invalid_expiry_year", message).param("exp_year"));
    }
    Ok((month, year))
}

fn security_code(card: &Params, brand: &str) -> Result<(), StripeErrorResponse> {
    let code = card.text("cvc").unwrap_or_default();
    let length = if brand == "amex" { 4 } else { 3 };
    // The real API takes three digits for American Express, too.
    let fits = code.len() == length || (code.len() == 3 && brand == "amex");
    if fits && code.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(());
    }
    Err(StripeErrorResponse::card("invalid_cvc", "Your card's security code is invalid.").param("cvc"))
}

fn bill(billing: &mut Value, details: &Params) -> Result<(), StripeErrorResponse> {
    details.only(&["address", "email", "name", "phone", "tax_id"])?;
    let address = details.group("address").unwrap_or_default();
    address.only(&["city", "country", "line1", "line2", "postal_code", "state"])?;
    for field in ["email", "name", "phone", "tax_id"] {
        billing[field] = details.stored(field).unwrap_or_default();
    }
    for (field, value) in address.0 {
        billing["address"][field] = value;
    }
    Ok(())
}
