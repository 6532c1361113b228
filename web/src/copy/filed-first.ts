/** What stands first once the papers lie with the clerk of the court. */
export const filedFirst = {
  next: (day: string, title: string) => `Next, ${day}: ${title}`,
  none: 'No further day is noted. The filing tracker computes the next one from the days that you enter.',
  before: 'Before filing',
} as const
