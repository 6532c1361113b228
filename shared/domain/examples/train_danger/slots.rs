//! Places in an example that several words can fill: `shared/content/danger/slots.txt`.

use std::collections::BTreeMap;
use std::error::Error;

/// An example with places stands for so many sentences.
const VARIANTS: u64 = 10;

/// The words that can fill a place.
pub(crate) struct Slots(BTreeMap<String, Vec<String>>);

impl Slots {
    pub(crate) fn read(text: &str) -> Result<Self, Box<dyn Error>> {
        let line = |line: &str| {
            let (name, words) = line.split_once(':').ok_or_else(|| format!("{line:?} names no place"))?;
            Ok((name.to_string(), words.split('|').map(|word| word.trim().to_string()).collect()))
        };
        Ok(Self(text.lines().map(line).collect::<Result<_, Box<dyn Error>>>()?))
    }

    /// The sentence with its places filled, in several ways. The same sentence is always filled in the same ways.
    pub(crate) fn variants(&self, line: &str) -> Result<Vec<String>, Box<dyn Error>> {
        if !line.contains('{') {
            return Ok(vec![line.to_string()]);
        }
        let mut seed =
            line.bytes().fold(7_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
        (0..VARIANTS).map(|_| self.filled(line, &mut seed)).collect()
    }

    fn filled(&self, line: &str, seed: &mut u64) -> Result<String, Box<dyn Error>> {
        let mut text = line.to_string();
        while let Some((before, rest)) = text.split_once('{') {
            let (name, after) = rest.split_once('}').ok_or_else(|| format!("{line:?} has an open place"))?;
            let words = self.0.get(name).ok_or_else(|| format!("there is no place {name:?}"))?;
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let at = usize::try_from((*seed >> 33) % words.len() as u64)?;
            text = format!("{before}{}{after}", words[at]);
        }
        Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}
