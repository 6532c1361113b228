import { dropDraft, keepDraft, readDraft } from '@/lib/drafts'
import { keepUnsaved, nothingUnsaved, readUnsaved } from '@/lib/unsaved'
import { addData, addQuestion, dropAll, isEmpty, readUnsent } from './store'

/** The chat takes over what the form could not send: from here on it is the chat's to save. */
export function adoptUnsent(document: number): void {
  const unsent = readUnsent(document)
  if (isEmpty(unsent)) return
  const drafts = unsent.questions.map((question) => [question, readDraft(document, question)] as const)
  const given = drafts.filter((draft): draft is [string, string | boolean] => draft[1] !== undefined)
  const { answers, data } = readUnsaved(document)
  keepUnsaved(document, {
    answers: { ...answers, ...Object.fromEntries(given) },
    data: { ...data, ...unsent.data },
  })
  for (const [question] of given) dropDraft(document, question)
  dropAll(document)
}

/** The form and the review send what the chat could not save. */
export function handOverUnsaved(document: number): void {
  const { answers, data } = readUnsaved(document)
  for (const [question, answer] of Object.entries(answers)) {
    keepDraft(document, question, answer)
    addQuestion(document, question)
  }
  if (Object.keys(data).length > 0) addData(document, data)
  keepUnsaved(document, nothingUnsaved())
}
