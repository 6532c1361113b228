import { prepared } from '@/copy/prepared-answers'
import { previewChat } from '@/copy/preview-chat'

/** People other than the one who writes, of whom a general rule may well not be true. */
const OTHERS =
  /\b(daughter|son|child|children|kid|wife|husband|spouse|partner|mother|mom|father|dad|parent|sister|brother|aunt|uncle|niece|nephew|cousin|grand\w+|step\w+|friend|neighbor|caregiver|nurse|boss|he|she|him|her|his|they|them|their)s?\b/i

/** The answer that is prepared for a message, and otherwise that there is none here. Both say where there is more. */
export function replyTo(message: string): { text: string; isPrepared: boolean } {
  const found = prepared.find(({ words }) => words.every((each) => speaksOf(message, each)))
  if (!found || (OTHERS.test(message) && !found.isOfAnyone))
    return { text: previewChat.reply, isPrepared: false }
  return {
    text: `${previewChat.replyTo(found.question, found.answer)} ${previewChat.signUp}`,
    isPrepared: true,
  }
}

/** Whether one of the words, or what begins with it, is in the message. */
const speaksOf = (message: string, words: string): boolean => new RegExp(`\\b(${words})`, 'i').test(message)
