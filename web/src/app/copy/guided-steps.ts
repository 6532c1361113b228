/** A stage of the AI-guided screen: it is completed when its key answers are there. */
export type GuidedStep = { title: string; time: string; keys: readonly string[] }

const short = '1-2 minutes'
const usual = '2-3 minutes'
const longer = '3-5 minutes'
const long = '5-8 minutes'
const longest = '8-12 minutes'

const step = (title: string, time: string, ...keys: string[]): GuidedStep => ({ title, time, keys })

/** The stages of each document type, by its id. */
export const guidedSteps: Record<string, readonly GuidedStep[]> = {
  simpleWill: [
    step('Personal information', usual, 'fullName', 'address'),
    step('Marital status', short, 'maritalStatus'),
    step('Children', usual, 'hasChildren', 'childrenDetails'),
    step('Who receives what you own', longer, 'primaryBeneficiary'),
    step('Personal representative', usual, 'executorName', 'alternateExecutorName'),
    step('Particular gifts', longer, 'specificBequests'),
  ],
  prenuptialAgreement: [
    step('Personal information', usual, 'party1FullName', 'party2FullName'),
    step('Home addresses', usual, 'party1Address', 'party2Address'),
    step('Wedding date', short, 'marriageDate'),
    step('Separate property', longest, 'party1SeparateProperty', 'party2SeparateProperty'),
    step('Property during the marriage', longer, 'maritalPropertyTreatment', 'maritalPropertyOther'),
    step('Debts and support', long, 'debtResponsibility', 'spousalSupportWaiver', 'spousalSupportDetails'),
    step('Disclosure and lawyers', usual, 'financialDisclosure', 'legalRepresentation'),
  ],
  uncontestedDivorce: [
    step('Personal information', usual, 'petitionerName', 'respondentName'),
    step('Home addresses', usual, 'petitionerAddress', 'respondentAddress'),
    step('Marriage and separation', usual, 'marriageDate', 'separationDate'),
    step('Children', longer, 'hasMinorChildren', 'childrenDetails'),
    step('Asset division', longest, 'assetDivision'),
    step('Debt division', long, 'debtDivision'),
    step('Support', longer, 'spousalSupport', 'spousalSupportAmount'),
  ],
  powerOfAttorney: [
    step('Personal information', usual, 'principalName', 'principalAddress'),
    step('What it covers', short, 'poaType'),
    step('Your agent', usual, 'agentName', 'agentAddress', 'agentRelationship'),
    step('Backup agent', usual, 'alternateAgent', 'alternateAgentName', 'alternateAgentAddress'),
    step('Start and duration', usual, 'durability', 'effectiveDate', 'specificDate'),
    step('Powers', long, 'specificPowers'),
  ],
  healthcareDirective: [
    step('Personal information', usual, 'principalName', 'principalAddress'),
    step('Your surrogate', usual, 'surrogateName', 'surrogateRelationship', 'surrogateContact'),
    step(
      'Backup surrogate',
      usual,
      'alternateSurrogate',
      'alternateSurrogateName',
      'alternateSurrogateContact',
    ),
    step('Life-prolonging treatment', longer, 'lifeSustaining', 'lifeSustainingConditions'),
    step('Food and water through tubes', usual, 'artificialNutrition', 'nutritionConditions'),
    step('Comfort care and other wishes', longer, 'organDonation'),
  ],
  postnuptialAgreement: [
    step('Personal information', usual, 'husbandName', 'wifeName', 'currentAddress'),
    step('Your marriage', usual, 'marriageDate', 'marriageLocation', 'reasonForAgreement'),
    step('Separate property', longest, 'separatePropertyHusband', 'separatePropertyWife'),
    step('Property during the marriage', longer, 'maritalPropertyDivision', 'customArrangement'),
    step('Debts', longer, 'debtResponsibility'),
    step('Support', longer, 'spousalSupportModification', 'supportTerms'),
    step('Disclosure and lawyers', usual, 'financialDisclosure', 'independentCounsel'),
  ],
}
