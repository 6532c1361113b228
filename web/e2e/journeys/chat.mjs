import assert from 'node:assert/strict'
import { pathToFileURL } from 'node:url'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { answerInChat, ask, asked, conversation, field, openCounty, say, toReview } from '../kit/chat.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { saveDownload } from '../kit/download.mjs'
import { eventually } from '../kit/eventually.mjs'
import { acknowledge } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const focused = (/** @type {Page} */ page) => page.locator(':focus')
const saved = (/** @type {Page} */ page) => page.getByText('All answers saved', { exact: true }).waitFor()

journey('A whole will by chat, from the AI-guided screen to the review', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  await page.goto('/ai/simple-will')
  await acknowledge(page)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await answerInChat(page, 'simpleWill', will)
  await page
    .getByRole('status')
    .getByText(/^All questions answered/)
    .waitFor({ state: 'attached' })
  await conversation(page).getByText('All questions of your Simple Will are answered.').waitFor()
  // From the top: what has been scrolled halfway beneath the bar is too small to press, as it is anywhere.
  await page.evaluate(() => window.scrollTo(0, 0))
  assert.deepEqual(await barriers(page), [])
  await toReview(page).click()
  await page.getByRole('heading', { level: 1, name: 'Review your Simple Will' }).waitFor()
  const { answers, status, currentStep } = await documentOf(token, id)
  assert.deepEqual(answers, will)
  assert.deepEqual([status, currentStep], ['completed', 10])
})

journey('A divorce begins with its county, by keyboard', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'uncontestedDivorce')
  await page.goto(`/chat/${id}`)
  const goOn = page.getByRole('button', { name: 'Continue with County Requirements' })
  assert(await goOn.isDisabled())
  await openCounty(page)
  assert.equal(await page.getByRole('listbox').getByRole('option').count(), 67)
  const list = await page.getByRole('listbox').boundingBox()
  assert(list && list.height <= 300, `the list is ${list?.height} px high`)
  await page.keyboard.type('duv')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Website of the Duval County clerk' }).waitFor()
  await page.getByRole('button', { name: '+6 more requirements' }).click()
  await page.getByRole('button', { name: 'Show fewer requirements' }).waitFor()
  assert.deepEqual(await barriers(page), [])
  await goOn.press('Enter')
  await conversation(page)
    .getByText('You have chosen Duval County. Its list has 6 local forms and 9 special requirements.')
    .waitFor()
  await conversation(page).getByText('What is the full legal name of the person who will file?').waitFor()
  await field(page).and(page.locator(':focus')).waitFor()
  const kept = await eventually('the county is kept', async () => {
    const { data } = await documentOf(token, id)
    return data.county && data
  })
  assert.deepEqual([kept.county, kept.countyName], ['duval', 'Duval'])
})

journey(
  'Several answers of one message are decided by keyboard, and one of them is corrected later',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'simpleWill')
    await page.goto(`/chat/${id}`)
    await say(page, 'I am Maria Lopes, married, and I live at 123 Main Street, Orlando, FL 32801')
    const card = page.getByRole('region', { name: 'Are these right?' })
    await card.waitFor()
    assert.equal(await card.getByRole('listitem').count(), 3)
    assert.equal(await sideways(page), 0)
    assert.deepEqual(await barriers(page), [])
    assert.deepEqual((await documentOf(token, id)).answers, {}, 'nothing is saved before it is confirmed')
    await card
      .getByRole('button', { name: 'Yes, that is right: What is your full legal name?' })
      .press('Enter')
    await card
      .getByRole('button', { name: /^Yes, that is right: .*address/ })
      .and(focused(page))
      .waitFor()
    await card.getByRole('button', { name: 'The remaining 2 are right' }).press('Enter')
    await field(page).and(focused(page)).waitFor()
    await asked(page, 'Do you have children?').waitFor()

    await say(page, 'Actually, my name is Maria Lopez')
    const correction = page.getByRole('region', { name: 'Is this right?' })
    await correction.getByText('Maria Lopes', { exact: true }).waitFor()
    await correction.getByText('New answer').waitFor()
    assert.deepEqual(await barriers(page), [])
    await say(page, 'yes')
    const answers = await eventually('the correction is saved', async () => {
      const now = (await documentOf(token, id)).answers
      return now.fullName === 'Maria Lopez' && now
    })
    assert.equal(answers.maritalStatus, 'Married')
    await asked(page, 'Do you have children?').waitFor()
  },
  phone,
)

journey('The conversation is downloaded, and nothing is asked for it', async ({ page, context, faults }) => {
  const token = await arriveSignedIn(context)
  await page.goto(`/chat/${await documentWith(token, 'simpleWill')}`)
  await ask(page)
  const file = await saveDownload(page, async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Download this conversation' }).click()
  })
  await context.setOffline(false)
  const reader = await context.newPage()
  await reader.goto(pathToFileURL(file).href)
  await reader.getByRole('heading', { level: 1, name: 'Conversation with the AI assistant' }).waitFor()
  await reader
    .getByText(/^Answered by the built-in guide, version \d/)
    .first()
    .waitFor()
  assert.deepEqual(await barriers(reader), [])
  assert.equal(await sideways(reader), 0)
  assert.deepEqual(faults.list, [])
})

journey('A network that fails loses no answer', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const { fullName, address } = will
  const id = await documentWith(token, 'simpleWill', { fullName: fullName ?? '', address: address ?? '' })
  await page.goto(`/chat/${id}`)
  await conversation(page).getByText('Welcome back. You have answered 2 of 9 questions.').waitFor()
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Married', exact: true }).click()
  await page.getByText(/^No connection\. Your answers are kept in this browser/).waitFor()
  assert.deepEqual(await barriers(page), [])
  await say(page, 'What is a will?')
  await page.getByText(/^Your message could not be sent\. It is kept here/).waitFor()
  assert.equal(await field(page).inputValue(), 'What is a will?')
  assert.equal((await documentOf(token, id)).answers.maritalStatus, undefined)
  await context.setOffline(false)
  await saved(page)
  assert.equal((await documentOf(token, id)).answers.maritalStatus, 'Married')
})

journey('An answer that was given a moment ago is saved by leaving the page', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const { fullName, address } = will
  const id = await documentWith(token, 'simpleWill', { fullName: fullName ?? '', address: address ?? '' })
  await page.goto(`/chat/${id}`)
  await page.getByRole('radio', { name: 'Married', exact: true }).click()
  await page.goto('/dashboard')
  await eventually(
    'the answer is saved',
    async () => (await documentOf(token, id)).answers.maritalStatus === 'Married',
  )
})

journey(
  'On a phone the newest words stand clear of where one writes',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'simpleWill', { ...will, maritalStatus: '', hasChildren: '' })
    await page.goto(`/chat/${id}`)
    await page.getByRole('radio', { name: 'Married', exact: true }).click()
    const choice = page.getByRole('radio', { name: 'Yes', exact: true })
    await eventually('the choices stand clear of the field, once the page has come to rest', async () => {
      const [chip, form] = [await choice.boundingBox(), await field(page).boundingBox()]
      return chip && form && chip.y + chip.height < form.y && form.y + form.height < 740
    })
    assert.equal(await sideways(page), 0)
    assert.deepEqual(await barriers(page), [])
  },
  phone,
)
