import { copy } from '@/copy'
import { ExampleCase } from '@/features/catalog/county/example-case'
import { ExampleChoice, exampleCounties } from '@/features/catalog/county/example-choice'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useExamples } from './use-examples'

const text = copy.counties

type ExamplesProps = { chosen: string | null; onChoose: (id: string) => void }

/** The sample cases of five counties. */
export function Examples({ chosen, onChoose }: ExamplesProps) {
  const { id, name } = exampleCounties.find((county) => county.id === chosen) ?? exampleCounties[0]
  const { examples, shown, hasFailed, isLoading, retry } = useExamples(id)
  return (
    <section className="mt-16 border-t border-line pt-12">
      <h2 className="mb-5 text-title">{text.examplesTitle}</h2>
      <ExampleChoice examples={examples} chosen={id} onChoose={onChoose} />
      <div role="status">
        {hasFailed && <Failure name={name} kept={shown?.county.name} isBusy={isLoading} onRetry={retry} />}
      </div>
      {shown && <ExampleCase example={shown} />}
      {!shown && isLoading && !hasFailed && (
        <Skeleton label={text.loadingExample} lines={8} className="mt-8" />
      )}
    </section>
  )
}

type FailureProps = { name: string; kept: string | undefined; isBusy: boolean; onRetry: () => void }

function Failure({ name, kept, isBusy, onRetry }: FailureProps) {
  return (
    <Notice tone="warning" className="mt-6">
      <p>
        {text.exampleFailed(name)} {kept ? text.exampleKept(kept) : text.exampleElsewhere}
      </p>
      <Button look="secondary" busy={isBusy} onClick={onRetry} className="mt-3">
        {text.tryAgain}
      </Button>
    </Notice>
  )
}
