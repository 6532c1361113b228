//! The table of what calls use.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::fixtures::meter::Usage;

/// What a call has used, and the bytes of its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    pub(crate) usage: Usage,
    pub(crate) bytes: usize,
}

/// The costs of all calls, by method and path.
pub(crate) type Costs = BTreeMap<String, Cost>;

/// The call that has to touch everything. It goes on where it stopped when it is made again.
pub(crate) const TOUCHES_ALL: &str = "POST /api/account/delete";

/// Answers have times and ids of different lengths in them, and a PDF packs them, its code and its QR code more or less well: the
/// code is drawn at random, and its letters can add glyphs to the fonts of the file. A packet has several such files. In bytes.
pub(crate) fn tolerance(call: &str) -> usize {
    if call.contains("/packet") { 8192 } else { 2048 }
}

/// The table that is kept.
pub(crate) fn table(few: &Costs, many: &Costs) -> String {
    format!("{HEAD}{}", rows(few, many, |_, _, _| true))
}

/// The table of those calls that cost otherwise with five thousand than with a hundred. The end of an account is not in it: it
/// takes several calls.
pub(crate) fn beyond(many: &Costs, most: &Costs) -> String {
    let differs = |call: &str, one: Cost, other: Cost| {
        one.usage != other.usage || one.bytes.abs_diff(other.bytes) > tolerance(call)
    };
    format!("{BEYOND}{BEYOND_HEAD}{}", rows(many, most, differs))
}

/// A row for each call that is in both and is wanted. Bytes are in kilobytes, because times and ids have different lengths.
fn rows(few: &Costs, many: &Costs, is_wanted: impl Fn(&str, Cost, Cost) -> bool) -> String {
    let mut text = String::new();
    for (call, one) in few {
        let Some(many) = many.get(call).copied().filter(|many| is_wanted(call, *one, *many)) else {
            continue;
        };
        let both = |a: usize, b: usize| if a == b { a.to_string() } else { format!("{a} → {b}") };
        let (used, more) = (one.usage, many.usage);
        let whole = |reads: usize| if call == TOUCHES_ALL { (reads + 5) / 10 * 10 } else { reads };
        let reads = both(whole(used.reads), whole(more.reads));
        let writes = both(used.writes, more.writes);
        let (kms, stripe) = (both(used.kms, more.kms), both(used.stripe, more.stripe));
        let bytes = both(kilobytes(one.bytes), kilobytes(many.bytes));
        writeln!(text, "| `{call}` | {reads} | {writes} | {kms} | {stripe} | {bytes} |").unwrap();
    }
    text
}

/// From how many kilobytes an answer is a file, whose compressed bytes change by a few with the ids and times in it.
const FILE: usize = 64;

/// The size in kilobytes; of a file in tens.
fn kilobytes(bytes: usize) -> usize {
    let size = (bytes + 512) / 1024;
    if size < FILE { size } else { size.next_multiple_of(10) }
}

const HEAD: &str = "\
# What a call uses

Counted by the tests, with the real protocols of DynamoDB, KMS and Stripe: `COQUINA_UPDATE=1 cargo test -p local --test api
cost::calls` writes this file anew. Where a cell has one number, it is the same for a person with one stored document and one
order and for a person with a hundred of each; the arrow stands where it is not. These are the lists, which answer a page, the
export, which answers a file at a time, and the end of an account, which has to touch everything that it deletes; whether the
buyer or the webhook told of a payment first leaves a row more or less there, so that count is rounded to ten. A key looked
for in vain counts as a row read, a condition checked in a transaction as a row written. The answer is in kilobytes, from
64 on rounded up to ten.

| Call | Rows read | Rows written | KMS calls | Stripe calls | Answer |
| --- | ---: | ---: | ---: | ---: | ---: |
";

/// Where the part about five thousand begins.
pub(crate) const BEYOND: &str = "\n## Five thousand of each\n";

const BEYOND_HEAD: &str = "
Only these calls cost otherwise for a person with five thousand stored documents and orders than for a person with a hundred:
`COQUINA_STORED=5000 COQUINA_UPDATE=1` with the command above.

| Call | Rows read | Rows written | KMS calls | Stripe calls | Answer |
| --- | ---: | ---: | ---: | ---: | ---: |
";
