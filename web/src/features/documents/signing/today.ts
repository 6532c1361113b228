/** Today where the reader is, as boxes for dates have it: 2026-12-05. */
export const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date())
