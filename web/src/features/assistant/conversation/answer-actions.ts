import type { Answer, County, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { withOriginal } from './original-words'
import type { Answers } from '../questions/questions-asked'
import type { Conversation, Entry, Move, ShownProposal } from './conversation'
import { answersWith, asks, countyGreeting, greeting, now, says } from './messages'
import { isJustAsked, isOnOneCard, justTaken, openProposals } from './selectors'
import type { Collected } from './use-answers'
import { asking, lastOpen } from './use-conversation'

/** The conversation as it stands, and what moves it. */
export type ConversationContext = {
  type: DocumentType
  talk: Conversation
  move: (move: Move) => void
  collected: Collected
  questionOf: (id: string | null) => Question | undefined
  shown: (answer: Answer | undefined) => string
  setWords: (words: string) => void
  offerWords: (words: string) => void
}

/** What a person can do with questions and answers. */
export function answerActions(talking: ConversationContext) {
  const { type, talk, move, collected, setWords } = talking
  const { queue, answers } = collected

  const goOn = (before: Entry[], now = answers) => {
    const next = collected.next(now, talk.skipped)
    if (next && isJustAsked(talk, next.id)) move({ do: 'say', entries: before })
    else move(asking(type, next, before))
  }
  const answer = (question: Question, value: Answer, label: string) => {
    const { id } = question
    move({ do: 'settle', question: id, state: 'changed', at: now() })
    setWords('')
    queue.collect({ answers: { [id]: value } })
    goOn([answersWith(id, label)], { ...answers, [id]: value })
  }
  const confirm = (proposals: ShownProposal[]) => {
    const taken = takeConfirmed(talking, proposals)
    const left = openProposals(talk).filter(({ question }) => !(question in taken))
    if (left.length === 0) goOn([], { ...answers, ...taken })
    else waitFor(left, proposals)
  }
  /** What was understood and is not decided yet is not asked. Another card than the one just decided is shown again. */
  const waitFor = (left: ShownProposal[], confirmed: ShownProposal[]) => {
    const settled = answersOf([...confirmed, ...left])
    const next = collected.next({ ...answers, ...settled }, talk.skipped)
    if (talk.asked && talk.asked in settled) move({ do: 'ask', question: next?.id ?? null, entries: [] })
    const isElsewhere = !isOnOneCard(talk, confirmed, left)
    if (isElsewhere && left.some(({ isConflict }) => !isConflict))
      move({ do: 'recall', entries: [says(copy.chat.stillOpen)] })
  }
  const chooseCounty = (county: County) => {
    queue.collect({ data: { county: county.id, countyName: county.name } })
    const isFirst = talk.entries.length === 0
    goOn([...(isFirst ? [greeting(type)] : []), countyGreeting(county)])
  }
  const keepTheirs = (question: string) => move({ do: 'settle', question, state: 'changed', at: now() })
  return {
    answer,
    confirm,
    chooseCounty,
    keepTheirs,
    change: changing(talking),
    undo: undoing(talking),
    skip: skipping(talking),
  }
}

/** What is confirmed is on its way to the server, and waits no more. */
export function takeConfirmed({ move, collected }: ConversationContext, proposals: ShownProposal[]): Answers {
  if (proposals.length === 0) return {}
  const at = now()
  for (const { question } of proposals) move({ do: 'settle', question, state: 'confirmed', at })
  const taken = answersOf(proposals)
  collected.queue.collect({ answers: taken, data: withOriginal(collected.data, proposals) })
  return taken
}

/** What is taken without a word is on its way, too. */
export function takeAtOnce({ collected }: ConversationContext, proposals: ShownProposal[]): Answers {
  const taken = answersOf(proposals)
  if (proposals.length > 0)
    collected.queue.collect({ answers: taken, data: withOriginal(collected.data, proposals) })
  return taken
}

/** What was taken is taken back: its question has no answer any more. */
export function takeBack({ move, collected }: ConversationContext, { question }: ShownProposal): void {
  move({ do: 'settle', question, state: 'changed', at: now() })
  collected.queue.collect({ answers: { [question]: '' } })
}

/** A press takes back what was taken, and its question is asked again with the words that were given. */
function undoing(talking: ConversationContext) {
  const { talk, move, collected, questionOf, offerWords } = talking
  return (pressed: ShownProposal) => {
    const { question: id, words } = pressed
    const question = questionOf(id)
    if (!question || justTaken(talk, collected.answers) !== pressed) return
    takeBack(talking, pressed)
    move({ do: 'ask', question: id, entries: [says(copy.chat.undone), asks(question)] })
    offerWords(isTyped(question) ? words : '')
  }
}

const answersOf = (proposals: ShownProposal[]): Answers =>
  Object.fromEntries(proposals.map(({ question, value }) => [question, value]))

/** A question is asked again, with its answer or the words given to begin with. */
function changing({ talk, move, collected, questionOf, shown, offerWords }: ConversationContext) {
  return (id: string, words?: string) => {
    const question = questionOf(id)
    if (!question || talk.isStopped) return
    const current = collected.answers[id]
    const before = current === undefined ? [] : [says(copy.chat.askAgain(shown(current)))]
    move({ do: 'settle', question: id, state: 'changed', at: now() })
    const isAlone = openProposals(talk).every(({ question }) => question === id)
    const isAsked = talk.asked === id && current === undefined && isAlone
    if (!isAsked) move({ do: 'ask', question: id, entries: [...before, asks(question)] })
    offerWords(words ?? (typeof current === 'string' && isTyped(question) ? current : ''))
  }
}

function skipping({ type, talk, move, collected }: ConversationContext) {
  return (question: Question) => {
    const said = answersWith(question.id, copy.composer.skip)
    const next = collected.next(collected.answers, [...talk.skipped, question.id])
    move({ do: 'skip', question: question.id })
    if (next?.id === question.id) move({ do: 'say', entries: lastOpen([said]) })
    else move(asking(type, next, [said, says(copy.chat.putOff)]))
  }
}

const isTyped = ({ type }: Question): boolean => type === 'text' || type === 'textarea'
