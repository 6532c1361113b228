import { screen } from '@testing-library/react'
import { reply } from './one-chat'

/** The questions that one message answers. */
export const NAME = 'What is your full legal name?'
export const CHILDREN = 'Do you have children?'
export const GIFTS = 'Any particular gifts?'
export const MESSAGE = 'I am maria lopez, no kids, my ring goes to Ana'

/** What is understood of it. */
export const several = reply({
  message: 'I have understood three answers. Are these right?',
  question: 'fullName',
  proposals: [
    { question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'maria lopez' },
    { question: 'hasChildren', text: CHILDREN, value: 'No', words: 'no kids' },
    { question: 'bequests', text: GIFTS, value: 'my ring goes to Ana', words: 'my ring goes to Ana' },
  ],
})

/** Where a message is typed. */
export const input = () => screen.findByRole('textbox')

/** The press that confirms one of the answers. */
export const yes = (question: string) =>
  screen.findByRole('button', { name: `Yes, that is right: ${question}` })
