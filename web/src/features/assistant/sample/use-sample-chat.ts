import { useEffect, useReducer } from 'react'
import { previewChat } from '@/copy/preview-chat'

type Message = { role: 'user' | 'assistant'; text: string }
type Chat = { messages: readonly Message[]; used: number; isTyping: boolean }

const LIMIT = 3
const REPLY_MS = 1000
const start: Chat = { messages: previewChat.seeded, used: 0, isTyping: false }

/** A message of the visitor, or null for the assistant's reply. */
function chatReducer(chat: Chat, text: string | null): Chat {
  if (text === null) {
    const reply: Message = { role: 'assistant', text: previewChat.reply }
    return { ...chat, messages: [...chat.messages, reply], isTyping: false }
  }
  const message: Message = { role: 'user', text }
  return { messages: [...chat.messages, message], used: chat.used + 1, isTyping: true }
}

/** The sample conversation: it is played in the browser, three messages long, with one fixed reply. */
export function useSampleChat() {
  const [chat, say] = useReducer(chatReducer, start)
  useEffect(() => {
    if (!chat.isTyping) return
    const reply = setTimeout(() => say(null), REPLY_MS)
    return () => clearTimeout(reply)
  }, [chat.isTyping])
  return { ...chat, remaining: LIMIT - chat.used, send: (text: string) => say(text) }
}
