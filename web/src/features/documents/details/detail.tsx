import type { County, Document, Fact } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { ListedPersonButtons } from '../book/person-buttons'
import { draftOf, hasRecords } from '../facts/draft'
import type { FieldDraft } from '../facts/draft-types'
import { FactInput } from '../facts/fact-input'
import { useFactForm } from '../facts/use-fact-form'
import { useLeaving, useOnLeave } from '../saving/use-on-leave'
import { UnsavedNotice } from '../saving/unsaved-notice'
import { withOwnChildren } from './children-options'
import { Offers } from './offers'
import { useDetailBox } from './use-detail-box'
import { useKeepOnBlur } from './use-keep-on-blur'
import './details.css'

const text = copy.details

/** Marks the form of a detail while what stands in it is not kept. */
export const UNSAVED = 'data-unsaved'

type DetailProps = {
  document: Document
  fact: Fact
  counties: County[]
  /** Whether what has several boxes is kept as it is left, and by the button that goes on. */
  keepsItself?: boolean
  /** Whether it is said that it may be left out. */
  isMarked?: boolean | undefined
}

/** One detail. What is one box or one choice is kept by itself; what has several boxes, by a button. */
export function Detail(props: DetailProps) {
  const fact = withOwnChildren(props.document, props.fact)
  const hasButton = hasRecords(fact.type) || ['choices', 'address', 'income', 'schedule'].includes(fact.type)
  return hasButton ? <DetailForm {...props} fact={fact} /> : <DetailBox {...props} />
}

function DetailForm({ document, fact, counties, keepsItself = false, isMarked }: DetailProps) {
  const asked = useFactForm(document, fact)
  const { form, boxes, change, save, isEmpty, isSaved, isSaving, hasSaved } = asked
  useLeaving(useOnLeave(), () => asked.keepTyped())
  const { isWaiting } = asked
  const keeping = useKeepOnBlur(keepsItself && fact.type !== 'schedule', asked.keepReady)
  const isUnchanged = isSaved || (isEmpty && document.facts[fact.id] === undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the boxes inside
    <form
      ref={form}
      noValidate
      data-fact={fact.id}
      {...{ [UNSAVED]: isUnchanged ? undefined : '' }}
      className="col-span-full min-w-0"
      {...keeping}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnchanged) save()
      }}
    >
      <FactInput {...boxes} counties={counties} isMarked={isMarked} />
      {isEmpty && <Offers document={document} fact={fact} onUse={(value) => change(draftOf(fact, value))} />}
      <ListedPersonButtons document={document} fact={fact} draft={boxes.draft} onUse={change} />
      <Kept hasButton={!keeping} {...{ isSaving, isUnchanged }} isSaved={hasSaved && isSaved} />
      <UnsavedNotice words={copy.unsent.answer} isWaiting={isWaiting} isSaved={false} />
    </form>
  )
}

type KeptProps = { hasButton: boolean; isSaving: boolean; isUnchanged: boolean; isSaved: boolean }

/** That it is kept, with the button that keeps it where it does not keep itself. */
const Kept = ({ hasButton, isSaving, isUnchanged, isSaved }: KeptProps) => (
  <div className={cx('flex items-center gap-4', hasButton ? 'mt-3' : 'mt-1')}>
    {hasButton && (
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
    )}
    <p role="status" className="min-h-6 text-sm">
      <SavedWord {...{ isSaving, isSaved }} />
    </p>
  </div>
)

type SavedWordProps = { isSaving: boolean; isSaved: boolean }

/** How many are saved, the bar says: the word for each goes again. */
const SavedWord = ({ isSaving, isSaved }: SavedWordProps) =>
  isSaving ? text.saving : isSaved && <span className="saved-word">{text.saved}</span>

function DetailBox({ document, fact, counties, isMarked }: DetailProps) {
  const box = useDetailBox(document, fact)
  return (
    <form
      noValidate
      data-fact={fact.id}
      {...{ [UNSAVED]: box.isUnsaved ? '' : undefined }}
      onSubmit={(event) => {
        event.preventDefault()
        box.keepTyped()
      }}
    >
      <div onBlur={box.leave}>
        <FactInput
          fact={fact}
          draft={box.draft}
          errors={{}}
          error={box.error}
          counties={counties}
          isMarked={isMarked}
          onChange={(draft) => box.change(draft as FieldDraft)}
        />
      </div>
      {!box.isTyped && <Offers document={document} fact={fact} onUse={box.use} />}
      <p role="status" className="mt-1 min-h-6 text-sm">
        <SavedWord isSaving={box.isSaving} isSaved={box.isSaved && !box.isTyped && box.error === undefined} />
      </p>
      <UnsavedNotice words={copy.unsent.answer} isWaiting={box.isWaiting} isSaved={false} />
    </form>
  )
}
