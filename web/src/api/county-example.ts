import type { components } from './schema.gen'

type Person = { name: string; address: string; phone: string; email: string }

/** A sample divorce in one county, with invented people. */
export type CountyExample = {
  county: { name: string; circuitNumber: number; clerkWebsite: string }
  complexity: string
  localRequirements: {
    filingFees: components['schemas']['FilingFees']
    forms: string[]
    specialRequirements: string[]
    mediationRequired: boolean
    parentingPlanRequired: boolean
  }
  estimatedTimeline: { filing: string; service: string; response: string; finalHearing: string }
  petitionerInfo: Person
  respondentInfo: Person
  marriageDetails: {
    marriageDate: string
    marriagePlace: string
    hasChildren: boolean
    childrenCount: number
    hasProperty: boolean
    hasDebts: boolean
  }
}

type Parameters = { query?: never; header?: never; path: { countyId: string }; cookie?: never }

declare module './schema.gen' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface paths {
    '/api/test/county-divorce/{countyId}': {
      parameters: Parameters
      get: {
        parameters: Parameters
        requestBody?: never
        responses: { 200: { headers: object; content: { 'application/json': CountyExample } } }
      }
    }
  }
}
