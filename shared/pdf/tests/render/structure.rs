use std::collections::BTreeSet;

use domain::assembly::paper::{Block, Paper};
use lopdf::{Dictionary, Document, Object, ObjectId};
use pdf::{RenderMode, render};

use crate::{
    extract::pieces,
    papers::{instrument, instruments, packet, paper, read, section, sections, will},
    review::{Persona, personas},
};

struct Tagged {
    document: Document,
    bytes: Vec<u8>,
}

impl Tagged {
    fn new(paper: &Paper, mode: RenderMode) -> Self {
        let bytes = render(paper, mode).unwrap();
        Self { document: Document::load_mem(&bytes).unwrap(), bytes }
    }

    fn catalog(&self) -> &Dictionary {
        self.document.catalog().unwrap()
    }

    fn child<'a>(&'a self, of: &'a Dictionary, key: &str) -> &'a Dictionary {
        of.get_deref(key.as_bytes(), &self.document).unwrap().as_dict().unwrap()
    }

    /// The elements of the structure tree in reading order, each with its type and its parent's.
    fn elements(&self) -> Vec<(ObjectId, String, String)> {
        let mut found = Vec::new();
        let root = self.child(self.catalog(), "StructTreeRoot");
        self.walk(root.get(b"K").unwrap().as_reference().unwrap(), "", &mut found);
        found
    }

    fn walk(&self, id: ObjectId, parent: &str, found: &mut Vec<(ObjectId, String, String)>) {
        let element = self.document.get_dictionary(id).unwrap();
        let role = String::from_utf8(element.get(b"S").unwrap().as_name().unwrap().to_vec()).unwrap();
        found.push((id, role.clone(), parent.to_owned()));
        for kid in element.get(b"K").and_then(Object::as_array).unwrap_or(&Vec::new()) {
            if let Ok(kid) = kid.as_reference() {
                self.walk(kid, &role, found);
            }
        }
    }

    /// The marked content that an element claims, as page and number.
    fn claims(&self, element: ObjectId) -> Vec<(ObjectId, i64)> {
        let element = self.document.get_dictionary(element).unwrap();
        let own = element.get(b"Pg").and_then(Object::as_reference).ok();
        let claim = |kid: &Object| match kid {
            Object::Integer(number) => Some((own.unwrap(), *number)),
            Object::Dictionary(kid) => Some((
                kid.get(b"Pg").unwrap().as_reference().unwrap(),
                kid.get(b"MCID").unwrap().as_i64().unwrap(),
            )),
            _ => None,
        };
        element.get(b"K").and_then(Object::as_array).into_iter().flatten().filter_map(claim).collect()
    }
}

#[test]
fn every_marked_content_is_in_the_tree_and_in_the_parent_tree() {
    for (paper, mode) in
        [(will(), RenderMode::Draft), (will(), RenderMode::Final), (packet(), RenderMode::Final)]
    {
        let tagged = Tagged::new(&paper, mode);
        let parents = tagged.child(tagged.child(tagged.catalog(), "StructTreeRoot"), "ParentTree");
        let numbers = parents.get(b"Nums").unwrap().as_array().unwrap();
        let elements: BTreeSet<ObjectId> = tagged.elements().into_iter().map(|(id, _, _)| id).collect();
        let mut checked = 0;
        for (page, pieces) in tagged.document.page_iter().zip(pieces(&tagged.bytes)) {
            let key = tagged
                .document
                .get_dictionary(page)
                .unwrap()
                .get(b"StructParents")
                .unwrap()
                .as_i64()
                .unwrap();
            let at = numbers.iter().step_by(2).position(|number| number.as_i64().unwrap() == key).unwrap();
            let owners = numbers[2 * at + 1].as_array().unwrap();
            let ids: Vec<i64> = pieces.iter().filter_map(|piece| piece.id).collect();
            assert_eq!(ids, (0..i64::try_from(owners.len()).unwrap()).collect::<Vec<_>>());
            for (owner, id) in owners.iter().map(|owner| owner.as_reference().unwrap()).zip(ids) {
                assert!(elements.contains(&owner));
                assert!(tagged.claims(owner).contains(&(page, id)));
                checked += 1;
            }
        }
        let claimed: usize = elements.iter().map(|&element| tagged.claims(element).len()).sum();
        assert_eq!(claimed, checked);
        assert!(checked > 150);
    }
}

#[test]
fn the_tree_names_headings_lists_and_quotations() {
    let tagged = Tagged::new(&will(), RenderMode::Final);
    let elements = tagged.elements();
    let count = |role: &str| elements.iter().filter(|(_, found, _)| found == role).count();
    let will = will();
    assert_eq!(count("Document"), 1);
    assert_eq!(count("H1"), 2);
    assert_eq!(count("H2"), will.instruments[0].sections.len() + will.cover.len());
    let lists = will.cover.iter().flat_map(|part| &part.blocks);
    let lengths: Vec<usize> = lists
        .filter_map(|block| if let Block::List { items, .. } = block { Some(items.len()) } else { None })
        .collect();
    assert_eq!(count("L"), lengths.len());
    assert_eq!(count("LI"), lengths.iter().sum::<usize>());
    assert_eq!(count("Lbl"), count("LI"));
    assert_eq!(count("BlockQuote"), 4);
    for (role, parent) in [("LI", "L"), ("Lbl", "LI"), ("LBody", "LI"), ("L", "Sect"), ("BlockQuote", "Sect")]
    {
        let mut of_role = elements.iter().filter(|(_, found, _)| found == role);
        assert!(of_role.all(|(_, _, found)| found == parent), "{role}");
    }
}

#[test]
fn the_tree_names_tables_and_statements_to_initial() {
    let tagged = Tagged::new(&packet(), RenderMode::Final);
    let elements = tagged.elements();
    let count = |role: &str| elements.iter().filter(|(_, found, _)| found == role).count();
    let attribute = |role: &str, key: &str| {
        let (id, _, _) = elements.iter().find(|(_, found, _)| found == role).unwrap();
        let element = tagged.document.get_dictionary(*id).unwrap();
        tagged.child(element, "A").get(key.as_bytes()).unwrap().as_name().unwrap().to_vec()
    };
    // The schedule of property, the witnesses, and the places: rows with their heads, every cell in its place.
    assert_eq!((count("Table"), count("TR")), (3, 17 + 3 + 8));
    assert_eq!((count("TH"), count("TD")), (3 + 3 + 4, 16 * 3 + 2 * 3 + 7 * 4));
    assert_eq!(attribute("TH", "Scope"), b"Column");
    assert_eq!(attribute("L", "ListNumbering"), b"Disc");
    for (role, parent) in [("TR", "Table"), ("TH", "TR"), ("TD", "TR"), ("Table", "Sect")] {
        let mut of_role = elements.iter().filter(|(_, found, _)| found == role);
        assert!(of_role.all(|(_, _, found)| found == parent), "{role}");
    }
    let initials = pieces(&tagged.bytes).concat().into_iter().filter(|piece| piece.text == "initials");
    assert_eq!(initials.map(|piece| piece.tag).collect::<Vec<_>>(), ["Lbl"; 3]);
}

#[test]
fn an_element_without_content_is_left_out() {
    let parts = vec![section("", vec![]), section("Gifts", vec![])];
    let tagged = Tagged::new(&sections(parts), RenderMode::Final);
    let roles: Vec<String> = tagged.elements().into_iter().map(|(_, role, _)| role).collect();
    assert_eq!(roles, ["Document", "Sect", "H1", "P", "Sect", "H2"]);
}

#[test]
fn bookmarks_lead_to_the_cover_and_to_every_section() {
    let tagged = Tagged::new(&will(), RenderMode::Final);
    let root = tagged.child(tagged.catalog(), "Outlines");
    let parts = titles(&tagged, root);
    assert_eq!(parts, ["Cover sheet", "Last Will and Testament"]);
    let instrument = tagged.child(root, "Last");
    let sections = titles(&tagged, instrument);
    assert_eq!(sections.len(), will().instruments[0].sections.len());
    assert_eq!(sections[1], "Article I. Revocation of Earlier Wills");
    assert_eq!(sections.last().map(String::as_str), Some("Self-Proving Affidavit"));
    assert_eq!(tagged.catalog().get(b"PageMode").unwrap().as_name().unwrap(), b"UseOutlines");
}

#[test]
fn bookmarks_lead_to_every_instrument_and_its_sections() {
    let tagged = Tagged::new(&packet(), RenderMode::Final);
    let root = tagged.child(tagged.catalog(), "Outlines");
    let petition = "Petition for Simplified Dissolution of Marriage";
    assert_eq!(titles(&tagged, root), ["Cover sheet", "Marital Settlement Agreement", petition]);
    let sections = ["Caption", "Article I. Residence", "Article II. Request", "Signature"];
    assert_eq!(titles(&tagged, tagged.child(root, "Last")), sections);
    let twins = instruments(vec![instrument("Form", Some("of Ana")), instrument("Form", Some("of Luis"))]);
    let tagged = Tagged::new(&twins, RenderMode::Final);
    assert_eq!(titles(&tagged, tagged.child(tagged.catalog(), "Outlines")), ["Form of Ana", "Form of Luis"]);
}

fn titles(tagged: &Tagged, parent: &Dictionary) -> Vec<String> {
    let pages: BTreeSet<ObjectId> = tagged.document.page_iter().collect();
    let mut titles = Vec::new();
    let mut next = parent.get(b"First").and_then(Object::as_reference).ok();
    while let Some(id) = next {
        let entry = tagged.document.get_dictionary(id).unwrap();
        let target = entry.get(b"Dest").unwrap().as_array().unwrap()[0].as_reference().unwrap();
        assert!(pages.contains(&target));
        titles.push(String::from_utf8(entry.get(b"Title").unwrap().as_str().unwrap().to_vec()).unwrap());
        next = entry.get(b"Next").and_then(Object::as_reference).ok();
    }
    assert_eq!(parent.get(b"Count").unwrap().as_i64().unwrap(), i64::try_from(titles.len()).unwrap());
    titles
}

#[test]
fn the_file_says_what_it_is() {
    let tagged = Tagged::new(
        &read("title: Will & \"Codicil\"\nsubject: of <Ana>\nlaw: 2026-03-09\n"),
        RenderMode::Final,
    );
    let catalog = tagged.catalog();
    assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"en-US");
    assert!(tagged.child(catalog, "MarkInfo").get(b"Marked").unwrap().as_bool().unwrap());
    assert!(tagged.child(catalog, "ViewerPreferences").get(b"DisplayDocTitle").unwrap().as_bool().unwrap());
    let packet = catalog.get_deref(b"Metadata", &tagged.document).unwrap().as_stream().unwrap();
    let packet = String::from_utf8(packet.content.clone()).unwrap();
    for fact in [
        "Will &amp; \"Codicil\" of &lt;Ana&gt;</rdf:li>",
        "<xmp:CreateDate>2026-03-09T00:00:00Z</xmp:CreateDate>",
        "<pdfaid:part>2</pdfaid:part>",
        "<pdfaid:conformance>A</pdfaid:conformance>",
        "<pdfuaid:part>1</pdfuaid:part>",
    ] {
        assert!(packet.contains(fact), "{fact}");
    }
    let info = tagged.document.trailer.get_deref(b"Info", &tagged.document).unwrap().as_dict().unwrap();
    assert_eq!(info.get(b"CreationDate").unwrap().as_str().unwrap(), b"D:20260309000000Z");
    assert_eq!(info.get(b"Title").unwrap().as_str().unwrap(), b"Will & \"Codicil\" of <Ana>");
}

#[test]
fn every_font_is_embedded_in_part_with_the_text_of_its_glyphs() {
    let tagged = Tagged::new(&will(), RenderMode::Final);
    let page = tagged.document.page_iter().next().unwrap();
    let fonts = tagged.document.get_page_fonts(page).unwrap();
    assert_eq!(fonts.len(), 3);
    for font in fonts.values() {
        let name = font.get(b"BaseFont").unwrap().as_name().unwrap();
        assert_eq!(name[6], b'+');
        assert!(font.has(b"ToUnicode"));
        let descendants = font.get_deref(b"DescendantFonts", &tagged.document).unwrap().as_array().unwrap();
        let descriptor = tagged.child(descendants[0].as_dict().unwrap(), "FontDescriptor");
        let program = descriptor.get_deref(b"FontFile2", &tagged.document).unwrap().as_stream().unwrap();
        assert!(program.get_plain_content().unwrap().len() < 80_000);
    }
}

#[test]
fn the_table_of_places_has_no_gaps() {
    for paper in [will(), packet(), paper(vec![])] {
        let bytes = render(&paper, RenderMode::Final).unwrap();
        let document = Document::load_mem(&bytes).unwrap();
        let size = document.trailer.get(b"Size").unwrap().as_i64().unwrap();
        assert_eq!(i64::try_from(document.reference_table.entries.len()).unwrap(), size - 1);
        let normal = document.objects.len();
        assert!(normal > 30 && document.objects.keys().all(|&(id, generation)| generation == 0 && id > 0));
    }
}

#[test]
fn the_petition_has_plain_numbers_as_a_court_paper_and_the_settlement_has_articles() {
    let is_divorce =
        |persona: &Persona| persona.name == "uncontested-divorce parents-support-from-respondent";
    let divorce = personas().into_iter().find(is_divorce).unwrap().printed();
    let tagged = Tagged::new(&divorce, RenderMode::Final);
    let petition = tagged.child(tagged.child(tagged.child(tagged.catalog(), "Outlines"), "First"), "Next");
    let numbered = titles(&tagged, petition);
    assert_eq!(numbered[2..4], ["1. Parties", "2. Jurisdiction, Residence and Venue"]);
    assert!(!numbered.iter().any(|title| title.starts_with("Article")), "{numbered:?}");
    let settlement = titles(&tagged, tagged.child(petition, "Next"));
    assert!(settlement.iter().any(|title| title.starts_with("Article I. ")), "{settlement:?}");
}
