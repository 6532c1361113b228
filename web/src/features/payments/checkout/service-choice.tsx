import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import type { Service } from '@/lib/paths'
import { Notice } from '@/ui/notice'
import { RadioCards } from '@/ui/radio-cards'
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
    <>
      <RadioCards
        name="service"
        legend={copy.checkout.serviceLegend}
        options={services}
        value={service}
        renderOption={(option) => <Option type={type} service={readService(option)} offer={offer} />}
        onChange={(option) => onChange(readService(option))}
      />
      {service === 'attorney-review' && (
        <Notice title={copy.checkout.reviewTitle} className="mt-5">
          <p>{copy.checkout.reviewText}</p>
        </Notice>
      )}
    </>
  )
}

function Option({ type, service, offer }: Omit<ServiceChoiceProps, 'onChange'>) {
  const text = service === 'standard' ? copy.checkout.standardText : offer.join(' ')
  const [line] = singlePurchase(type, service).lines
  return (
    <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <span className="block font-semibold">{copy.checkout.services[service]}</span>
        <span className="block text-base text-soft">{text}</span>
      </span>
      {line && <span className="font-serif text-subhead tabular-nums">{dollars(line.amount)}</span>}
    </span>
  )
}
