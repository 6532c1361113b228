import { copy } from '@/copy'

/** The sign before the digits says it to the eye. */
export const inDollars = <span className="sr-only">{copy.facts.dollars}</span>
