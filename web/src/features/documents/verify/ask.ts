import { api, dataOf } from '@/api/client'
import type { VerifyAnswer } from '@/api/types'
import { sha256Of } from '@/lib/sha256'

/** What is asked about: a code, a file, or a file that should be the paper with the code. */
export type Question = { code: string; file?: File }

/** Asks about a paper. Of a file, its hash alone is sent. */
export async function ask({ code, file }: Question): Promise<VerifyAnswer> {
  const body = { code: code.trim() || null, sha256: file ? await sha256Of(file) : null }
  return dataOf(api.POST('/api/verify', { body }))
}
