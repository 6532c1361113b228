import type { Parent } from './nights'

/** The look of a night. The one with stripes has its letter too: color alone says nothing. */
export const nightClass = (parent: Parent): string =>
  parent === 'P'
    ? 'bg-raised text-ink'
    : 'bg-accent-soft bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-edge)_5px_6px)] text-ink'
