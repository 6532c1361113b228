import { acknowledge, answerAll } from '../kit/interview.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { notForSale } from '../kit/answers.mjs'
import { names } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'

for (const [type, answers] of Object.entries(notForSale)) {
  const name = names[type] ?? type
  journey(
    `A ${names[type]} can be answered up to its review, which says that it cannot be bought yet`,
    async ({ page, context }) => {
      await arriveSignedIn(context)
      await page.goto('/')
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      await card.getByRole('button', { name: 'Get Started' }).click()
      await acknowledge(page)
      await answerAll(page, type, answers)
      await page.getByRole('heading', { name: 'Not for sale yet' }).waitFor()
    },
  )
}
