import type { Question } from './types'

/** The options of a question, and what choosing each means. */
export const choicesOf = ({ options = [], effects = {} }: Question) =>
  options.map((option) => ({ value: option, label: option, note: effects[option] }))
