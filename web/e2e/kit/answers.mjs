// What is answered in the journeys, by the ids of the questions. Every kind of control and of condition is met.

/** @typedef {Record<string, string | true>} Answers */

/** @type {Answers} */
export const will = {
  fullName: 'Maria Elena Lopez',
  address: '123 Main Street, Orlando, FL 32801',
  maritalStatus: 'Married',
  hasChildren: 'Yes',
  childrenDetails: 'Ana, 12; Luis, 9. For both: my sister Rosa Lopez',
  primaryBeneficiary: 'My husband Daniel Lopez, 100%',
  alternateBeneficiary: 'My two children in equal shares',
  executorName: 'Daniel Lopez',
  alternateExecutorName: 'Rosa Lopez',
  specificBequests: 'None',
}

const address = '9 Bay Street, Tampa, FL 33602'

/** Complete answers for each type, with which it can be bought. @type {Record<string, Answers>} */
export const complete = {
  simpleWill: will,
  prenuptialAgreement: {
    party1FullName: 'Ana Ruiz',
    party1Address: address,
    party2FullName: 'Ben Cole',
    party2Address: address,
    marriageDate: '2090-06-20',
    party1SeparateProperty: 'None',
    party2SeparateProperty: 'A sailing boat',
    maritalPropertyTreatment: 'Other (Specify)',
    maritalPropertyOther: 'Half and half, except the boat',
    debtResponsibility: 'Each pays what each has signed for',
    spousalSupportWaiver: 'Yes, limited (specify)',
    spousalSupportDetails: '$500 a month for two years',
    financialDisclosure: true,
    legalRepresentation: 'Neither party has an attorney',
  },
  uncontestedDivorce: {
    petitionerName: 'Ana Ruiz',
    respondentName: 'Ben Cole',
    petitionerAddress: address,
    respondentAddress: address,
    marriageDate: '2010-03-05',
    separationDate: '2024-01-31',
    hasMinorChildren: 'No',
    assetDivision: 'Ana keeps the car, Ben keeps the boat',
    debtDivision: 'Each pays what each has signed for',
    spousalSupport: 'Petitioner will pay Respondent',
    spousalSupportAmount: '$300 a month for one year',
  },
  powerOfAttorney: {
    principalName: 'Ana Ruiz',
    principalAddress: address,
    poaType: 'Financial',
    agentName: 'Carla Ruiz',
    agentAddress: address,
    agentRelationship: 'Sister',
    alternateAgent: 'Yes',
    alternateAgentName: 'Ben Cole',
    alternateAgentAddress: address,
    durability: 'Yes (Durable)',
    effectiveDate: 'Immediately',
    specificPowers: 'To pay my bills\nTo sell my car',
  },
  healthcareDirective: {
    principalName: 'Ana Ruiz',
    principalAddress: address,
    surrogateName: 'Carla Ruiz',
    surrogateRelationship: 'Sister',
    surrogateContact: '813 555 0100, Tampa',
    alternateSurrogate: 'No',
    lifeSustaining: 'I want to specify conditions',
    lifeSustainingConditions: 'For two weeks at most',
    artificialNutrition: 'I do not want artificial nutrition and hydration',
    painManagement: 'Always',
    organDonation: 'Yes',
    additionalInstructions: 'None',
  },
  postnuptialAgreement: {
    husbandName: 'Ana Ruiz',
    wifeName: 'Ben Cole',
    marriageDate: '2010-03-05',
    marriageLocation: 'Tampa, Hillsborough, Florida',
    currentAddress: address,
    reasonForAgreement: 'To be clear with one another',
    separatePropertyHusband: 'None',
    separatePropertyWife: 'None',
    maritalPropertyDivision: 'Continue as marital property',
    debtResponsibility: 'Each pays what each has signed for',
    spousalSupportModification: 'No changes',
    financialDisclosure: true,
    independentCounsel: 'Neither spouse has an attorney',
  },
}

/** Where papers that are filed with a court are filed: a county's id, and how the product names it. */
export const county = { id: 'miami-dade', name: 'Miami-Dade' }

/** Types whose papers are filed with a court. */
export const filed = ['uncontestedDivorce']

/** A start that Florida law gives no effect to. @type {Answers} */
export const springing = { ...complete.powerOfAttorney, effectiveDate: 'Upon incapacitation' }
