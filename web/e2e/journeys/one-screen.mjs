import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete, will } from '../kit/answers.mjs'
import { documentTypes } from '../kit/api.mjs'
import { documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../kit/answers.mjs').Answers} Answers */

/** What a phone's keyboard leaves of its screen. */
const typing = { viewport: { width: 390, height: 468 }, hasTouch: true, isMobile: true }

/** The answers after which a type asks all of its questions. @type {Record<string, Answers>} */
const asking = {
  simpleWill: { hasChildren: 'Yes' },
  prenuptialAgreement: {
    maritalPropertyTreatment: 'Other (Specify)',
    spousalSupportWaiver: 'Yes, limited (specify)',
  },
  uncontestedDivorce: { hasMinorChildren: 'Yes', spousalSupport: 'Petitioner will pay Respondent' },
  powerOfAttorney: { alternateAgent: 'Yes', effectiveDate: 'On a specific date' },
  healthcareDirective: {
    alternateSurrogate: 'Yes',
    lifeSustaining: 'I want to specify conditions',
    artificialNutrition: 'I want to specify conditions',
  },
  postnuptialAgreement: {
    maritalPropertyDivision: 'Custom arrangement',
    spousalSupportModification: 'Setting specific support terms',
  },
}

for (const [type, answers] of Object.entries(asking)) {
  journey(
    `Each question of the ${type} has its words, its first box and Continue in one view while one types`,
    async ({ page, context }) => {
      const id = await documentWith(await arriveSignedIn(context), type, answers)
      for (const { id: question, text } of await questionsOf(type)) {
        await page.goto(`/questionnaire/${id}?question=${question}`)
        const heading = page.getByRole('heading', { level: 2, name: text, exact: true })
        await heading.waitFor()
        assert.deepEqual(await hidden([heading, continueButton(page)]), [], question)
        assert.equal(await isBegun(page), true, `${question}: its first box is in view`)
        assert.deepEqual(await nested(page), [], question)
      }
    },
    typing,
  )
}

const laptop = { viewport: { width: 1366, height: 768 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const [name, view] of Object.entries({ laptop, phone })) {
  journey(
    `Nothing on a ${name} scrolls within the page for longer than a screen, in the form and in the review`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      const ofWill = await documentWith(token, 'simpleWill', will)
      const ofDivorce = await documentWith(token, 'uncontestedDivorce', complete.uncontestedDivorce)
      for (const path of [
        `/questionnaire/${ofWill}?question=executorName`,
        `/questionnaire/${ofDivorce}?question=assetDivision`,
        `/questionnaire/${ofWill}?details=1`,
        `/review/${ofWill}`,
        `/review/${ofDivorce}`,
      ]) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await thePaper(page).waitFor()
        assert.deepEqual(await nested(page), [], path)
      }
    },
    view,
  )
}

/** The pages on a laptop, and what opens them on a phone. @param {Page} page */
const thePaper = (page) =>
  page
    .getByRole('region', { name: 'Document preview' })
    .or(page.getByRole('button', { name: /^(See your document|Read the whole document)/ }))
    .filter({ visible: true })
    .first()

/** @param {string} type @returns {Promise<{ id: string, text: string }[]>} */
async function questionsOf(type) {
  /** @type {{ id: string, questions: { id: string, text: string }[] }[]} */
  const types = await documentTypes()
  return types.find(({ id }) => id === type)?.questions ?? []
}

/** What is not in view as a whole, or lies under something else. @param {import('playwright-core').Locator[]} parts */
async function hidden(parts) {
  const shown = await Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { top, bottom, left, width, height } = element.getBoundingClientRect()
        const isOnTop = [top + 2, top + height / 2, bottom - 2].every((y) => {
          const found = document.elementFromPoint(left + Math.min(width / 2, 40), y)
          return found !== null && (element.contains(found) || found.contains(element))
        })
        return top >= 0 && bottom <= window.innerHeight && isOnTop
      }),
    ),
  )
  return parts.filter((_, index) => !shown[index]).map(String)
}

/** Whether the first box begins in view, over whatever stands at the foot. @param {Page} page */
const isBegun = (page) =>
  page
    .locator('main form :is(input, select, textarea)')
    .first()
    .evaluate((box) => {
      const place = box.getBoundingClientRect()
      const found = document.elementFromPoint(place.left + place.width / 2, place.top + 12)
      return found !== null && (box.contains(found) || found.contains(box))
    })

/** Areas that scroll up and down within the page and hold more than a screen. @param {Page} page @returns {Promise<string[]>} */
const nested = (page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'))
      .filter((element) => {
        const { overflowY, display } = getComputedStyle(element)
        const scrolls = display !== 'none' && ['auto', 'scroll', 'hidden'].includes(overflowY)
        const isLonger = element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 1
        return scrolls && isLonger && element.scrollHeight > window.innerHeight
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
