import type { DocumentType, Preview } from '@/api/types'
import { copy } from '@/copy'
import { CheckIcon } from '@/ui/icons'

const text = copy.review

type AfterwardsProps = { type: DocumentType; preview: Preview }

/** What is bought, and what buying it does not finish: from the sheet that says how to sign. */
export function Afterwards({ type, preview }: AfterwardsProps) {
  const [, ...steps] = preview.paper?.cover ?? []
  return (
    <section className="rounded-md border border-line bg-raised p-6">
      <h2 className="text-subhead">{text.includedTitle}</h2>
      <ul className="mt-2 space-y-1.5 text-base">
        {[...type.features, ...text.included].map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-palm" />
            {feature}
          </li>
        ))}
      </ul>
      {steps.length > 0 && (
        <>
          <h3 className="mt-5 text-subhead">{text.leftTitle}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-base marker:text-soft">
            {steps.map(({ heading }) => (
              <li key={heading}>{heading}</li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-soft">{text.leftNote}</p>
        </>
      )}
    </section>
  )
}
