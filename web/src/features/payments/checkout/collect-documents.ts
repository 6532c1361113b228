import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import { hasStatus } from '@/api/errors'
import type { Document, DocumentType } from '@/api/types'
import type { Purchase } from './purchase'

/** The provider's word takes a second or two to reach the server. */
const WAITS_MS = [500, 1000, 2000, 3000, 5000]

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The documents that a payment bought, one call for each. The server makes them in any case; calling again is harmless. */
export async function collectDocuments(purchase: Purchase, payment: string): Promise<Document[]> {
  const documents: Document[] = []
  // oxlint-disable-next-line no-await-in-loop -- the first call may have to wait for the provider; the others then do not
  for (const type of purchase.types) documents.push(await collectPatiently(type, purchase, payment))
  return documents
}

async function collectPatiently(type: DocumentType, purchase: Purchase, payment: string): Promise<Document> {
  for (const wait of WAITS_MS) {
    try {
      return await collect(type, purchase, payment)
    } catch (error) {
      if (!isPending(error)) throw error
    }
    await pause(wait)
  }
  return collect(type, purchase, payment)
}

const isPending = (error: unknown): boolean =>
  hasStatus(error, 409) && error.problem?.code === 'payment_pending'

async function collect(
  { id, name, price }: DocumentType,
  { attorneyReview }: Purchase,
  paymentIntentId: string,
): Promise<Document> {
  const body = { type: id, name, price, attorneyReview, paymentIntentId, ...nothingYet }
  return readDocument(await dataOf(api.POST('/api/documents', { body })))
}

/** A bought document begins as every other. */
const nothingYet = { status: null, currentStep: null, answers: {}, facts: {}, data: {} }
