import { read, session, write } from './storage'

const key = (document: number): string => `chat:${document}`

/** A document's conversation outlives a reload, and dies with the tab. */
export function keepConversation(document: number, conversation: unknown): void {
  write(session, key(document), JSON.stringify(conversation))
}

/** What was kept, for the reader to look at: an older version of the site may have written it. */
export function readConversation(document: number): unknown {
  const stored = read(session, key(document))
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
