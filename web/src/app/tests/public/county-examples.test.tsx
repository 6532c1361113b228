import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CountyExample } from '@/api/types'
import { refused, type FakeCall } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { simpleWill } from '@/testing/samples'
import { uncontestedDivorce, visiting } from '@/testing/visitor'

const person = (name: string) => ({
  name,
  address: '1 Example Street, Miami, FL 33130',
  phone: '305-555-0101',
  email: `${name.toLowerCase()}@example.com`,
})

const example = (name: string): CountyExample => ({
  county: { name, circuitNumber: 4, clerkWebsite: 'https://clerk.example.com' },
  complexity: `Steps of ${name}`,
  localRequirements: {
    filingFees: { divorce: 409, serviceOfProcess: 40 },
    forms: ['Form 12.928'],
    specialRequirements: ['A course'],
    mediationRequired: true,
    parentingPlanRequired: true,
  },
  estimatedTimeline: {
    filing: 'One day',
    service: 'Two weeks',
    response: '20 days',
    finalHearing: 'Four months',
  },
  petitionerInfo: person('Petra'),
  respondentInfo: person('Robin'),
  marriageDetails: {
    marriageDate: 'June 9, 2012',
    marriagePlace: 'Key West, Florida',
    hasChildren: true,
    childrenCount: 2,
    hasProperty: true,
    hasDebts: false,
  },
})

const names: Record<string, string> = {
  duval: 'Duval',
  'miami-dade': 'Miami-Dade',
  pinellas: 'Pinellas',
  brevard: 'Brevard',
}

/** A server without a sample case for Orange. */
const answer = ({ url }: FakeCall) => {
  const name = names[url.pathname.split('/').at(-1) ?? '']
  return name ? { body: example(name) } : refused(500, 'Something broke.')
}

const open = (path = '/county-examples') => {
  // The failure of one sample case is logged.
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  visiting({ 'GET /api/test/county-divorce/{countyId}': answer })
  return { ...renderApp(path), log }
}

test('/county-examples: each county is shown with how much it asks for', async () => {
  open()
  const choices = within(await screen.findByRole('group', { name: 'County of the sample case' }))
  expect(await choices.findByRole('button', { name: 'Miami-Dade Steps of Miami-Dade' })).toBeVisible()
  const all = choices.getAllByRole('button').map(({ textContent }) => textContent)
  expect(all.join()).toMatch(/^Duval.*,Miami-Dade.*,Pinellas.*,Brevard.*,Orange/)
})

test('/county-examples: a sample case shows all there is to know', async () => {
  open()
  const section = (await screen.findByRole('heading', { name: 'Five sample cases' })).closest('section')
  const sample = within(section ?? document.body)
  await sample.findByRole('heading', { level: 3, name: 'Duval County' })
  const text = section?.textContent ?? ''
  for (const fact of [
    'Judicial circuit4',
    'Filing fee (divorce)About $409',
    'listed $408 for the petition and $10 for each summons. No clerk has confirmed a fee.',
    'Service of processAbout $40',
    'MediationIf anything is in dispute',
    'Parenting planRequired with minor children',
    'Form 12.928',
    'A course',
    '1. FilingOne day',
    '2. ServiceTwo weeks',
    '3. Response20 days',
    '4. Final hearingFour months',
    'petra@example.com',
    'robin@example.com',
    'June 9, 2012',
    'Key West, Florida',
    'Yes, 2',
    'Property to divideYes',
    'Debts to divideNo',
  ])
    expect(text).toContain(fact)
  const clerk = sample.getByRole('link', { name: 'Website of the Duval County clerk' })
  expect(clerk).toHaveAttribute('href', 'https://clerk.example.com')
})

test('/county-examples: another county is a press away', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: /^Pinellas/ }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Pinellas County' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pinellas/, pressed: true })).toBeVisible()
  expect(address()).toBe('/county-examples?example=pinellas')
})

test('/county-examples: a sample case that fails leaves the last one, and says which it is', async () => {
  const { user, log } = open('/county-examples?example=brevard')
  await screen.findByRole('heading', { level: 3, name: 'Brevard County' })
  await user.click(screen.getByRole('button', { name: 'Orange' }))
  expect(await screen.findByText(/could not be loaded\. The example below is still Brevard/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Brevard County' })).toBeVisible()
  expect(log).toHaveBeenCalledOnce()
})

test('/county-examples?county: who comes from the papers sees their county among all of them', async () => {
  open('/county-examples?county=duval#all-counties')
  const heading = await screen.findByRole('heading', { name: 'All 67 counties' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'County' })).toHaveValue('Duval (Circuit 4)')
})

test('/county-examples: no county is chosen before someone chooses one', async () => {
  open()
  expect(await screen.findByRole('combobox', { name: 'County' })).toHaveValue('')
})

test('/county-examples: the first county that is chosen is read out, too', async () => {
  const { user } = open()
  const all = (await screen.findByRole('heading', { name: 'All 67 counties' })).closest('section')
  const live = all?.querySelector('[aria-live]')
  await user.type(screen.getByRole('combobox', { name: 'County' }), 'Duval{Enter}')
  await waitFor(() => expect(live).toHaveTextContent('Duval County'))
})

test('/county-examples/duval: the clerk stands above the lists, and the divorce and its price at the end', async () => {
  visiting({
    'GET /api/catalog/document-types': () => ({
      body: [simpleWill, { ...uncontestedDivorce, county: true }],
    }),
  })
  renderApp('/county-examples/duval')
  const clerk = await screen.findByRole('link', { name: 'Website of the Duval County clerk' })
  const forms = screen.getByRole('heading', { name: 'Forms on the county’s list' })
  expect(clerk.compareDocumentPosition(forms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/file in Duval County: starting at \$399, a one-time fee\./)).toBeVisible()
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'Get Started' })
  expect(way).toHaveAttribute('href', '/checkout?type=uncontestedDivorce')
})
