import type { Bundle } from '@/api/types'

/** Ids of types, in the order in which they are sold together. */
export const bundleOrder = (bundles: Bundle[]): string[] =>
  bundles.flatMap(({ documents }) => documents.flat())
