/** What is in usage.json, scenarios.json and prices.json. */

export interface Part {
  requests: number
  bytesOut: number
  functions: Record<string, { calls: number; milliseconds: number }>
  operations: Record<string, number>
  reads: number
  writes: number
  logBytes: number
}

export interface Usage {
  starts: Record<string, Part>
  parts: Record<string, Part>
  kept: { tables: number; files: number }
  pages: { requests: number; bytesOut: number }
}

export interface Assumed {
  coldStarts: number
  platformLogBytes: number
  accessLogBytes: number
  monthsKept: number
  /** Of one event in the trail's files, which are compressed. */
  trailEventBytes: number
  /** How many are kept at a time. */
  weeklyCopies: number
  memory: Record<string, number>
  memoryOtherwise: number
}

export interface Scenarios {
  assumed: Assumed
  fixed: Record<string, number>
  ticksAMonth: Record<string, number>
  thousandDocuments: Record<string, number>
  millionUsers: Record<string, number>
}

export type Price = { dollars: number; per: string; source: string; checked: boolean }
export type Prices = Record<string, Price>

/** How much of what has a price. */
export type Amounts = Map<string, number>
