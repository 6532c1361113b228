import { lazy, Suspense, type ReactNode } from 'react'
import type { Fact } from '@/api/types'
import { copy } from '@/copy'
import { FieldGroup } from '@/ui/field-group'
import type { Errors, ScheduleDraft } from './schedule-value'

/** The calendar comes when it is asked for: few documents have one. */
const ScheduleInput = lazy(() =>
  import('./schedule-input').then(
    (loaded) => ({ default: loaded.ScheduleInput }),
    () => ({ default: () => <p role="alert">{copy.schedule.notLoaded}</p> }),
  ),
)

type LazyScheduleInputProps = {
  fact: Fact
  label: ReactNode
  draft: ScheduleDraft
  errors: Errors
  error?: string | undefined
  onChange: (draft: ScheduleDraft) => void
}

/** A schedule under its question. */
export const LazyScheduleInput = ({ fact, label, error, ...rest }: LazyScheduleInputProps) => (
  <FieldGroup legend={label} hint={fact.help ?? fact.meaning} error={error} className="@container min-w-0">
    {fact.schedule && (
      <Suspense fallback={<p className="min-h-96">{copy.schedule.loading}</p>}>
        <ScheduleInput {...rest} choices={fact.schedule} />
      </Suspense>
    )}
  </FieldGroup>
)
