import type { Versions } from '@/api/types'

/** A copy that was downloaded, a day after the one before. */
export const version = (number: number): Versions['versions'][number] => ({
  number,
  renderedAt: `2026-11-2${number}T17:00:00Z`,
  contentVersion: number,
  templateVersion: '1',
  lawAsOf: '2026-11-21',
  code: '0MN4-YX4S-QVHG-GBAJ',
  sha256: 'ab'.repeat(32),
})
