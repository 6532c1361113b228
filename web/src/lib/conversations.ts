import { parseJson } from './json'
import { read, remove, session, write } from './storage'

const key = (document: number): string => `chat:${document}`

/** A document's conversation outlives a reload, and dies with the tab. */
export function keepConversation(document: number, conversation: unknown): void {
  write(session, key(document), JSON.stringify(conversation))
}

const wordsKey = (document: number): string => `words:${document}`

/** What is being written in it, too. */
export function keepWords(document: number, words: string): void {
  if (words === '') remove(session, wordsKey(document))
  else write(session, wordsKey(document), words)
}

export const readWords = (document: number): string => read(session, wordsKey(document)) ?? ''

const stopKey = (document: number): string => `stopped:${document}`

/** The help because of which questions beside the form stay stopped until a press goes on. */
export function keepStop(document: number, help: unknown): void {
  if (help === undefined) remove(session, stopKey(document))
  else write(session, stopKey(document), JSON.stringify(help))
}

export const readStop = (document: number): unknown => parseJson(read(session, stopKey(document)))

/** What was kept, for the reader to look at: an older version of the site may have written it. */
export const readConversation = (document: number): unknown => parseJson(read(session, key(document)))
