import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { ChoiceCards } from '@/ui/choice-cards'

type AgreementChoiceProps = {
  picks: DocumentType[]
  picked: DocumentType | undefined
  onChange: (id: string) => void
}

/** Which of the marital agreements belongs in the bundle. */
export function AgreementChoice({ picks, picked, onChange }: AgreementChoiceProps) {
  return (
    <ChoiceCards
      legend={<h2 className="mb-1.5 text-heading sm:mb-3.5">{copy.checkout.agreementLegend}</h2>}
      choices={picks.map(({ id, name }) => ({
        value: id,
        label: <span className="font-semibold">{name}</span>,
        note: copy.checkout.agreements[id],
      }))}
      value={picked?.id ?? ''}
      onChange={onChange}
    />
  )
}
