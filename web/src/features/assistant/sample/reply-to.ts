import { prepared } from '@/copy/prepared-answers'
import { previewChat } from '@/copy/preview-chat'

/** The answer that is prepared for a message, and otherwise that there is none here. Both say where there is more. */
export function replyTo(message: string): { text: string; isPrepared: boolean } {
  const found = prepared.find(({ words }) => words.every((each) => speaksOf(message, each)))
  if (!found) return { text: previewChat.reply, isPrepared: false }
  return { text: `${found.answer} ${previewChat.signUp}`, isPrepared: true }
}

/** Whether one of the words, or what begins with it, is in the message. */
const speaksOf = (message: string, words: string): boolean => new RegExp(`\\b(${words})`, 'i').test(message)
