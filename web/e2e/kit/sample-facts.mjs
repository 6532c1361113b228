// The details of the sample papers, so that they are read filled in, as the papers of those who give them are. Everyone is invented.

/** @typedef {Record<string, unknown>} Facts */

const nothingElse = ['Nothing that depends on a future event']

/** What each of a couple owns, owes and earns. @param {string} first @param {string} second @returns {Facts} */
const exhibits = (first, second) => ({
  valuesAsOf: '2026-10-31',
  nothing1: nothingElse,
  income1: [{ source: 'Salary, Bay Medical Group', amount: 6_800_000 }],
  assets1: [
    { category: 'Cash and bank accounts', description: 'Savings account', title: first, value: 1_450_000 },
    { category: 'Vehicles and boats', description: '2021 sedan', title: first, value: 1_600_000 },
  ],
  debts1: [{ description: 'Student loan', owedBy: first, balance: 900_000 }],
  nothing2: ['No debts', ...nothingElse],
  income2: [{ source: 'Salary, Gulf Harbor School', amount: 5_900_000 }],
  assets2: [
    { category: 'Vehicles and boats', description: 'A sailing boat', title: second, value: 2_200_000 },
    {
      category: 'Retirement plans and accounts',
      description: 'Retirement plan',
      title: second,
      value: 4_100_000,
    },
  ],
})

/** By the ids of the types. @type {Record<string, Facts>} */
export const sampleFacts = {
  simpleWill: { county: 'Orange', spouseName: 'Daniel Lopez' },
  prenuptialAgreement: exhibits('Party 1', 'Party 2'),
  postnuptialAgreement: exhibits('Spouse 1', 'Spouse 2'),
  powerOfAttorney: {
    preparer: 'I did, with this service',
    bankPowers: 'Both lists',
    earlierPowers: 'Revoke them',
  },
  healthcareDirective: {
    informationAccess: 'From the day I sign',
    decisions: 'From the day I sign',
    giftDecision: false,
    conditions: ['A terminal condition', 'An end-stage condition', 'A persistent vegetative state'],
    giftParts: 'Any needed organs, tissues or eyes',
  },
  uncontestedDivorce: {
    residentParty: 'Both parties',
    residenceProof: ['A valid Florida driver license, issued at least six months before filing'],
    venueReason: 'The parties last lived together as a married couple in this county',
    marriagePlace: 'Tampa, Hillsborough County, Florida, United States',
    petitionerMilitary: 'Not in the military service of the United States',
    respondentMilitary: 'Not in the military service of the United States',
    pregnancy: 'Neither party is pregnant',
    anotherChild: false,
    petitionerNameBack: false,
    respondentNameBack: false,
    petitionerMailing: 'At the home address in these papers',
    petitionerPhone: '813 555 0101',
    petitionerEmail: 'ana@example.com',
    respondentMailing: 'At the home address in these papers',
    respondentPhone: '813 555 0102',
    respondentEmail: 'ben@example.com',
    affidavits: 'Yes, both',
    petitionerReceived: '2026-10-12',
    respondentReceived: '2026-10-12',
    designationsStay: false,
    supportKind: 'Bridge-the-gap',
    supportFirst: '2027-01-01',
    supportLast: '2027-12-01',
    supportMethod: 'Directly to the other party',
    supportSecured: false,
  },
}

/** Where the papers that are filed with a court are filed. */
export const sampleCounty = { county: 'hillsborough', countyName: 'Hillsborough' }
