import type { Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'

type NoneChoiceProps = {
  of: Question
  isChosen: boolean
  onPress: () => void
}

const text = copy.wizard

/** What skips an optional question, or says that there is nothing. While it is chosen it stands in the place of what one answers with. */
export const NoneChoice = ({ of: { optional }, isChosen, onPress }: NoneChoiceProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
    <Button
      look="secondary"
      shape="chip"
      aria-pressed={isChosen}
      data-answer={isChosen || undefined}
      onClick={onPress}
    >
      {text.none}
    </Button>
    <span className="min-w-0 flex-1 basis-40 text-sm text-soft">
      {optional && (isChosen ? text.noneChosen : text.noneHint)}
      {!optional && (isChosen ? text.noneAnswered : text.noneThere)}
    </span>
  </div>
)
