//! No parts of a crate use each other in a circle: in each folder, what stands in it is looked at as one part.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, UseTree, Visibility};

use super::{root, rust_files};

/// The crates that are looked at, besides the functions.
const CRATES: [&str; 10] = [
    "shared/src",
    "shared/adapters/src",
    "shared/domain/src",
    "shared/pdf/src",
    "infra/conformance/src",
    "infra/evaluation/src",
    "infra/forms/src",
    "infra/local/src",
    "infra/local/stripe/src",
    "infra/tasks/src",
];

/// A module's path below the root of its crate.
type Module = Vec<String>;

/// The modules of a crate, each with the paths that it names, and with those that it passes on under names of its own.
#[derive(Default)]
struct Crate {
    uses: BTreeMap<Module, Vec<Module>>,
    passed_on: BTreeMap<Module, Module>,
}

/// What one file names.
struct Names<'a> {
    module: &'a Module,
    uses: Vec<Module>,
    passed_on: BTreeMap<Module, Module>,
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    let words = |attribute: &Attribute| attribute.meta.require_list().map(|list| list.tokens.to_string());
    attributes
        .iter()
        .any(|each| each.path().is_ident("cfg") && words(each).is_ok_and(|words| words == "test"))
}

/// The path from the crate's root; nothing of another crate.
fn from_root(module: &Module, path: &[String]) -> Option<Module> {
    let (first, rest) = path.split_first()?;
    let base = match first.as_str() {
        "crate" => Vec::new(),
        "self" => module.clone(),
        "super" => {
            let ups = path.iter().take_while(|word| *word == "super").count();
            let base = module.get(..module.len().checked_sub(ups)?)?.to_vec();
            return Some([base, path[ups..].to_vec()].concat());
        }
        _ => return None,
    };
    Some([base, rest.to_vec()].concat())
}

/// Each path of a tree of imports, with the name that it has here.
fn flattened(tree: &UseTree, before: &[String], found: &mut Vec<(Vec<String>, String)>) {
    let with = |word: &syn::Ident| [before.to_vec(), vec![word.to_string()]].concat();
    match tree {
        UseTree::Path(path) => flattened(&path.tree, &with(&path.ident), found),
        UseTree::Name(name) if name.ident == "self" => found.push((before.to_vec(), String::new())),
        UseTree::Name(name) => found.push((with(&name.ident), name.ident.to_string())),
        UseTree::Rename(name) => found.push((with(&name.ident), name.rename.to_string())),
        UseTree::Glob(_) => found.push((before.to_vec(), String::new())),
        UseTree::Group(group) => group.items.iter().for_each(|item| flattened(item, before, found)),
    }
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Mod(ItemMod { attrs, .. }) => attrs.as_slice(),
            Item::Fn(function) => function.attrs.as_slice(),
            Item::Use(ItemUse { attrs, .. }) => attrs.as_slice(),
            _ => &[],
        };
        if !is_for_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let mut found = Vec::new();
        flattened(&item.tree, &[], &mut found);
        for (path, name) in found {
            // "pub use part::Thing" begins with a module that stands here.
            let inherited = [vec!["self".to_string()], path.clone()].concat();
            let from_here = || from_root(self.module, &inherited);
            let Some(path) = from_root(self.module, &path).or_else(from_here) else { continue };
            self.uses.push(path.clone());
            if !matches!(item.vis, Visibility::Inherited) {
                self.passed_on.insert([self.module.clone(), vec![name]].concat(), path);
            }
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.uses.extend(from_root(self.module, &words));
        visit::visit_path(self, path);
    }
}

fn module_of(source: &Path, file: &Path) -> Module {
    let path = file.strip_prefix(source).unwrap().with_extension("");
    let mut module: Module = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    module.pop_if(|last| ["mod", "lib", "main"].contains(&last.as_str()));
    module
}

impl Crate {
    fn of(source: &Path) -> Self {
        let mut read = Self::default();
        for file in rust_files(source) {
            read.add(module_of(source, &file), &fs::read_to_string(&file).unwrap());
        }
        read
    }

    fn add(&mut self, module: Module, text: &str) {
        let mut names = Names { module: &module, uses: Vec::new(), passed_on: BTreeMap::new() };
        names.visit_file(&syn::parse_file(text).unwrap());
        self.passed_on.extend(names.passed_on);
        self.uses.insert(module.clone(), names.uses);
    }

    /// The module that a path leads to, through what others pass on.
    fn target(&self, path: &Module) -> Module {
        let mut path = path.clone();
        // A name that is passed on in a circle would not compile; a few steps are enough.
        for _ in 0..8 {
            let passed = (1..=path.len()).find_map(|end| Some((end, self.passed_on.get(&path[..end])?)));
            let Some((end, to)) = passed.filter(|(_, to)| !path.starts_with(to)) else { break };
            path = [to.clone(), path[end..].to_vec()].concat();
        }
        while !path.is_empty() && !self.uses.contains_key(&path) {
            path.pop();
        }
        path
    }

    /// In each folder, which of its parts use which others.
    fn folders(&self) -> BTreeMap<Module, BTreeMap<String, BTreeSet<String>>> {
        let mut folders: BTreeMap<Module, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
        for (module, paths) in &self.uses {
            for target in paths.iter().map(|path| self.target(path)) {
                let shared = module.iter().zip(&target).take_while(|(one, other)| one == other).count();
                let (Some(from), Some(to)) = (module.get(shared), target.get(shared)) else { continue };
                let folder = folders.entry(module[..shared].to_vec()).or_default();
                folder.entry(to.clone()).or_default();
                folder.entry(from.clone()).or_default().insert(to.clone());
            }
        }
        folders
    }

    /// The parts that stand in a circle, or between two, by their folder.
    fn circles(&self) -> Vec<String> {
        let left = |(folder, uses): (Module, BTreeMap<String, BTreeSet<String>>)| {
            let circle = in_circles(uses);
            (!circle.is_empty()).then(|| format!("{}: {}", folder.join("::"), circle.join(", ")))
        };
        self.folders().into_iter().filter_map(left).collect()
    }
}

/// What is left when parts that use nothing, and parts that nothing uses, are taken away again and again.
fn in_circles(mut uses: BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    loop {
        let used: BTreeSet<String> = uses.values().flatten().cloned().collect();
        let is_free =
            |(part, others): &(&String, &BTreeSet<String>)| others.is_empty() || !used.contains(*part);
        let free: BTreeSet<String> = uses.iter().filter(is_free).map(|(part, _)| part.clone()).collect();
        if free.is_empty() {
            return uses.into_keys().collect();
        }
        uses.retain(|part, _| !free.contains(part));
        uses.values_mut().for_each(|others| others.retain(|part| !free.contains(part)));
    }
}

/// The sources of all crates.
fn sources() -> Vec<PathBuf> {
    let functions = fs::read_dir(root().join("functions")).unwrap();
    let functions = functions.map(|entry| entry.unwrap().path().join("src"));
    CRATES.map(|source| root().join(source)).into_iter().chain(functions).collect()
}

#[test]
fn no_files_and_no_folders_use_each_other_in_a_circle() {
    let mut parts = 0;
    for source in sources() {
        let read = Crate::of(&source);
        assert_eq!(read.circles(), Vec::<String>::new(), "in {}", source.display());
        parts += read.folders().values().map(BTreeMap::len).sum::<usize>();
    }
    assert!(parts > 300, "only {parts} parts were seen");
}

fn written(files: &[(&str, &str)]) -> Vec<String> {
    let mut read = Crate::default();
    for (path, text) in files {
        read.add(path.split("::").filter(|part| !part.is_empty()).map(String::from).collect(), text);
    }
    read.circles()
}

#[test]
fn a_circle_is_seen_however_its_parts_are_named() {
    let lib = ("", "mod room; mod other;");
    let b = ("room::b", "fn b() { super::a::a(); }");
    for a in ["use super::b;", "use crate::room::{b::{self, b}};", "fn a() { crate::room::b::b() }"] {
        assert_eq!(written(&[lib, ("room", "mod a; mod b;"), ("room::a", a), b]), ["room: a, b"], "{a}");
    }
    let room = ("room", "mod a; mod b; pub use b::b;");
    assert_eq!(written(&[lib, room, ("room::a", "use super::b;"), b]), ["room: a, b"]);
    assert_eq!(written(&[lib, room, ("room::a", "use crate::room::b as c;"), b]), ["room: a, b"]);
}

#[test]
fn a_circle_of_folders_is_seen_where_no_two_files_stand_in_one() {
    let files = [
        ("", "mod x; mod y;"),
        ("x", "mod a; mod b;"),
        ("x::a", "use crate::y::c;"),
        ("x::b", ""),
        ("y", "mod c; mod d;"),
        ("y::c", ""),
        ("y::d", "use crate::x::b;"),
    ];
    assert_eq!(written(&files), [": x, y"]);
}

#[test]
fn what_is_used_one_way_is_no_circle() {
    let one_way = [
        ("", "mod a; mod b; mod c;"),
        ("a", "use crate::b; pub use crate::c::C;"),
        ("b", "use crate::c; #[cfg(test)] mod tests { use crate::a; }"),
        ("c", "// crate::a\nfn c() -> &'static str { \"crate::a\" }"),
    ];
    assert_eq!(written(&one_way), Vec::<String>::new());
}
