import type { Fact } from '@/api/types'
import type { AddressDraft, Draft } from './draft-types'
import { readFact } from './value'
import { wordsOf } from './words'

/** What stands in the boxes of a fact, in one line, an address as papers print it; nothing while it is not whole. */
export function typedWords(fact: Fact, draft: Draft): string {
  const { value, errors } = readFact(fact, draft)
  if (value === undefined || Object.keys(errors).length > 0) return ''
  return fact.type === 'address' ? lineOf(value as AddressDraft) : wordsOf(value)
}

const lineOf = ({ street, city, state, zip }: AddressDraft): string => `${street}, ${city}, ${state} ${zip}`
