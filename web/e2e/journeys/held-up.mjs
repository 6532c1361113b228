import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

const child = {
  name: 'Ana Delgado',
  minor: true,
  initials: 'A.D.',
  age: '12',
  livesWith: 'The Petitioner',
  birthDate: '2014-03-21',
}

journey(
  'What stops a document is brought into view when Continue is pressed, however long the question is',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'uncontestedDivorce', complete.uncontestedDivorce)
    await call('PATCH', `/api/documents/${id}`, {
      token,
      body: { answers: { hasMinorChildren: 'Yes' }, facts: { children: [child] } },
    })
    await page.goto(`/questionnaire/${id}?question=childrenDetails`)
    await page.getByLabel(/^Birth date/).fill('2062-03-21')
    await continueButton(page).click()
    const title = page.getByText('A birth date that lies ahead')
    await eventually('what stops it is in view', async () => {
      const box = await title.boundingBox()
      return box !== null && box.y > 0 && box.y + box.height < 768
    })
  },
  { viewport: { width: 1366, height: 768 } },
)
