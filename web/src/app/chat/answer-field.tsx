import { useState, type ReactNode } from 'react'
import type { Question } from '@/api/types'
import { copy } from '@/copy'
import { AddressInput } from '@/features/documents/facts/address-input'
import type { AddressDraft } from '@/features/documents/facts/draft-types'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { useFormShown, type PiecesProps } from './pieces'

type AnswerFieldProps = {
  question: Question
  isDisabled: boolean
  onAnswer: (words: string) => void
  onForm: PiecesProps['onForm']
}

/** The parts of an address, where it was not found in what was said. */
export function AddressField({ question, isDisabled, onAnswer, onForm }: AnswerFieldProps) {
  useFormShown(onForm)
  const [draft, setDraft] = useState<AddressDraft>({ street: '', city: '', state: 'FL', zip: '' })
  const { street, city, state, zip } = draft
  const isWhole = [street, city, state, zip].every((part) => part.trim() !== '')
  return (
    <FieldForm
      isDisabled={isDisabled || !isWhole}
      onSubmit={() => onAnswer(`${street.trim()}, ${city.trim()}, ${state.trim()} ${zip.trim()}`)}
    >
      <AddressInput
        asked={{ type: 'address', label: question.text }}
        draft={draft}
        counties={[]}
        onChange={(next) => setDraft(next as AddressDraft)}
      />
    </FieldForm>
  )
}

/** A name by itself, where none was found in what was said. */
export function NameField({ question, isDisabled, onAnswer, onForm }: AnswerFieldProps) {
  useFormShown(onForm)
  const [name, setName] = useState('')
  return (
    <FieldForm isDisabled={isDisabled || name.trim() === ''} onSubmit={() => onAnswer(name.trim())}>
      <TextField
        label={question.text}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FieldForm>
  )
}

type FieldFormProps = { isDisabled: boolean; onSubmit: () => void; children: ReactNode }

const FieldForm = ({ isDisabled, onSubmit, children }: FieldFormProps) => (
  <form
    noValidate
    className="mb-4 rounded-md border border-line p-4"
    onSubmit={(event) => {
      event.preventDefault()
      if (!isDisabled) onSubmit()
    }}
  >
    {children}
    <Button type="submit" className="mt-4" disabled={isDisabled}>
      {copy.composer.takeOption}
    </Button>
  </form>
)
