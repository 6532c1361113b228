import { useState } from 'react'
import { choicesOf } from '@/api/choices'
import type { Answer, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { ChoiceCards } from '@/ui/choice-cards'

type OptionCardsProps = {
  question: Question
  current: Answer | undefined
  isDisabled: boolean
  onAnswer: (option: string) => void
}

/** The options of the question that is asked. A press answers; arrow keys go through them, and Enter or the button answers. */
export function OptionCards({ question, current, isDisabled, onAnswer }: OptionCardsProps) {
  const [chosen, choose] = useState<string>()
  const value = chosen ?? String(current ?? '')
  return (
    <form
      className="mb-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (value) onAnswer(value)
      }}
    >
      <ChoiceCards
        legend={<span className="sr-only">{question.text}</span>}
        isDisabled={isDisabled}
        choices={choicesOf(question)}
        value={value}
        onChange={choose}
        onPress={onAnswer}
      />
      {chosen && (
        <Button type="submit" className="mt-3" disabled={isDisabled}>
          {copy.composer.takeOption}
        </Button>
      )}
    </form>
  )
}
