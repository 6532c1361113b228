import { hasAnswer } from '@/features/assistant/questions/questions-asked'
import { NamedPersonButtons } from '@/features/documents/book/person-buttons'
import { Pieces, type PiecesProps } from './pieces'

/** Ways to answer the question that is asked other than in words: someone who is known already, or its pieces. */
export function OtherWays(props: PiecesProps) {
  const { document, chat, input } = props
  const { asked, answers } = chat
  const use = (name: string) => {
    if (asked) chat.answer(asked, name, name)
    input.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {asked && (
        <div className="mb-2.5 empty:hidden">
          <NamedPersonButtons
            document={document}
            question={asked}
            answers={answers}
            isEmpty={!hasAnswer(answers, asked.id)}
            isDisabled={chat.pending !== undefined}
            onUse={use}
          />
        </div>
      )}
      <Pieces {...props} />
    </>
  )
}
