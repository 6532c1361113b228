import { useState } from 'react'
import type { County, Document, Fact } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { ListedPersonButtons } from '../book/person-buttons'
import { draftOf, hasRecords } from '../facts/draft'
import type { FieldDraft } from '../facts/draft-types'
import { FactInput } from '../facts/fact-input'
import { useFactForm } from '../facts/use-fact-form'
import { useSaveFact } from '../facts/use-save-fact'
import { readFact } from '../facts/value'
import { useLeaving, useOnLeave } from '../saving/use-on-leave'
import { Offers } from './offers'

const text = copy.details

/** Marks the form of a detail while what stands in it is not kept. */
export const UNSAVED = 'data-unsaved'

type DetailProps = { document: Document; fact: Fact; counties: County[] }

/** One detail. What is one box or one choice is kept by itself; what has several boxes, by a button. */
export function Detail(props: DetailProps) {
  const { type } = props.fact
  const hasButton = hasRecords(type) || ['choices', 'address', 'income', 'schedule'].includes(type)
  return hasButton ? <DetailForm {...props} /> : <DetailBox {...props} />
}

function DetailForm({ document, fact, counties }: DetailProps) {
  const asked = useFactForm(document, fact)
  const { form, boxes, change, save, isEmpty, isSaved, isSaving, hasSaved } = asked
  useLeaving(useOnLeave(), () => asked.keepTyped())
  const isUnchanged = isSaved || (isEmpty && document.facts[fact.id] === undefined)
  return (
    <form
      ref={form}
      noValidate
      data-fact={fact.id}
      {...{ [UNSAVED]: isUnchanged ? undefined : '' }}
      className="col-span-full min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnchanged) save()
      }}
    >
      <FactInput {...boxes} counties={counties} />
      {isEmpty && <Offers document={document} fact={fact} onUse={(value) => change(draftOf(fact, value))} />}
      <ListedPersonButtons document={document} fact={fact} draft={boxes.draft} onUse={change} />
      <div className="mt-3 flex items-center gap-4">
        <Button
          type="submit"
          look="secondary"
          shape="compact"
          className="min-w-24"
          busy={isSaving}
          disabled={isUnchanged}
        >
          {copy.facts.save}
        </Button>
        <p role="status" className="min-h-6 text-sm">
          {isSaving ? text.saving : hasSaved && isSaved && text.saved}
        </p>
      </div>
    </form>
  )
}

/** Typed words stand only until they are left: then the kept ones are shown, also when another window has changed them. */
function DetailBox({ document, fact, counties }: DetailProps) {
  const { save, forget, waiting, isSaved, refusal } = useSaveFact(document, fact)
  const kept = draftOf(fact, waiting === undefined ? document.facts[fact.id] : waiting)
  const [typed, setTyped] = useState<FieldDraft>()
  const [error, setError] = useState<string>()
  const keep = (draft: FieldDraft) => {
    const { value, errors } = readFact(fact, draft)
    const [wrong] = Object.values(errors)
    setError(wrong)
    const settle = () => setTyped((now) => (now === draft ? undefined : now))
    if (wrong) return
    if (draft !== kept) return save({ value }, { onSuccess: settle })
    settle()
    forget()
  }
  const isTyped = ['text', 'name', 'date', 'amount', 'number'].includes(fact.type)
  return (
    <form
      noValidate
      data-fact={fact.id}
      {...{ [UNSAVED]: typed === undefined || waiting !== undefined ? undefined : '' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== undefined) keep(typed)
      }}
    >
      <div onBlur={() => isTyped && typed !== undefined && keep(typed)}>
        <FactInput
          fact={fact}
          draft={typed ?? kept}
          errors={{}}
          error={error ?? refusal}
          counties={counties}
          onChange={(draft) => (isTyped ? setTyped(draft as FieldDraft) : keep(draft as FieldDraft))}
        />
      </div>
      {typed === undefined && <Offers document={document} fact={fact} onUse={(value) => save({ value })} />}
      <p role="status" className="mt-1 min-h-6 text-sm">
        {waiting !== undefined ? text.saving : isSaved && text.saved}
      </p>
    </form>
  )
}
