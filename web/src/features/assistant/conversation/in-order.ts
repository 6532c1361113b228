import type { Entry } from './conversation'

type Placed = { entry: Entry; key: number }

/** What the server remarks once an answer is saved stands before the question that was asked meanwhile: that is answered next. */
export const inOrder = (entries: Entry[]): Placed[] =>
  entries.reduce<Placed[]>((placed, entry, key) => {
    const isBefore = entry.kind === 'matter' && isQuestion(placed.at(-1)?.entry)
    return isBefore ? placed.toSpliced(-1, 0, { entry, key }) : [...placed, { entry, key }]
  }, [])

const isQuestion = (entry: Entry | undefined): boolean => entry?.kind === 'said' && entry.asks !== undefined
