import { parseJson } from '@/lib/json'
import type { Problem } from './types'

/** A call that the server refused. Its message is `{status}: {body}`. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, body: string, problem?: Problem) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }

  static async from(response: Response): Promise<ApiError> {
    const body = await response.text()
    return new ApiError(response.status, body || response.statusText, parseProblem(body))
  }
}

function parseProblem(body: string): Problem | undefined {
  const parsed = parseJson(body)
  return isProblem(parsed) ? parsed : undefined
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}

/** Whether the call failed because no one is signed in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401:') && error.message.includes('Unauthorized')
}

/** The same as the landing page takes it: any unauthorized answer, whatever its words. */
export function meansUnauthorized(error: unknown): boolean {
  return hasStatus(error, 401) || (error instanceof Error && error.message.includes('Unauthorized'))
}

/** Whether a call never got to the product: the network is away, or the product is, behind its gate. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || [502, 503, 504].some((status) => hasStatus(error, status))
}

/** Whether the same call may succeed later: the trouble is the network's or the server's. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** The server's own sentence about the failure, or ours when it sent none. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.message) || fallback
}

/** Whether the server gave this reason, which a program may act on. */
export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.problem?.code === code

/** Whether a change was refused because it would make a bought document someone else's. */
export const isOtherPerson = (error: unknown): error is ApiError =>
  hasStatus(error, 409) && hasCode(error, 'other_person')

/** Whether a call was refused because the document's payment is disputed at the buyer's bank. */
export const isDisputed = (error: unknown): boolean =>
  hasStatus(error, 409) && hasCode(error, 'payment_disputed')
