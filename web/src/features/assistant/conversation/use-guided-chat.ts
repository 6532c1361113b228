import type { AnswerConflict } from '@/api/saving/events'
import type { Answer, Document } from '@/api/types'
import { copy } from '@/copy'
import { unsavedOf } from '@/lib/unsaved'
import { answerActions, type ConversationContext } from './answer-actions'
import type { Entry } from './conversation'
import { findingsAfter } from './findings-after-save'
import { leavePage } from './leave-page'
import { now } from './messages'
import { useAnswers, type Setting } from './use-answers'
import { useConversation } from './use-conversation'
import { useMessageText } from './use-message-text'
import { useSendMessage } from './use-send-message'

/** The guided conversation: what has been said, what is asked, and what the person can do about it. */
export function useGuidedChat(setting: Setting, shown: (answer: Answer | undefined) => string) {
  const { document, type } = setting
  const { talk, move } = useConversation(setting)
  const writing = useMessageText(document.id)
  const { words, setWords, offered, offerWords } = writing
  const questionOf = (id: string | null) => type.questions.find((question) => question.id === id)
  const say = (...entries: Entry[]) => entries.length > 0 && move({ do: 'say', entries })

  const collected = useAnswers(setting, {
    onSaved: (before, saved, questions) => {
      say(...findingsAfter(before.interview, saved.interview, questions))
      // Why has just been said.
      const held = heldBack(saved)
      if (talk.isDone && held) move({ do: 'ask', question: held, entries: [] })
    },
    onConflict: (conflict) => say(conflictOf(conflict, questionOf(conflict.question)?.text)),
    onRefused: (question, sentence) => say(refusalOf(question, sentence)),
  })
  const talking: ConversationContext = {
    type,
    talk,
    move,
    collected,
    questionOf,
    shown,
    setWords,
    offerWords,
  }
  const acts = answerActions(talking)
  const sending = useSendMessage(document.id, talking, writing)
  const leave = () => {
    // What is given and not saved would go with the tab's copy of it.
    void collected.queue.flush({}, true)
    leavePage(document.id)
  }
  return {
    ...collected,
    ...acts,
    ...sending,
    leave,
    talk,
    asked: questionOf(talk.asked),
    words,
    setWords,
    offered,
  }
}

export type GuidedChat = ReturnType<typeof useGuidedChat>

/** The first question whose answer is held back. One that is on its way may be better. */
const heldBack = ({ id, interview: { visible, problems } }: Document): string | undefined =>
  visible.find((question) => question in problems && !(question in unsavedOf(id).answers))

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
