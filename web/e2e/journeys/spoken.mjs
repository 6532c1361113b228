import { createAccount, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { answerInChat, asked, say, toReview } from '../kit/chat.mjs'
import { journey } from '../kit/journey.mjs'
import { cards, pay } from '../kit/payment.mjs'
import { isSpoken } from '../kit/spoken.mjs'

journey('Buying a will, as a screen reader tells it', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Simple Will' }) })
  await card.getByRole('button', { name: 'Get Started' }).waitFor()
  // What is far below comes a moment later.
  await page.getByRole('button', { name: 'Get the Complete Bundle' }).waitFor()
  await page.getByText('Free AI chat preview, no signup').waitFor()
  await isSpoken(page, '1-landing')
  await card.getByRole('button', { name: 'Get Started' }).click()
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
  await isSpoken(page, '2-create-account')
  await createAccount(page, somebody())
  await page.getByRole('checkbox', { name: /^I have read and understood/ }).check()
  await page.getByText('Acknowledged and recorded.').waitFor()
  await isSpoken(page, '3-disclosure')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: /^Your answer: / }).waitFor()
  await theLettersAreHere(page)
  await isSpoken(page, '4-first-question')
  const { fullName, ...others } = will
  await say(page, String(fullName))
  await page.getByRole('button', { name: /^Undo the answer/ }).waitFor()
  await page.getByText('All answers saved').first().waitFor()
  await theLettersAreHere(page)
  await isSpoken(page, '5-understood')
  await asked(page, 'What is your full legal name?').waitFor({ state: 'detached' })
  await answerInChat(page, 'simpleWill', others)
  await page.getByText('All answers saved').first().waitFor()
  await theLettersAreHere(page)
  await isSpoken(page, '6-all-answered')
  await toReview(page).click()
  await page.getByRole('button', { name: 'Complete Purchase', disabled: false }).waitFor()
  await theLettersAreHere(page)
  await isSpoken(page, '7-review')
  await pay(page, cards.good)
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
  await page.getByRole('button', { name: /^Download PDF: / }).waitFor()
  await page.getByRole('link', { name: /^Open receipt/ }).waitFor()
  await page.getByText('Payment Successful').first().waitFor({ state: 'hidden' })
  await isSpoken(page, '8-paid')
})

/** How many pages there are depends on the paper's own letters. @param {import('playwright-core').Page} page */
async function theLettersAreHere(page) {
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByText(/^Page \d+ of \d+/)
    .waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
