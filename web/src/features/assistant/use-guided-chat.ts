import type { Answer } from '@/api/types'
import { copy } from '@/copy'
import { answering, type Talking } from './answering'
import type { AnswerConflict } from './autosave'
import type { Entry } from './conversation'
import { mattersAfter } from './matters'
import { now } from './opening'
import { useCollected, type Setting } from './use-collected'
import { useSending } from './use-sending'
import { useTalk } from './use-talk'
import { useWords } from './use-words'

/** The guided conversation: what has been said, what is asked, and what the person can do about it. */
export function useGuidedChat(setting: Setting, shown: (answer: Answer | undefined) => string) {
  const { document, type } = setting
  const { talk, move } = useTalk(setting)
  const writing = useWords(document.id)
  const { words, setWords } = writing
  const questionOf = (id: string | null) => type.questions.find((question) => question.id === id)
  const say = (...entries: Entry[]) => entries.length > 0 && move({ do: 'say', entries })

  const collected = useCollected(setting, {
    onSaved: (before, saved, questions) => say(...mattersAfter(before.interview, saved.interview, questions)),
    onConflict: (conflict) => say(conflictOf(conflict, questionOf(conflict.question)?.text)),
    onRefused: (question, sentence) => say(refusalOf(question, sentence)),
  })
  const talking: Talking = { type, talk, move, collected, questionOf, shown, setWords }
  const acts = answering(talking)
  const sending = useSending(document.id, talking, acts, writing)
  return { ...collected, ...acts, ...sending, talk, asked: questionOf(talk.asked), words, setWords }
}

export type GuidedChat = ReturnType<typeof useGuidedChat>

/** Two tabs have answered the same question: both answers are shown, and the person chooses. */
const conflictOf = ({ question, mine, theirs }: AnswerConflict, text = question): Entry => ({
  kind: 'proposed',
  proposals: [{ question, text, value: mine, words: '', state: 'open', isConflict: true, theirs }],
})

const refusalOf = (question: string, text: string): Entry => ({
  kind: 'matter',
  level: 'block',
  question,
  title: copy.chat.problemTitle,
  text,
  law: [],
  at: now(),
})
