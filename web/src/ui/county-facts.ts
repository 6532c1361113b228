import type { County } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'

const text = copy.counties

type Place = Pick<County, 'circuitNumber'>
type Asks = Pick<County, 'filingFees' | 'mediationRequired' | 'parentingPlanRequired'>

const about = (wholeDollars: number): string => text.about(shortDollars(wholeDollars * 100))

/** What a county asks of a divorce, in pairs of a label and a value. No clerk has confirmed a fee, so each is about so much. */
export const countyFacts = (place: Place, asks: Asks): [label: string, value: string][] => [
  [text.circuit, String(place.circuitNumber)],
  [text.filingFee, about(asks.filingFees.divorce)],
  [text.serviceFee, about(asks.filingFees.serviceOfProcess)],
  [text.mediation, asks.mediationRequired ? text.ifInDispute : text.optional],
  [text.parentingPlan, asks.parentingPlanRequired ? text.requiredWithChildren : text.optional],
]
