//! The counties, as anyone can read them.

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn the_67_counties_can_be_read_each_with_its_clerk_and_fees() {
    let counties = Person::visitor(shared()).get("/api/catalog/counties").await.expect(200);
    let counties = counties.as_array().unwrap();
    assert_eq!(counties.len(), 67);
    for county in counties {
        assert!(county["clerkWebsite"].as_str().unwrap().starts_with("https://"), "{}", county["name"]);
        assert_eq!(county["filingFees"]["divorce"], 409, "{}", county["name"]);
    }
}
