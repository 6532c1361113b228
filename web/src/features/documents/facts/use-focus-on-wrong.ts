import { useEffect, type RefObject } from 'react'
import type { BoxErrors, Draft, RecordDraft } from './draft-types'

const BOXES = ':is(input, select, textarea)'
const WRONG_BOX = `[aria-invalid]${BOXES}, [aria-invalid] ${BOXES}`

/** Puts the cursor into the first box that is wrong, or else into the first of the form that holds one up. */
export function focusOnWrong(form: HTMLElement): void {
  const box = form.querySelector<HTMLElement>(WRONG_BOX) ?? form.querySelector<HTMLElement>(BOXES)
  box?.focus()
}

/** Puts the cursor where something has to be mended: into the first wrong box, or the record that the server's sentence names. */
export function useFocusOnWrong(
  form: RefObject<HTMLFormElement | null>,
  { draft, errors, refusal }: { draft: Draft; errors: BoxErrors; refusal: string | undefined },
): void {
  const record = recordAt(draft, refusal)?.key
  useEffect(() => {
    const place = Object.keys(errors).length > 0 ? WRONG_BOX : record && `[data-record="${record}"] ${BOXES}`
    if (place) form.current?.querySelector<HTMLElement>(place)?.focus()
  }, [form, errors, record])
}

/** Of a sentence about one of several: “Person 2: …”. */
function recordAt(draft: Draft, sentence: string | undefined): RecordDraft | undefined {
  const [, number] = /^(?:Person|Item) (\d+):/.exec(sentence ?? '') ?? []
  return number === undefined ? undefined : (draft as RecordDraft[])[Number(number) - 1]
}
