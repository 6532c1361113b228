import type { Question } from './types'

/** Whether “None” is an answer: the question can be skipped, or there may be nothing to say. */
export const acceptsNone = ({ optional, none }: Question): boolean => optional || none === true

/** The options of a question, and what choosing each means. */
export const choicesOf = ({ options = [], effects = {} }: Question) =>
  options.map((option) => ({ value: option, label: option, note: effects[option] }))
