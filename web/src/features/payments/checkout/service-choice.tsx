import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import type { Service } from '@/lib/paths'
import { processingFee } from '@/lib/processing-fee'
import { ChoiceCards } from '@/ui/choice-cards'
import { readService, services, singlePurchase } from './purchase'

type ServiceChoiceProps = {
  type: DocumentType
  service: Service
  /** The review, in the server's words. */
  offer: string[]
  onChange: (service: Service) => void
}

/** The document alone, or with the review of an attorney. */
export function ServiceChoice({ type, service, offer, onChange }: ServiceChoiceProps) {
  return (
    <ChoiceCards
      legend={<h2 className="mb-1.5 text-heading sm:mb-3.5">{copy.checkout.serviceLegend}</h2>}
      choices={services.map((each) => ({
        value: each,
        label: <Option type={type} service={each} />,
        note:
          each === 'standard'
            ? `${copy.checkout.standardText} ${copy.checkout.cheaper(processingFee)}`
            : offer.join(' '),
      }))}
      value={service}
      onChange={(option) => onChange(readService(option))}
    />
  )
}

function Option({ type, service }: Pick<ServiceChoiceProps, 'type' | 'service'>) {
  const [line] = singlePurchase(type, service).lines
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 grow basis-32 font-semibold">{copy.checkout.services[service]}</span>
      {line && <span className="font-serif text-subhead tabular-nums">{dollars(line.amount)}</span>}
    </span>
  )
}
