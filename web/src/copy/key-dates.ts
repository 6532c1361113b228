export const keyDates = {
  title: 'Dates',
  text: 'What follows from your document by date, with the rule behind each one.',
  yearly: '(each year)',
  remind: (day: string) => `Email me on ${day}`,
  remindOf: (title: string) => `Email me a reminder: ${title}`,
  calendar: 'Add these dates to my calendar',
  notKept: 'This switch was not saved. Please try again.',
} as const
