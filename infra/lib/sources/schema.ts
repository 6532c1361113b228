/** What the files say that the product's definition comes from. The Rust code reads the same ones. */

export interface TableSource {
  id: string
  partitionKey: string
  sortKey: string
  timeToLive?: string
}

export interface RouteSource {
  method: string
  path: string
  function: string
  rate: string
}

/** Alarms when the count reaches the threshold within the minutes; or, where silence is the trouble, when it stays below. */
export type AlarmSource = { minutes: number; periods: number } & (
  | { atLeast: number; lessThan?: never }
  | { lessThan: number; atLeast?: never }
)

export interface MetricSource {
  metric: string
  alarm: AlarmSource | null
  meaning: string
  runbook: string
}

export interface VariableSource {
  name: string
  functions: string[]
  optional: boolean
}

/** A call every so many minutes, or each day at a time of UTC such as 03:30, with an event of its own where it says one. */
export type ScheduleSource = { function: string; input?: Record<string, unknown> } & (
  | { minutes: number; daily?: never }
  | { daily: string; minutes?: never }
)

/** When AWS Lambda ends a call of a function. */
export interface TimeoutSource {
  function: string
  timeoutSeconds: number
}

/** What is done with rows: looked at, changed and looked at by their conditions only, or put where there was none. */
export type Use = 'read' | 'change' | 'add'

/**
 * What of people's data a function reaches: in whose name it seals and opens by the encryptor's key (`person` is anyone who has an
 * account), and which partition keys of which table it uses. A new kind of row or of owner has its line in reach.json.
 */
export interface ReachSource {
  function: string
  seals: string[]
  opens: string[]
  rows: Record<string, Partial<Record<Use, string[]>>>
  /** Which files that the operator has put into the bucket of documents it reads. */
  installed?: string[]
  /** The tables that it reads from end to end. */
  scans?: string[]
}

export interface PageHeaders {
  headers: Record<string, string>
  contentSecurityPolicy: Record<string, string>
  stripe: Record<string, string>
  cacheControl: { assets: string; pages: string }
}

/** The addresses of the site: those whose pages the web build writes, and patterns of those that the browser's router fills. */
export interface Pages {
  /** Where the built pages say that they are, until they are published. */
  site: string
  ready: string[]
  routes: string[]
}

/** What of a caller's headers reaches the API: who asks, and what else the functions read. */
export interface RequestHeaders {
  who: string[]
  read: string[]
}

export interface Sources {
  tables: TableSource[]
  routes: RouteSource[]
  metrics: MetricSource[]
  environment: VariableSource[]
  schedules: ScheduleSource[]
  timeouts: TimeoutSource[]
  reach: ReachSource[]
  pages: Pages
  pageHeaders: PageHeaders
  requestHeaders: RequestHeaders
}

/** Each function of the product: those that routes lead to and those that a clock calls. */
export function functionIds({ routes, schedules }: Sources): string[] {
  const ids = [...routes, ...schedules].map((source) => source.function)
  return [...new Set(ids)].sort()
}

/** A route as the gateway names it. */
export function key({ method, path }: RouteSource): string {
  return `${method} ${path}`
}
