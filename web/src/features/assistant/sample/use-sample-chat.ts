import { useEffect, useReducer } from 'react'
import { previewChat } from '@/copy/preview-chat'
import { replyTo } from './reply-to'

type Message = { role: 'user' | 'assistant'; text: string }
type Chat = {
  messages: readonly Message[]
  used: number
  /** What the assistant is about to say. */
  pending: string | null
  /** Whether something was asked that has no answer here. */
  isRefused: boolean
}
type Said =
  | { kind: 'message'; text: string }
  | { kind: 'prepared'; question: string; answer: string }
  | { kind: 'reply' }

const LIMIT = 3
const REPLY_MS = 1000
const start: Chat = { messages: previewChat.seeded, used: 0, pending: null, isRefused: false }

function chatReducer(chat: Chat, said: Said): Chat {
  const add = (role: Message['role'], text: string) => [...chat.messages, { role, text }]
  if (said.kind === 'reply') {
    return { ...chat, messages: add('assistant', chat.pending ?? ''), pending: null }
  }
  if (said.kind === 'prepared') return { ...chat, messages: add('user', said.question), pending: said.answer }
  const { text, isPrepared } = replyTo(said.text)
  const isRefused = chat.isRefused || !isPrepared
  return { messages: add('user', said.text), used: chat.used + 1, pending: text, isRefused }
}

/**
 * The sample conversation: it is played in the browser. Three messages may be sent; the questions that are prepared are asked
 * by a press, and are no messages.
 */
export function useSampleChat() {
  const [chat, say] = useReducer(chatReducer, start)
  const isTyping = chat.pending !== null
  useEffect(() => {
    if (!isTyping) return
    const reply = setTimeout(() => say({ kind: 'reply' }), REPLY_MS)
    return () => clearTimeout(reply)
  }, [isTyping])
  return {
    ...chat,
    isTyping,
    remaining: LIMIT - chat.used,
    send: (text: string) => say({ kind: 'message', text }),
    ask: (question: string, answer: string) => say({ kind: 'prepared', question, answer }),
  }
}
