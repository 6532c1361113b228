import { floridaDay } from '@/lib/dates'

/** Today in Florida, as boxes for dates have it: 2026-12-05. The server judges a day of signing by the same clock. */
export const today = (): string => floridaDay(new Date())
