import { parseJson } from './json'
import { keys, read, remove, session, write } from './storage'

/** Answers that the person has confirmed and the server has not got yet, with what is kept beside them. */
export type Unsaved = { answers: Record<string, string | boolean>; data: Record<string, unknown> }

const key = (document: number): string => `unsaved:${document}`

export const nothingUnsaved = (): Unsaved => ({ answers: {}, data: {} })

export const isEmpty = ({ answers, data }: Unsaved): boolean =>
  Object.keys(answers).length + Object.keys(data).length === 0

/** Whether answers to any document wait in this tab: the chat's, or the form's. */
export const isAnyUnsaved = (): boolean => keys(session).some((key) => /^(unsaved|unsent):/.test(key))

/** They outlive a reload and a lost connection, and die with the tab. */
export function keepUnsaved(document: number, unsaved: Unsaved): void {
  if (isEmpty(unsaved)) remove(session, key(document))
  else write(session, key(document), JSON.stringify(unsaved))
}

export function readUnsaved(document: number): Unsaved {
  const stored = Object(parseJson(read(session, key(document)))) as Partial<Unsaved>
  return { ...nothingUnsaved(), ...stored }
}
