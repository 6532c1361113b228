import type { Choices, Errors, ScheduleDraft } from './schedule-value'

/** What the parts of a schedule are given. */
export type ScheduleParts = {
  choices: Choices
  draft: ScheduleDraft
  errors: Errors
  onChange: (draft: ScheduleDraft) => void
}
