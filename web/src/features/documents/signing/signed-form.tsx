import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { showFailure } from '@/api/refusals'
import type { Document } from '@/api/types'
import { copy as words } from '@/copy'
import { signingChecks } from '@/copy/signing-checks'
import { unsent } from '@/copy/unsent'
import { versions } from '@/copy/versions'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { notify } from '@/ui/notify'
import { UnsavedNotice } from '../saving/unsaved-notice'
import type { Execution } from './execution'
import { keptSigning, type ToNote } from './kept-signing'
import { SignedChecklist } from './signed-checklist'
import type { Room } from './seats'
import { isSomeOpen, signedChecks, type SignedCheck } from './signed-checks'
import { hasChangedSinceSigning, isOldCopy } from './signed-state'
import { useIsDoubtful, useNoteDoubt } from './signing-doubt'
import { today } from './today'
import { useKeepSigned } from './use-keep-signed'
import { useNoteSigning } from './use-note-signing'
import { useSignedCopy } from './use-signed-copy'

const text = words.signing.signed

/** Named as the server names what it refuses. */
type Fields = { signedDate: string; signedOriginal: string; checked: string[] }

type Note = ReturnType<typeof useNoteSigning>
type FormProps = {
  document: Document
  execution: Execution
  rooms: Room[]
  onSaved?: () => void
}

/** That it is signed: when, and where the original is. */
export function SignedForm({ document, execution, rooms, onSaved }: FormProps) {
  const hasChanged = hasChangedSinceSigning(document)
  const kept = hasChanged ? null : document.signing.signed
  const first = keptSigning(document.id) ?? (kept && { signed: kept, checked: [] })
  const form = useForm<Fields>({ defaultValues: fieldsOf(document, first) })
  const note = useNoteSigning(document)
  const isDoubtful = useIsDoubtful(document)
  const checks = kept && !isDoubtful ? [] : signedChecks(document.type, execution, rooms)
  const noteDoubt = useNoteDoubt(document)
  const { keep, waiting } = useKeepSigned(document, note, {
    onSaved: ({ signed, checked }) => {
      const isOpen = isSomeOpen(checks, checked)
      void noteDoubt(isOpen)
      notify(savedWords(isOldCopy(signed, document.contentVersion), isOpen))
      onSaved?.()
    },
    onRefused: (error) => showFailure(form, error, text.failed),
  })
  const copy = useSignedCopy(document, waiting?.signed.version ?? kept?.version)
  const mayKeep = useAskOnce(form, checks, Boolean(first))
  const send = ({ signedDate, signedOriginal, checked }: Fields) => {
    const signed = { date: signedDate, original: signedOriginal.trim() || null, version: copy.version }
    if (mayKeep(checked)) void keep({ signed, checked })
  }
  const { errors } = form.formState
  return (
    <Form
      form={form}
      onSend={send}
      action={kept ? text.change : text.save}
      isBusy={note.isPending && !waiting}
      after={
        <>
          <UnsavedNotice words={unsent.signed} isWaiting={waiting !== undefined} isSaved={false} />
          {kept && <Undo note={note} onFailure={(error) => showFailure(form, error, text.failed)} />}
        </>
      }
    >
      <TextField
        label={text.date}
        type="date"
        max={today()}
        error={errors.signedDate?.message}
        {...form.register('signedDate', { validate: dayOr })}
      />
      {copy.choices.length > 1 && <WhichCopy copy={copy} />}
      <SignedChecklist checks={checks} box={form.register('checked')} error={errors.checked?.message} />
      <TextField
        label={text.original}
        hint={text.originalHint}
        maxLength={200}
        error={errors.signedOriginal?.message}
        {...form.register('signedOriginal')}
      />
    </Form>
  )
}

/** Takes back what was noted. */
function Undo({ note, onFailure }: { note: Note; onFailure: (error: Error) => void }) {
  const forget = () =>
    note.mutate({ signed: null }, { onSuccess: () => notify(text.undone), onError: onFailure })
  return (
    <Button look="quiet" disabled={note.isPending} onClick={forget}>
      {text.undo}
    </Button>
  )
}

/** Which of the printed copies was signed. */
const WhichCopy = ({ copy }: { copy: ReturnType<typeof useSignedCopy> }) => (
  <SelectField
    label={versions.whichCopy}
    hint={copy.choices.some(({ code }) => code) && versions.copyHint}
    value={copy.version}
    onChange={({ target }) => copy.choose(Number(target.value))}
  >
    {copy.choices.map(({ number, renderedAt, code, version }) => (
      <option key={number} value={version}>
        {versions.copy(number, renderedAt, code)}
      </option>
    ))}
  </SelectField>
)

/** What is needed and not checked is asked about once: then it is noted as it is. */
function useAskOnce({ setError }: UseFormReturn<Fields>, checks: SignedCheck[], isNoted: boolean) {
  const [wasAsked, setAsked] = useState(isNoted)
  return (checked: string[]): boolean => {
    if (wasAsked || !isSomeOpen(checks, checked)) return true
    setAsked(true)
    setError('checked', { message: signingChecks.open })
    return false
  }
}

function savedWords(isOld: boolean, isOpen: boolean): string {
  if (isOld) return versions.notedOld
  return isOpen ? signingChecks.noted : text.saved
}

const fieldsOf = (document: Document, noted: ToNote | null): Fields => ({
  signedDate: noted?.signed.date ?? likelyDay(document),
  signedOriginal: noted?.signed.original ?? '',
  checked: noted?.checked ?? [],
})

/** The day that was planned, once it is there. A copy that was signed before had a plan of its own. */
function likelyDay({ signing: { plan, signed } }: Document): string {
  const planned = signed ? undefined : plan?.date
  return planned !== undefined && planned <= today() ? planned : today()
}

function dayOr(date: string): true | string {
  if (!date) return text.noDate
  return date <= today() || text.future
}
