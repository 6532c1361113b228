import type { ChatWidget } from '@/api/types'
import { hasAnswer } from '@/features/assistant/questions/questions-asked'
import { NamedPersonButtons } from '@/features/documents/book/person-buttons'
import { AddressField, NameField } from './answer-field'
import { Pieces, type PiecesProps } from './pieces'

/** What stands beneath a question where words were not understood, besides what always does. */
const fields: Partial<Record<ChatWidget, typeof NameField>> = { name: NameField, address: AddressField }

/** Ways to answer the question that is asked other than in words: someone who is known already, or its pieces. */
export function OtherWays(props: PiecesProps) {
  const { document, chat, input, onForm } = props
  const { asked, answers } = chat
  const Field = fields[chat.talk.widget ?? 'words']
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
      {asked && Field && (
        <Field
          key={asked.id}
          question={asked}
          isDisabled={chat.pending !== undefined}
          onAnswer={use}
          onForm={onForm}
        />
      )}
    </>
  )
}
