import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { factsKey } from '../facts/use-save-fact'
import { UNSAVED } from './detail'

/**
 * Goes on once what was typed is kept. What cannot be kept says why, and holds the person here. The button is not busy while a
 * box saves itself: it would lose the press that has just left that box.
 */
export function useLeave(id: number, onLeft: (to: number) => void) {
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const here = useRef({ onLeft })
  useEffect(() => {
    here.current.onLeft = onLeft
  })
  const unsaved = () => [...(form.current?.querySelectorAll<HTMLFormElement>(`form[${UNSAVED}]`) ?? [])]
  const leave = async (to: number) => {
    setLeaving(true)
    for (const each of unsaved()) each.requestSubmit()
    // What is kept is shown as such a moment after it is.
    do await nextFrame()
    while (client.isMutating({ mutationKey: factsKey(id) }) > 0)
    await nextFrame()
    setLeaving(false)
    if (form.current && unsaved().length === 0) here.current.onLeft(to)
  }
  return { form, leave, isLeaving }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
