const listed = (title: string, items: string[]): string =>
  items.length > 0 ? [title, ...items.map((item) => `- ${item}`)].join('\n') : ''

/** The day of the signing: when, where, and what to bring. */
export const signingPlan = {
  title: 'Set the day',
  text: 'Choose a day that suits everyone who is needed.',
  unset: 'Day not set',
  date: 'Date',
  time: 'Time (optional)',
  place: 'Place (optional)',
  placeHint: 'For example: Harbor Bank, Main Street',
  notaryHint:
    'For example: Harbor Bank, Main Street. Banks, shipping stores, law offices and some libraries often have a notary, in general for at most $10 an act. Ask before you go.',
  remind: 'Remind me by email the evening before',
  remindHint: 'The email goes out at 6:00 p.m. Eastern Time. It names no people and no place.',
  save: 'Save the plan',
  saved: 'Your plan is saved.',
  failed: 'Your plan was not saved. Please try again.',
  noDate: 'Please choose a day.',
  past: 'Please choose a day that has not passed.',
  calendar: 'Add to my calendar',
  calendarFirst: 'Save a day first. Then you can add it to your calendar.',
  forget: 'Cancel the plan',
  forgotten: 'Your plan is canceled.',
  eventText: (who: string[], bring: string[], url: string) =>
    [listed('Who must be there:', who), listed('Bring:', bring), `How to sign it: ${url}`]
      .filter(Boolean)
      .join('\n\n'),
  bring: 'What to bring',
} as const
