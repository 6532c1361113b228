//! What the API's description says of an answer: which there are, in which type, with which fields.

use std::sync::LazyLock;

use boon::{Compiler, Schemas, ValidationError};
use serde_json::Value;

use crate::routes::Route;

static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../web/src/api/openapi.json")).unwrap_or_default()
});

/// What the description is called where its schemas are looked up.
const NAME: &str = "https://coquina.example/openapi.json";

/// A described answer of a call.
pub(crate) struct Described {
    answer: &'static Value,
    /// Where it stands.
    place: String,
}

impl Described {
    /// The answer of a call with a status, where the description has one.
    pub(crate) fn of(route: &Route, status: u16) -> Option<Self> {
        let path = route.path.replace('~', "~0").replace('/', "~1");
        let place = format!("/paths/{path}/{}/responses/{status}", route.method.to_lowercase());
        Some(Self { answer: DESCRIPTION.pointer(&place)?, place })
    }

    /// The type of its body; nothing when it has none.
    pub(crate) fn content_type(&self) -> Option<&'static str> {
        self.answer["content"].as_object()?.keys().next().map(String::as_str)
    }

    /// Where a body has another shape. What stands there is a person's, so it is not said.
    pub(crate) fn faults(&self, body: &Value) -> Vec<String> {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let place = self.place.replace('{', "%7B").replace('}', "%7D");
        let added = compiler.add_resource(NAME, DESCRIPTION.clone()).map_err(|error| error.to_string());
        let schema = added.and_then(|()| {
            let address = format!("{NAME}#{place}/content/application~1json/schema");
            compiler.compile(&address, &mut schemas).map_err(|error| error.to_string())
        });
        match schema {
            Ok(schema) => schemas.validate(body, schema).err().iter().flat_map(said).collect(),
            Err(error) => vec![format!("the description is no schema: {error}")],
        }
    }
}

/// The innermost faults, which are the ones that help.
fn said(fault: &ValidationError<'_, '_>) -> Vec<String> {
    if fault.causes.is_empty() {
        let rule = fault.schema_url.rsplit('#').next().unwrap_or_default();
        return vec![format!(
            "the body is not of its schema at {:?} ({rule})",
            fault.instance_location.to_string()
        )];
    }
    fault.causes.iter().flat_map(said).collect()
}
