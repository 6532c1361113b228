import type { Section } from '@/api/types'
import { isCounty } from '../answers'

/** Whether a question feeds a clause, which names the facts about a county; the person chooses the county as a whole. */
export const feeds = (question: string, { questions }: Section): boolean =>
  questions.some((id) => id === question || (isCounty(id) && isCounty(question)))
