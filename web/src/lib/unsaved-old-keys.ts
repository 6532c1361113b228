import { parseJson } from './json'
import { keys, read, remove, session } from './storage'
import { changeUnsaved } from './unsaved'
import { give, typedAnswer } from './unsaved-changes'

type Unsent = { questions?: unknown; data?: Record<string, unknown> }

/**
 * Takes over what an older version of the site has left in this tab: a draft for each question under `draft:`, and under
 * `unsent:` which of them were to be sent, with what is kept beside the answers. `unsaved:` is read as it was.
 */
export function adoptOldKeys(): void {
  for (const key of keys(session)) adopt(key, /^draft:(\d+):(.+)$/, adoptDraft)
  for (const key of keys(session)) adopt(key, /^unsent:(\d+)$/, adoptUnsent)
}

function adopt(
  key: string,
  pattern: RegExp,
  take: (text: string, document: number, rest: string) => void,
): void {
  const [, document, rest = ''] = pattern.exec(key) ?? []
  if (document === undefined) return
  take(read(session, key) ?? '', Number(document), rest)
  remove(session, key)
}

function adoptDraft(text: string, document: number, question: string): void {
  const value = text.startsWith('t:') ? text.slice(2) : text === 'true'
  changeUnsaved(document, ({ drafts }) => ({ drafts: { ...drafts, [question]: value } }))
}

function adoptUnsent(text: string, document: number): void {
  const { questions, data } = Object(parseJson(text)) as Unsent
  const listed = Array.isArray(questions) ? questions.map(String) : []
  const typed = listed.map((question) => [question, typedAnswer(document, question)] as const)
  const answers = typed.filter((entry): entry is [string, string | boolean] =>
    Boolean(String(entry[1] ?? '').trim()),
  )
  give(document, { answers: Object.fromEntries(answers), data: Object(data) }, true)
}
