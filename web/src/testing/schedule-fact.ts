import type { Fact } from '@/api/types'
import type { Choices } from '@/features/documents/facts/schedule/schedule-value'
import kept from '../../../shared/domain/tests/schedules.json'

/** The detail that asks for a time-sharing schedule, with the choices that the content has. */
export const scheduleFact: Fact = {
  id: 'schedule',
  type: 'schedule',
  text: 'With whom are the children, night by night?',
  meaning: 'Printed in the plan.',
  law: [],
  schedule: kept.choices as Choices,
}
