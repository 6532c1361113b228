//! Where a source can be read: the official text where it has an address, else the law page of the document type.

use crate::content::citation::Citation;
use crate::content::template::Clause;
use crate::content::{Catalog, DocumentType};

/// The address of a source that is cited about a type of document. `site` is where the site is: scheme, host and port.
///
/// Sections of the Florida Statutes have an address at the legislature, by the edition that the catalog names. What is an
/// address already, such as a clerk's site, stays as it is.
#[must_use]
pub fn address(catalog: &Catalog, document_type: &DocumentType, cite: &str, site: &str) -> String {
    let on_our_page = || format!("{site}/law/{}{}", document_type.slug, anchor(document_type, cite));
    catalog.published_at(cite).unwrap_or_else(on_our_page)
}

impl Catalog {
    /// The address at which a source is published, where it has one.
    #[must_use]
    pub fn published_at(&self, cite: &str) -> Option<String> {
        match cite.starts_with("https://") {
            true => Some(cite.to_string()),
            false => section(cite).map(|section| format!("{}/{section}", self.statutes)),
        }
    }

    /// Whether two citations are of one text: the same, or parts of one section.
    #[must_use]
    pub fn is_same_source(&self, cite: &str, other: &str) -> bool {
        let published = self.published_at(cite);
        cite == other || (published.is_some() && published == self.published_at(other))
    }

    /// The clauses that rest on a source, each as its type's folder and its id.
    #[must_use]
    pub fn clauses_resting_on(&self, cite: &str) -> Vec<(&str, &str)> {
        let rests = |clause: &&Clause| clause.law.iter().any(|law| self.overlap(&law.cite, cite));
        let mut found = Vec::new();
        for document_type in &self.document_types {
            let clauses = document_type.template.iter().flat_map(|template| &template.clauses);
            let resting = clauses.filter(rests);
            found.extend(resting.map(|clause| (document_type.slug.as_str(), clause.id.as_str())));
        }
        found
    }
}

/// The section of the statutes that is cited: "732.502" in "s. 732.502(1)(a)".
fn section(cite: &str) -> Option<&str> {
    let number = cite.strip_prefix("s. ").or_else(|| cite.strip_prefix("ss. "))?;
    let end = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
    let number = number[..end].trim_end_matches('.');
    number.contains('.').then_some(number)
}

/// The place on the law page where the source is named first: a clause, or something that is looked for in answers.
fn anchor(document_type: &DocumentType, cite: &str) -> String {
    let names = |law: &[Citation]| law.iter().any(|source| source.cite == cite);
    let clauses = document_type.template.iter().flat_map(|template| &template.clauses);
    let clause =
        clauses.filter(|clause: &&Clause| names(&clause.law)).map(|clause| clause.id.as_str()).next();
    let finding =
        || document_type.findings.iter().find(|rule| names(&rule.law)).map(|rule| rule.code.as_str());
    clause.or_else(finding).map(|id| format!("#{id}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(cite: &str) -> String {
        let catalog = Catalog::embedded().unwrap();
        let divorce = catalog.document_type("uncontestedDivorce").unwrap();
        address(catalog, divorce, cite, "https://coquina.example")
    }

    #[test]
    fn a_section_of_the_statutes_leads_to_the_legislature() {
        for cite in ["s. 61.13", "s. 61.13(1)(a)", "s. 61.13, Fla. Stat.", "ss. 61.13 and 61.30"] {
            assert_eq!(cited(cite), "https://www.flsenate.gov/Laws/Statutes/2025/61.13", "{cite}");
        }
    }

    #[test]
    fn what_has_no_official_address_leads_to_where_our_law_page_names_it() {
        let catalog = Catalog::embedded().unwrap();
        let divorce = catalog.document_type("uncontestedDivorce").unwrap();
        let clauses = &divorce.template.as_ref().unwrap().clauses;
        let rule = |source: &&Citation| source.cite.starts_with("Rule");
        let (clause, source) =
            clauses.iter().find_map(|clause| Some((clause, clause.law.iter().find(rule)?))).unwrap();
        let wanted = format!("https://coquina.example/law/uncontested-divorce#{}", clause.id);
        assert_eq!(cited(&source.cite), wanted);
        assert_eq!(cited("Something else"), "https://coquina.example/law/uncontested-divorce");
    }

    #[test]
    fn a_clause_rests_on_a_section_when_it_cites_any_part_of_it() {
        let catalog = Catalog::embedded().unwrap();
        let resting = catalog.clauses_resting_on("s. 732.702");
        for slug in ["prenuptial-agreement", "postnuptial-agreement"] {
            assert!(resting.contains(&(slug, "death")), "{slug}: {resting:?}");
        }
        assert!(!resting.iter().any(|(slug, _)| *slug == "power-of-attorney"), "{resting:?}");
        assert!(!catalog.is_same_source("Rule 12.105", "Rule 12.285"));
    }

    #[test]
    fn the_site_of_a_clerk_is_an_address_already() {
        assert_eq!(cited("https://www.duvalclerk.com"), "https://www.duvalclerk.com");
    }

    #[test]
    fn every_source_of_every_question_has_an_address() {
        let catalog = Catalog::embedded().unwrap();
        for document_type in &catalog.document_types {
            for source in document_type.questions.iter().flat_map(|question| &question.law) {
                let address = address(catalog, document_type, &source.cite, "https://coquina.example");
                assert!(
                    address.starts_with("https://") && !address.contains(' '),
                    "{}: {address}",
                    source.cite
                );
            }
        }
    }
}
