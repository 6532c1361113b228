import type { FormEvent } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { FormError, TextField } from '@/ui/field'
import type { useAsk } from './use-ask'

const text = copy.ask

type AskFormProps = Pick<ReturnType<typeof useAsk>, 'words' | 'setWords' | 'send' | 'failure'> & {
  isPending: boolean
}

/** Where one writes, and why the last question could not be asked. */
export function AskForm({ words, setWords, send, failure, isPending }: AskFormProps) {
  const canAsk = words.trim() !== '' && !isPending
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A portal's events reach the form that it was opened from.
    event.stopPropagation()
    if (!canAsk) return
    send()
    // The button that was pressed is disabled now, and would lose the focus.
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form
      onSubmit={submit}
      className="flex shrink-0 flex-wrap items-end gap-2.5 border-t border-line bg-raised px-4 py-3 sm:px-5"
    >
      {/* A message of the site would stand below the drawer. */}
      <div className="basis-full empty:hidden">
        <FormError message={failure} />
      </div>
      <div className="min-w-0 flex-1 basis-52">
        <TextField
          label={text.label}
          autoComplete="off"
          maxLength={1000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <Button type="submit" disabled={!canAsk}>
        {copy.composer.send}
      </Button>
    </form>
  )
}
