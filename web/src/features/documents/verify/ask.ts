import { api, dataOf } from '@/api/client'
import type { VerifyAnswer } from '@/api/types'
import { sha256Of } from '@/lib/sha256'

/** What is asked about: a code, a file, or a file that should be the paper with the code. */
export type Question = { code: string; file?: File }

/** Asks about a paper. Of a file, its hash alone is sent. */
export async function ask({ code, file }: Question): Promise<VerifyAnswer> {
  if (!file) return dataOf(api.GET('/api/verify/{code}', { params: { path: { code: code.trim() } } }))
  const body = { sha256: await sha256Of(file), code: code.trim() || null }
  return dataOf(api.POST('/api/verify', { body }))
}
