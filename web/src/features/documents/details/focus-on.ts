/** Puts the cursor into the first control of a detail. */
export function focusOn(form: HTMLElement | null, fact: string | undefined): void {
  if (fact === undefined) return
  form?.querySelector<HTMLElement>(`[data-fact="${fact}"] :is(input, select, textarea)`)?.focus()
}
