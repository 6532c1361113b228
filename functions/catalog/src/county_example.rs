use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use domain::content::{County, CountyExample, FilingFees, Marriage, Party, Timeline};
use serde::Serialize;
use shared::http::error::Problem;
use shared::http::etag::cached_json;
use shared::http::{ApiError, catalog};
use utoipa::ToSchema;

/// A sample case: what one county asks of an uncontested divorce, with invented people.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CountyExample)]
struct ExampleView<'a> {
    county: CountyName<'a>,
    /// How much the county asks for beyond what the state does, in a few words.
    complexity: &'a str,
    local_requirements: LocalRequirements<'a>,
    estimated_timeline: &'a Timeline,
    petitioner_info: &'a Party,
    respondent_info: &'a Party,
    marriage_details: &'a Marriage,
}

/// Which county, and where its clerk is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CountyName<'a> {
    /// Name.
    name: &'a str,
    /// Judicial circuit, 1 to 20.
    circuit_number: u8,
    /// Address of the clerk's site.
    clerk_website: &'a str,
}

/// What the county asks for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LocalRequirements<'a> {
    filing_fees: &'a FilingFees,
    /// Forms to be filed.
    forms: &'a [String],
    /// What else the county asks for.
    special_requirements: &'a [String],
    /// Whether mediation is to be expected if anything is in dispute.
    mediation_required: bool,
    /// Whether a parenting plan is required when there are minor children.
    parenting_plan_required: bool,
}

/// A sample divorce in one of five counties.
#[utoipa::path(get, path = "/api/test/county-divorce/{countyId}", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    params(("countyId" = String, Path, description = "duval, miami-dade, pinellas, brevard or orange")),
    responses((status = 200, body = ExampleView), (status = 304, description = "Unchanged"),
        (status = 404, body = Problem)))]
pub(crate) async fn get_county_example(
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let (county, example) = catalog()?.county_example(&id).ok_or_else(unknown)?;
    cached_json(&headers, &view(county, example))
}

fn view<'a>(county: &'a County, example: &'a CountyExample) -> ExampleView<'a> {
    ExampleView {
        county: CountyName {
            name: &county.name,
            circuit_number: county.circuit_number,
            clerk_website: &county.clerk_website,
        },
        complexity: &example.complexity,
        local_requirements: LocalRequirements {
            filing_fees: &county.filing_fees,
            forms: &county.local_forms,
            special_requirements: &county.special_requirements,
            mediation_required: county.mediation_required,
            parenting_plan_required: county.parenting_plan_required,
        },
        estimated_timeline: &example.timeline,
        petitioner_info: &example.petitioner,
        respondent_info: &example.respondent,
        marriage_details: &example.marriage,
    }
}

fn unknown() -> ApiError {
    ApiError::not_found("There is no sample case for this county.")
}
