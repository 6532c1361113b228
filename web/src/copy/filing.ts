export const filing = {
  title: 'Filing tracker',
  text: 'Enter both dates to see the legal deadlines that follow from them. The clerk can tell you how weekends and holidays count.',
  filedOn: 'Filed with the clerk on',
  servedOn: 'Spouse served on',
  servedHint: 'Leave it empty if your spouse signs the answer and waiver (Form 12.903(a)) instead.',
  save: 'Save the dates',
  saved: 'The dates are saved.',
  failed: 'The dates were not saved. Please try again.',
  beforeFiled: 'This day is before the papers were filed.',
  terms: {
    service: {
      rule: 'Service on your spouse is due, in general, within 120 days of filing.',
      by: 'Service on your spouse is due, in general, by',
    },
    answer: {
      rule: 'Your spouse has 20 days to answer after service.',
      by: 'Your spouse’s answer is due by',
    },
    affidavits: {
      rule: 'Where financial affidavits are exchanged, each one that was not filed with the petition is due within 45 days of service. Your cover sheet says whether they are needed.',
      by: 'Financial affidavits, where they are exchanged and not yet filed, are due by',
    },
    judgment: {
      rule: 'At least 20 days pass between filing and the final judgment, unless the court finds injustice (s. 61.19).',
      by: 'In general, no final judgment before',
    },
  },
  forms: 'Other official forms to file',
  formsText: 'Check off each form when it is ready. The forms are free.',
  formsIf: 'Only if they apply',
  clerk: (county: string) => `Clerk of the court, ${county} County`,
  noCounty: 'Choose the county of filing, and the link to its clerk is shown here.',
  chooseCounty: 'Choose the county',
  notKept: 'This check mark was not saved. Please try again.',
} as const
