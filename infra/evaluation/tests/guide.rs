//! The gate: the built-in guide meets every standard.

use assistant::guide;
use domain::content::Catalog;
use evaluation::{evaluate, load};

#[tokio::test]
async fn the_guide_meets_every_standard() {
    let cases = load().unwrap();
    let catalog = Catalog::embedded().unwrap();
    let results = evaluate(catalog, &cases, async |conversation| guide::reply(conversation)).await.unwrap();
    assert!(results.missed().is_empty(), "{}\n{}", results.details(), results.tables());
}
