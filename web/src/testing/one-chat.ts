import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type {
  ChatAct,
  ChatMessage,
  ChatReply,
  County,
  Document,
  DocumentType,
  Interview,
  Proposal,
} from '@/api/types'
import { fakeApi, type FakeCall, type Handlers, type refused } from './fake-api'
import { saved } from './one-document'
import { duval, emptyPreview, maria, questions, simpleWill, siteCopy } from './samples'

type Reply = ReturnType<typeof refused>
type Sent = { message: string; question: string | null }
type Surroundings = {
  type?: Partial<DocumentType>
  county?: Partial<County>
  /** What the server says of the answers once they are saved. */
  interview?: Partial<Interview>
  onSave?: (call: FakeCall, document: Document) => Reply
  handlers?: Handlers
  onChat?: (call: FakeCall) => Reply | Promise<Reply>
}

/** An assistant that takes every message for the answer to the question that was asked. */
export function understood({ body }: FakeCall): Reply {
  const { message, question } = body as Sent
  const asked = questions.find(({ id }) => id === question)
  const proposals = asked ? [{ question: asked.id, text: asked.text, value: message, words: message }] : []
  return reply({ message: 'I have understood this answer.', proposals, question })
}

/** An assistant that hears a yes to everything that waits. */
export function agreed({ body }: FakeCall): Reply {
  const { open = [] } = body as ChatMessage
  const waits = open?.filter(({ standing }) => standing !== 'older') ?? []
  return reply({
    acts: [{ type: 'confirm', questions: waits.map(({ question }) => question) }],
    message: 'Good.',
  })
}

type Told = Partial<ChatReply> & { proposals?: Proposal[] }

/** A reply of the assistant. What it proposes is an act of it. */
export function reply({ proposals = [], acts = [], ...said }: Told): Reply {
  const answer: ChatAct[] = proposals.length > 0 ? [{ type: 'answer', answers: proposals }] : []
  const rest = { message: '', citations: [], sources: [], question: null, suggestions: [] }
  return { body: { ...rest, ...said, acts: [...acts, ...answer] } }
}

/** A server with one document in it, and an assistant to talk to. */
export function chatWith(
  start: Document,
  { type, county, interview, onSave, handlers, onChat = understood }: Surroundings = {},
) {
  let document = start
  const save = onSave ?? ((call: FakeCall, now: Document) => saved(call, now, interview))
  return fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [{ ...simpleWill, ...type }] }),
    'GET /api/catalog/counties': () => ({ body: [{ ...duval, ...county }] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'GET /api/documents': () => ({ body: [document] }),
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({ body: emptyPreview }),
    'GET /api/payments/settings': () => ({ body: { publishableKey: null, scriptUrl: null } }),
    'POST /api/chat': onChat,
    'POST /api/auth/logout': () => ({ body: { message: 'Logged out' } }),
    'PATCH /api/documents/{id}': (call) => {
      const answer = save(call, document)
      if (!('status' in answer)) document = answer.body as Document
      return answer
    },
    ...handlers,
  })
}

/** Sends a message. It is pasted, because a page that draws itself for each letter takes most of a test's time. */
export async function say(user: UserEvent, words: string): Promise<void> {
  await user.click(await screen.findByRole('textbox'))
  await user.paste(words)
  await user.keyboard('{Enter}')
}
