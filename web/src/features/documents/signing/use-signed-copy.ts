import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Document } from '@/api/types'
import { copiesOf, type Copy } from '../versions/copies'
import { versionsQuery } from '../versions/queries'

/** Which of the copies that were downloaded is the signed one: the newest, unless another is chosen or was noted before. */
export function useSignedCopy(document: Document, noted: number | undefined) {
  const [chosen, choose] = useState<number>()
  const { data } = useQuery(versionsQuery(document))
  const copies = data ? copiesOf(document, data) : []
  const choices = noted === undefined ? copies : copies.map((copy) => asNoted(copy, noted, data?.signed))
  const version = chosen ?? noted ?? copies.at(-1)?.version ?? document.version
  return { choices, version, choose }
}

/** The noted copy keeps the version that it was noted with. */
const asNoted = (copy: Copy, noted: number, signed: number | null | undefined): Copy =>
  copy.number === signed ? { ...copy, version: noted } : copy
