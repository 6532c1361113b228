//! Which part of what is kept about a person a file of the export is.

use std::str::FromStr;

use domain::ids::DocumentId;
use shared::http::page;

/// What a file begins behind in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Begin<T> {
    /// With the first one.
    First,
    /// With the one after this.
    Behind(T),
    /// The files before have had all of them.
    Nowhere,
}

/// Where a file begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) documents: Begin<DocumentId>,
    pub(crate) payments: Begin<String>,
}

/// A cursor is none of ours.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InvalidPart;

impl<T> Begin<T> {
    /// Behind this one, when there is more.
    pub(crate) fn behind(last: Option<T>) -> Self {
        last.map_or(Self::Nowhere, Self::Behind)
    }

    /// After which one to ask for more; nothing when there is no more to ask for.
    pub(crate) fn asked(self) -> Option<Option<T>> {
        match self {
            Self::First => Some(None),
            Self::Behind(last) => Some(Some(last)),
            Self::Nowhere => None,
        }
    }
}

impl Part {
    pub(crate) const FIRST: Self = Self { documents: Begin::First, payments: Begin::First };

    /// What names this file; nothing when there is nothing in it.
    pub(crate) fn cursor(&self) -> Option<String> {
        let documents = match &self.documents {
            Begin::Behind(id) => id.to_string(),
            Begin::First | Begin::Nowhere => String::new(),
        };
        let payments = match &self.payments {
            Begin::Behind(place) => page::from_key(place),
            Begin::First | Begin::Nowhere => String::new(),
        };
        let is_empty = documents.is_empty() && payments.is_empty();
        (!is_empty).then(|| format!("{documents}/{payments}"))
    }
}

impl FromStr for Part {
    type Err = InvalidPart;

    fn from_str(text: &str) -> Result<Self, InvalidPart> {
        let (documents, payments) = text.split_once('/').ok_or(InvalidPart)?;
        let id = |text: &str| text.parse().map_err(|_| InvalidPart);
        let documents = Some(documents).filter(|text| !text.is_empty()).map(id).transpose()?;
        let payments = Some(payments).filter(|text| !text.is_empty()).map(page::to_key);
        Ok(Self { documents: Begin::behind(documents), payments: Begin::behind(payments) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_stands_for_its_part() {
        let id = || Begin::Behind(DocumentId::from_random(7));
        let place = || Begin::Behind("2026-11-21T10:00:00.5Z#pi_1".to_string());
        for part in [
            Part { documents: id(), payments: place() },
            Part { documents: id(), payments: Begin::Nowhere },
            Part { documents: Begin::Nowhere, payments: place() },
        ] {
            let cursor = part.cursor().unwrap();
            assert_eq!(cursor.parse(), Ok(part), "{cursor}");
            assert!(!cursor.contains(['#', '&', '+', '%', ' ']), "{cursor} goes into an address as it is");
        }
        assert_eq!(Part { documents: Begin::Nowhere, payments: Begin::Nowhere }.cursor(), None);
        assert_eq!("x/".parse::<Part>(), Err(InvalidPart));
        assert_eq!("7".parse::<Part>(), Err(InvalidPart));
    }
}
