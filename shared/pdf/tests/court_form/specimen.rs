//! A form that no court has published: a page of instructions and a page with boxes of every kind, tagged as the court's are.

use lopdf::{Document, Object, ObjectId, Stream, dictionary};

/// The form's file.
pub(crate) fn specimen() -> Vec<u8> {
    Specimen::new().bytes()
}

struct Specimen {
    document: Document,
    pages: ObjectId,
    /// The page with boxes.
    form: ObjectId,
    fields: Vec<Object>,
    widgets: Vec<Object>,
    /// Structure elements of the page with boxes.
    elements: Vec<Object>,
    section: ObjectId,
}

impl Specimen {
    fn new() -> Self {
        let mut document = Document::with_version("1.6");
        let (pages, form, section) =
            (document.new_object_id(), document.new_object_id(), document.new_object_id());
        let (fields, widgets, elements) = (Vec::new(), Vec::new(), Vec::new());
        Self { document, pages, form, fields, widgets, elements, section }
    }

    fn bytes(mut self) -> Vec<u8> {
        self.field("Name", "Tx", 0, &[[100, 700, 300, 714]]);
        self.field("Story", "Tx", 1 << 12, &[[100, 600, 300, 660]]);
        self.field("Agree", "Btn", 0, &[[100, 560, 112, 572]]);
        self.field("Case", "Tx", 0, &[[400, 700, 500, 714], [400, 100, 500, 114]]);
        self.field("State", "Tx", 0, &[[400, 600, 420, 612]]);
        self.field("Mail", "Tx", 0, &[[100, 500, 300, 540]]);
        let (instructions, read) = self.instructions();
        self.page(instructions, "Instructions that no one files.", Vec::new(), 0);
        let widgets = std::mem::take(&mut self.widgets);
        self.page(self.form, "Petition of the person named here:", widgets, 1);
        let kids = vec![instructions.into(), self.form.into()];
        self.document.set_object(
            self.pages,
            dictionary! {
                "Type" => "Pages", "Kids" => kids, "Count" => 2,
                "MediaBox" => vec![0.into(), 0.into(), 612.into(), 792.into()],
            },
        );
        self.catalog(read);
        let mut bytes = Vec::new();
        self.document.save_to(&mut bytes).unwrap();
        bytes
    }

    fn field(&mut self, name: &str, kind: &str, flags: i64, rects: &[[i64; 4]]) {
        let field = self.document.new_object_id();
        let mut kids = Vec::new();
        for rect in rects {
            let rect: Vec<Object> = rect.iter().map(|&number| number.into()).collect();
            let widget = self.document.add_object(dictionary! {
                "Type" => "Annot", "Subtype" => "Widget", "Rect" => rect, "Parent" => field, "P" => self.form,
            });
            kids.push(widget.into());
            self.widgets.push(widget.into());
            let element = self.document.add_object(dictionary! {
                "S" => "Form", "P" => self.section, "Pg" => self.form, "Alt" => Object::string_literal(name),
                "K" => dictionary! { "Type" => "OBJR", "Obj" => widget, "Pg" => self.form },
            });
            self.elements.push(element.into());
        }
        self.document.set_object(
            field,
            dictionary! { "T" => Object::string_literal(name), "FT" => kind, "Ff" => flags, "Kids" => kids },
        );
        self.fields.push(field.into());
    }

    fn instructions(&mut self) -> (ObjectId, ObjectId) {
        let page = self.document.new_object_id();
        let element = dictionary! { "S" => "P", "P" => self.section, "Pg" => page, "K" => 0 };
        (page, self.document.add_object(element))
    }

    fn page(&mut self, page: ObjectId, says: &str, annotations: Vec<Object>, key: i64) {
        let font = dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica" };
        let operators = format!("/P <</MCID 0>> BDC BT /F1 12 Tf 72 740 Td ({says}) Tj ET EMC");
        let contents = self.document.add_object(Stream::new(dictionary! {}, operators.into_bytes()));
        self.document.set_object(
            page,
            dictionary! {
                "Type" => "Page", "Parent" => self.pages, "Contents" => contents, "StructParents" => key,
                "Resources" => dictionary! { "Font" => dictionary! { "F1" => font } },
                "Annots" => annotations,
            },
        );
    }

    fn catalog(mut self: &mut Self, read: ObjectId) {
        let specimen = &mut self;
        let words = dictionary! { "S" => "P", "P" => specimen.section, "Pg" => specimen.form, "K" => 0 };
        let words = specimen.document.add_object(words);
        let mut kids = vec![read.into(), words.into()];
        kids.append(&mut specimen.elements);
        let root = specimen.document.new_object_id();
        specimen
            .document
            .set_object(specimen.section, dictionary! { "S" => "Sect", "P" => root, "K" => kids });
        let numbers = vec![0.into(), vec![read.into()].into(), 1.into(), vec![words.into()].into()];
        specimen.document.set_object(
            root,
            dictionary! {
                "Type" => "StructTreeRoot", "K" => specimen.section, "ParentTree" => dictionary! { "Nums" => numbers },
            },
        );
        let fields = std::mem::take(&mut specimen.fields);
        let catalog = specimen.document.add_object(dictionary! {
            "Type" => "Catalog", "Pages" => specimen.pages, "StructTreeRoot" => root, "Lang" => Object::string_literal("en"),
            "MarkInfo" => dictionary! { "Marked" => true }, "AcroForm" => dictionary! { "Fields" => fields },
        });
        specimen.document.trailer.set("Root", catalog);
    }
}
