import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { RadioCards } from '@/ui/radio-cards'

type AgreementChoiceProps = {
  picks: DocumentType[]
  picked: DocumentType | undefined
  onChange: (id: string) => void
}

/** Which of the marital agreements belongs in the bundle. */
export function AgreementChoice({ picks, picked, onChange }: AgreementChoiceProps) {
  return (
    <RadioCards
      name="agreement"
      legend={copy.checkout.agreementLegend}
      options={picks.map(({ id }) => id)}
      value={picked?.id ?? ''}
      renderOption={(id) => <Option name={picks.find((pick) => pick.id === id)?.name ?? id} id={id} />}
      onChange={onChange}
    />
  )
}

function Option({ id, name }: { id: string; name: string }) {
  return (
    <span>
      <span className="block font-semibold">{name}</span>
      <span className="block text-base text-soft">{copy.checkout.agreements[id]}</span>
    </span>
  )
}
