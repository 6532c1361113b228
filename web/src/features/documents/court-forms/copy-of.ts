import type { CourtForm } from '@/api/types'

/** Each spouse checks off a copy of their own. The petitioner’s is known by the number alone. */
export const copyOf = ({ number, of }: CourtForm): string =>
  of === 'respondent' ? `${number} ${of}` : number
