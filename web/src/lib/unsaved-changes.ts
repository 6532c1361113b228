import { changeUnsaved, unsavedOf, type Given } from './unsaved'

type Value = string | boolean
type Values = Record<string, Value>

/** Takes what the person has given, to be sent. Where it could not be sent already, that is noted. */
export function give(document: number, given: Partial<Given>, hasFailed = false): void {
  changeUnsaved(document, (now) => ({
    answers: { ...now.answers, ...given.answers },
    data: { ...now.data, ...given.data },
    drafts: without(now.drafts, Object.keys(given.answers ?? {})),
    hasFailed: now.hasFailed || hasFailed,
  }))
}

/** What stands in a question's field and is not saved. */
export function typedAnswer(document: number, question: string): Value | undefined {
  const { answers, drafts } = unsavedOf(document)
  return answers[question] ?? drafts[question]
}

/** Keeps what is typed. Where the answer waits to be sent, this is sent instead, unless it says nothing. */
export function keepTyped(document: number, question: string, value: Value): void {
  changeUnsaved(document, ({ answers, drafts }) => {
    const isGiven = question in answers && (typeof value === 'boolean' || value.trim() !== '')
    if (isGiven) return { answers: { ...answers, [question]: value } }
    return { answers: without(answers, [question]), drafts: { ...drafts, [question]: value } }
  })
}

export function forgetTyped(document: number, question: string): void {
  changeUnsaved(document, ({ answers, drafts }) => ({
    answers: without(answers, [question]),
    drafts: without(drafts, [question]),
  }))
}

/** Forgets what has been sent. What was changed while it was on its way is newer, and stays. */
export function forgetSent(document: number, sent: Partial<Given>): void {
  changeUnsaved(document, ({ answers, data }) => ({
    answers: others(answers, sent.answers),
    data: others(data, sent.data),
    hasFailed: false,
  }))
}

/** Answers that cannot be saved as they are go back to their questions' fields. */
export function setAside(document: number, questions: string[]): void {
  changeUnsaved(document, ({ answers, drafts }) => ({
    answers: without(answers, questions),
    drafts: { ...drafts, ...only(answers, questions) },
  }))
}

/** An answer that somebody else has taken over is no longer to be sent. */
export const dropGiven = (document: number, question: string): void =>
  changeUnsaved(document, ({ answers }) => ({ answers: without(answers, [question]) }))

/** Nothing of the document can be sent any more. */
export const dropAllGiven = (document: number): void =>
  changeUnsaved(document, ({ answers, drafts }) => ({
    answers: {},
    data: {},
    drafts: { ...drafts, ...answers },
  }))

export const noteFailure = (document: number): void => changeUnsaved(document, () => ({ hasFailed: true }))

const without = (values: Values, names: string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const only = (values: Values, names: string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

const others = <T>(now: Record<string, T>, sent: Record<string, unknown> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(sent[name], value)))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
