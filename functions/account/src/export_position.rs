//! Which part of what is kept about a person a file of the export is.

use std::str::FromStr;

use domain::ids::DocumentId;
use shared::http::page;

/// Where a file starts in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StartAt<T> {
    /// With the first one.
    First,
    /// With the one after this.
    Behind(T),
    /// The files before have had all of them.
    Nowhere,
}

/// Where a file begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ExportPosition {
    pub(crate) documents: StartAt<DocumentId>,
    pub(crate) payments: StartAt<String>,
}

/// The cursor was not issued by us.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InvalidExportPosition;

impl<T> StartAt<T> {
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

impl ExportPosition {
    pub(crate) const FIRST: Self = Self { documents: StartAt::First, payments: StartAt::First };

    /// What names this file; nothing when there is nothing in it.
    pub(crate) fn cursor(&self) -> Option<String> {
        let documents = match &self.documents {
            StartAt::Behind(id) => id.to_string(),
            StartAt::First | StartAt::Nowhere => String::new(),
        };
        let payments = match &self.payments {
            StartAt::Behind(place) => page::from_key(place),
            StartAt::First | StartAt::Nowhere => String::new(),
        };
        let is_empty = documents.is_empty() && payments.is_empty();
        (!is_empty).then(|| format!("{documents}/{payments}"))
    }
}

impl FromStr for ExportPosition {
    type Err = InvalidExportPosition;

    fn from_str(text: &str) -> Result<Self, InvalidExportPosition> {
        let (documents, payments) = text.split_once('/').ok_or(InvalidExportPosition)?;
        let id = |text: &str| text.parse().map_err(|_| InvalidExportPosition);
        let documents = Some(documents).filter(|text| !text.is_empty()).map(id).transpose()?;
        let payments = Some(payments).filter(|text| !text.is_empty()).map(page::to_key);
        Ok(Self { documents: StartAt::behind(documents), payments: StartAt::behind(payments) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_stands_for_its_part() {
        let id = || StartAt::Behind(DocumentId::from_random(7));
        let place = || StartAt::Behind("2026-11-21T10:00:00.5Z#pi_1".to_string());
        for part in [
            ExportPosition { documents: id(), payments: place() },
            ExportPosition { documents: id(), payments: StartAt::Nowhere },
            ExportPosition { documents: StartAt::Nowhere, payments: place() },
        ] {
            let cursor = part.cursor().unwrap();
            assert_eq!(cursor.parse(), Ok(part), "{cursor}");
            assert!(!cursor.contains(['#', '&', '+', '%', ' ']), "{cursor} goes into an address as it is");
        }
        assert_eq!(ExportPosition { documents: StartAt::Nowhere, payments: StartAt::Nowhere }.cursor(), None);
        assert_eq!("x/".parse::<ExportPosition>(), Err(InvalidExportPosition));
        assert_eq!("7".parse::<ExportPosition>(), Err(InvalidExportPosition));
    }
}
