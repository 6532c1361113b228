// POST /api/chat. It asks the first question without an answer. What ours does beyond that is left out: it hears answers,
// explains, keeps to the rules for nonlawyers, and knows which questions apply.

import kinds from './catalog.json' with { type: 'json' }
import { signedIn } from './caller.mjs'
import { count } from './counter.mjs'
import { document } from './people.mjs'

async function reply(user, { event }) {
  const { documentId, message } = JSON.parse(event.body)
  if (!message.trim()) throw new Error('Please write a message.')
  const { item, answers } = await document(user, documentId)
  const { questions } = kinds.find(({ id }) => id === item.kind.S)
  const next = questions.find(({ id }) => answers[id] === undefined)
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length
  return {
    message: next?.text ?? 'All questions are answered.',
    citations: [],
    proposals: [],
    question: next?.id ?? null,
    suggestions: [],
    progress: { answered, total: questions.length },
    receipt: { by: 'guide', model: null, prompt: '' },
  }
}

export const handler = signedIn(reply, (user) => count(`messages#${user}`))
