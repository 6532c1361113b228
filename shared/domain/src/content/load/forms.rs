//! `forms.toml`: fragments that several types use, such as a notary's certificate. Where a clause names a form, its blocks take
//! the place of the name before the clauses are read.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormsFile {
    form: Vec<Form>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    id: String,
    parameters: Vec<String>,
    block: Vec<Map<String, Value>>,
}

/// A block of a clause that names a form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FormUse {
    form: String,
    #[serde(default)]
    with: BTreeMap<String, String>,
    when: Option<Value>,
}

impl FormsFile {
    /// Puts the forms into the sections and the cover of clauses as they stand in their file. What is wrong with a use.
    pub(super) fn fill_in(&self, clauses: &mut Value) -> Vec<String> {
        let mut problems = Vec::new();
        for part in ["section", "cover"] {
            let parts = clauses.get_mut(part).and_then(Value::as_array_mut);
            let blocks = parts.into_iter().flatten().filter_map(|part| part.get_mut("block")?.as_array_mut());
            for blocks in blocks {
                let filled = std::mem::take(blocks).into_iter().flat_map(|block| match self.blocks(block) {
                    Ok(blocks) => blocks,
                    Err(problem) => {
                        problems.push(problem);
                        Vec::new()
                    }
                });
                *blocks = filled.collect();
            }
        }
        problems
    }

    /// A form becomes the blocks of which it consists, everything else stays as it is.
    fn blocks(&self, mut block: Value) -> Result<Vec<Value>, String> {
        if block["kind"] != "form" {
            return Ok(vec![block]);
        }
        block.as_object_mut().map(|fields| fields.remove("kind"));
        let used: FormUse = serde_json::from_value(block).map_err(|error| format!("a form: {error}"))?;
        let form = self.form.iter().find(|form| form.id == used.form);
        let form = form.ok_or_else(|| format!("there is no form {:?}", used.form))?;
        if !form.parameters.iter().eq(used.with.keys()) {
            return Err(format!("the form {:?} takes exactly {:?}", form.id, form.parameters));
        }
        if form.block.iter().any(|block| block.get("kind") == Some(&json!("form"))) {
            return Err(format!("the form {:?} uses a form", form.id));
        }
        Ok(form.block.iter().map(|block| used.filled(block)).collect())
    }
}

impl FormUse {
    /// A block of the form with the parameters filled in, printed when the form is.
    fn filled(&self, block: &Map<String, Value>) -> Value {
        let mut block = replaced(&Value::Object(block.clone()), &self.with);
        let all: Vec<Value> = self.when.iter().chain(block.get("when")).cloned().collect();
        match all.as_slice() {
            [] => {}
            [one] => block["when"] = one.clone(),
            _ => block["when"] = json!({ "all": all }),
        }
        block
    }
}

/// The value with `{parameter}` replaced in every string.
pub(super) fn replaced(value: &Value, with: &BTreeMap<String, String>) -> Value {
    match value {
        Value::String(text) => {
            let put =
                |text: String, (name, given): (&String, &String)| text.replace(&format!("{{{name}}}"), given);
            Value::String(with.iter().fold(text.clone(), put))
        }
        Value::Array(values) => values.iter().map(|value| replaced(value, with)).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(key, value)| (key.clone(), replaced(value, with))).collect()
        }
        other => other.clone(),
    }
}
