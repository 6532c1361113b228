import type { Fact } from '@/api/types'

/** A detail that asks for an income. */
export const netIncome: Fact = {
  id: 'netPetitioner',
  type: 'income',
  text: 'What is the net income of the filing spouse?',
  meaning: 'Line 1 of the worksheet.',
  law: ['s. 61.30(3)'],
}
