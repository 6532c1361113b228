//! Stripe's form encoding: `a[b][c]=d` and `a[]=b`.

use serde_json::Value;

use crate::error_response::StripeErrorResponse;
use crate::ids::Object;

const DEEPEST: usize = 6;

/// The parameters of a call, all of them text or groups of text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Params(pub(crate) Object);

impl Params {
    /// Reads a query string or a form body.
    pub(crate) fn parse(text: &[u8]) -> Result<Self, StripeErrorResponse> {
        let mut found = Object::new();
        for (name, value) in form_urlencoded::parse(text) {
            let path: Vec<&str> = name.split('[').map(|part| part.trim_end_matches(']')).collect();
            if path.len() > DEEPEST {
                return Err(StripeErrorResponse::invalid("Parameters are nested too deeply.").param(&name));
            }
            insert(&mut found, &path, value.into_owned())?;
        }
        Ok(Self(found))
    }

    /// Refuses any parameter outside `known`.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), StripeErrorResponse> {
        let stranger = self.0.keys().find(|name| !known.contains(&name.as_str()));
        stranger.map_or(Ok(()), |name| {
            Err(StripeErrorResponse::invalid(format!("Received unknown parameter: {name}"))
                .code("parameter_unknown")
                .param(name))
        })
    }

    /// The text of a parameter that was sent, even if empty.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).and_then(Value::as_str)
    }

    /// The text of a parameter that was sent and is not empty.
    pub(crate) fn filled(&self, name: &str) -> Option<&str> {
        self.text(name).filter(|text| !text.is_empty())
    }

    /// The text of a parameter the call cannot do without.
    pub(crate) fn required(&self, name: &str) -> Result<&str, StripeErrorResponse> {
        self.filled(name).ok_or_else(|| {
            StripeErrorResponse::invalid(format!("Missing required param: {name}."))
                .code("parameter_missing")
                .param(name)
        })
    }

    /// True when the parameter says so.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.text(name) == Some("true")
    }

    /// A parameter that can only be true or false.
    pub(crate) fn boolean(&self, name: &str) -> Result<Option<bool>, StripeErrorResponse> {
        let Some(value) = self.0.get(name) else { return Ok(None) };
        let flag = value.as_str().and_then(|text| text.parse().ok());
        flag.map(Some).ok_or_else(|| {
            let text = value.as_str().unwrap_or_default();
            StripeErrorResponse::invalid(format!("Invalid boolean: {text}")).param(name)
        })
    }

    /// A whole number.
    pub(crate) fn integer(&self, name: &str) -> Result<Option<i64>, StripeErrorResponse> {
        let Some(value) = self.0.get(name) else { return Ok(None) };
        let number = value.as_str().and_then(|text| text.parse().ok());
        number.map(Some).ok_or_else(|| {
            let text = value.as_str().unwrap_or_default();
            StripeErrorResponse::invalid(format!("Invalid integer: {text}"))
                .code("parameter_invalid_integer")
                .param(name)
        })
    }

    /// The parameters inside `name[…]`.
    pub(crate) fn group(&self, name: &str) -> Option<Self> {
        self.0.get(name).and_then(Value::as_object).cloned().map(Self)
    }

    /// The values of `name[]`, in the order sent.
    pub(crate) fn list(&self, name: &str) -> Vec<String> {
        let mut numbered: Vec<_> = self.group(name).unwrap_or_default().0.into_iter().collect();
        numbered.sort_by_key(|(index, _)| index.parse().unwrap_or(usize::MAX));
        numbered.into_iter().filter_map(|(_, value)| value.as_str().map(Into::into)).collect()
    }

    /// A copy of the value as stored in a resource: empty text clears a field.
    pub(crate) fn stored(&self, name: &str) -> Option<Value> {
        let value = self.0.get(name)?;
        Some(if value.as_str() == Some("") { Value::Null } else { value.clone() })
    }
}

fn insert(group: &mut Object, path: &[&str], value: String) -> Result<(), StripeErrorResponse> {
    let Some((first, rest)) = path.split_first() else { return Ok(()) };
    let name = if first.is_empty() { group.len().to_string() } else { (*first).to_owned() };
    if rest.is_empty() {
        group.insert(name, value.into());
        return Ok(());
    }
    match group.entry(&name).or_insert_with(|| Object::new().into()) {
        Value::Object(inner) => insert(inner, rest, value),
        _ => Err(StripeErrorResponse::invalid(format!("Invalid object: {name}")).param(&name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Value {
        Value::Object(Params::parse(text.as_bytes()).unwrap().0)
    }

    #[test]
    fn brackets_nest_and_number_themselves() {
        let found = parsed("card[number]=42&card[cvc]=1&expand[]=a&expand[]=b&name=A%20B+C");
        let wanted = serde_json::json!({
            "card": { "number": "42", "cvc": "1" }, "expand": { "0": "a", "1": "b" }, "name": "A B C",
        });
        assert_eq!(found, wanted);
    }

    #[test]
    fn a_name_cannot_be_text_and_group_at_once() {
        assert!(Params::parse(b"a=1&a[b]=2").is_err());
    }

    #[test]
    fn endless_nesting_is_refused() {
        assert!(Params::parse("a[b][c][d][e][f][g]=1".as_bytes()).is_err());
    }
}
