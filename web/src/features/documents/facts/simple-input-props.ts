import type { ReactNode } from 'react'
import type { County, Fact } from '@/api/types'
import type { FieldDraft } from './draft-types'

/** What is asked for in one place. */
export type Asked = {
  type: Fact['type']
  label: ReactNode
  hint?: string | undefined
  placeholder?: string | undefined
  /** What can be chosen, and what choosing it does. */
  options?: readonly { option: string; effect?: string | null }[] | undefined
}

/** What the control of one place is given. */
export type SimpleInputProps = {
  asked: Asked
  draft: FieldDraft
  error?: string | undefined
  counties: County[]
  onChange: (draft: FieldDraft) => void
}
