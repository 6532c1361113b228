import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Document } from '@/api/types'
import { documentQuery } from '../queries'
import { focusOnWrong } from '../facts/use-focus-on-wrong'
import { factsKey } from '../facts/use-save-fact'
import { UNSAVED } from './detail'
import { focusOn } from './focus-on'

/**
 * Goes on once what was typed is kept. What cannot be kept says why, and holds the person at it. The button is not busy while a
 * box saves itself: it would lose the press that has just left that box.
 */
export function useLeave({ id, version }: Document, onLeft: (to: number) => void) {
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const [brought, setBrought] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  const here = useRef({ onLeft, version })
  useEffect(() => {
    here.current = { onLeft, version }
  })
  const unsaved = () => [...(form.current?.querySelectorAll<HTMLFormElement>(`form[${UNSAVED}]`) ?? [])]
  const shown = () =>
    [...(form.current?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])].map(
      ({ dataset }) => dataset['fact'],
    )
  // A box is kept as it is left, by the very press that then goes on: what that brings may come between the two.
  const seen = useRef<ReturnType<typeof shown>>(undefined)
  const noteSeen = () => {
    seen.current = shown()
  }
  const isShown = () => {
    const kept = client.getQueryData(documentQuery(id).queryKey)
    return form.current === null || kept === undefined || kept.version === here.current.version
  }
  const isSaving = () => client.isMutating({ mutationKey: factsKey(id) }) > 0
  const submitted = async () => {
    for (const each of unsaved()) each.requestSubmit()
    // What is kept is shown as such a moment after it is.
    do await nextFrame()
    while (isSaving() || !isShown())
    await nextFrame()
  }
  /** Saves what was typed; whether nothing is left that could not be kept. */
  const keep = async (): Promise<boolean> => {
    setBrought(undefined)
    setLeaving(true)
    const wasSaving = isSaving()
    await submitted()
    // A box that saved itself just then was not sent again: what was typed meanwhile is.
    if (wasSaving && unsaved().length > 0) await submitted()
    setLeaving(false)
    const [held] = unsaved()
    held?.closest('details')?.setAttribute('open', '')
    if (held) focusOnWrong(held)
    return form.current !== null && held === undefined
  }
  const leave = async (to: number) => {
    if (await keep()) here.current.onLeft(to)
  }
  /** The same, but a detail that is asked for because of what was just given is seen first. */
  const goOn = async (to: number) => {
    const before = seen.current ?? shown()
    if (!(await keep())) return
    seen.current = undefined
    const next = shown().find((fact) => !before.includes(fact))
    if (next === undefined) here.current.onLeft(to)
    else setBrought(next)
  }
  useEffect(() => showBrought(form.current, brought), [brought])
  return { form, noteSeen, leave, goOn, isLeaving, brought }
}

/** The cursor goes into the detail, and what is said above it has to be in view. */
function showBrought(form: HTMLElement | null, fact: string | undefined): void {
  focusOn(form, fact)
  form?.querySelector('[data-brought]')?.scrollIntoView?.({ block: 'nearest' })
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
