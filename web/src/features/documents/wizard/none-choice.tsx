import { copy } from '@/copy'
import { Button } from '@/ui/button'

type NoneChoiceProps = { isChosen: boolean; onPress: () => void }

/** What skips an optional question. While it is chosen it stands in the place of what one answers with. */
export const NoneChoice = ({ isChosen, onPress }: NoneChoiceProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
    <Button
      look="secondary"
      shape="chip"
      aria-pressed={isChosen}
      data-answer={isChosen || undefined}
      onClick={onPress}
    >
      {copy.wizard.none}
    </Button>
    <span className="min-w-0 flex-1 basis-40 text-sm text-soft">
      {isChosen ? copy.wizard.noneChosen : copy.wizard.noneHint}
    </span>
  </div>
)
