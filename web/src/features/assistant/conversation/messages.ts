import type { County, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { isSettled, type Problems } from '../questions/problems'
import { hasAnswer, type Answers } from '../questions/questions-asked'
import { silence, type Conversation, type Said } from './conversation'

/** One of the site's own sentences. */
export const says = (text: string): Said => ({ kind: 'said', role: 'assistant', text, at: now(), by: 'site' })

/** The person's words. */
export const mine = (text: string): Said => ({ kind: 'said', role: 'user', text, at: now() })

export const now = (): string => new Date().toISOString()

export const asks = ({ id, text }: Question): Said => ({ ...says(text), asks: id })

/** The same with what is said where something new begins. */
export const goesOnTo = (question: Question): Said => ({
  ...asks(question),
  lead: question.lead ?? undefined,
})

export const answersWith = (question: string, text: string): Said => ({ ...mine(text), answers: question })

type Opening = {
  type: DocumentType
  questions: Question[]
  answers: Answers
  problems: Problems
  county: County | undefined
  next: Question | undefined
}

/** How a conversation begins: with a greeting, or with how far one has come. Papers for a court wait for the county. */
export function opening({ type, questions, answers, problems, county, next }: Opening): Conversation {
  const isBegun = questions.some(({ id }) => hasAnswer(answers, id))
  if (!isBegun && type.county && !county) return silence
  const settled = questions.filter(({ id }) => isSettled(answers, problems, id)).length
  const first = isBegun ? says(copy.chat.welcomeBack(settled, questions.length)) : greeting(type)
  const entries = [first, ...(!isBegun && county ? [countyGreeting(county)] : [])]
  return next
    ? { ...silence, entries: [...entries, goesOnTo(next)], asked: next.id }
    : { ...silence, entries: [...entries, allAnswered(type)], isDone: true }
}

export const greeting = ({ name }: DocumentType): Said => says(copy.chat.greeting(name))

export const countyGreeting = ({ name, localForms, specialRequirements }: County): Said =>
  says(copy.chat.countyGreeting(name, localForms.length, specialRequirements.length))

export const allAnswered = ({ name }: DocumentType): Said => says(copy.chat.allAnswered(name))

/** A kept conversation, when it is one, and when the question it ended with is still open. */
export function restored(kept: unknown, isOpen: (question: string) => boolean): Conversation | undefined {
  if (typeof kept !== 'object' || kept === null || !('entries' in kept)) return undefined
  const talk = { ...silence, ...(kept as Conversation) }
  if (!Array.isArray(talk.entries) || talk.entries.length === 0) return undefined
  return talk.asked === null || isOpen(talk.asked) ? talk : { ...talk, asked: null }
}
