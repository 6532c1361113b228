import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { shop } from '@/testing/shop'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const scrolled = () => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

/** How the browser came to load the page. */
const loadedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])

/** The page was left at this height when it was at this place of the history. */
function leftAt(pathname: string, place: number, height: number): void {
  sessionStorage.setItem(`scroll ${pathname} ${place}`, String(height))
  window.history.replaceState({ idx: place }, '')
}

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '')
})

test('a page that is loaded anew begins at its top, whatever was read in this tab before', async () => {
  shop()
  leftAt('/privacy', 0, 1500)
  leftAt('/about', 0, 700)
  loadedBy('navigate')
  const scroll = scrolled()
  renderApp('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Coquina' })
  expect(scroll.mock.calls).toEqual([[0, 0]])
})

test.each(['reload', 'back_forward'])('by %s a page is shown where it was left', async (type) => {
  shop()
  leftAt('/about', 2, 700)
  loadedBy(type)
  const scroll = scrolled()
  renderApp('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Coquina' })
  expect(scroll).toHaveBeenLastCalledWith(0, 700)
})

test('another place of the same page in the history is not this one', async () => {
  shop()
  leftAt('/about', 2, 700)
  window.history.replaceState({ idx: 3 }, '')
  loadedBy('reload')
  const scroll = scrolled()
  renderApp('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Coquina' })
  expect(scroll).toHaveBeenLastCalledWith(0, 0)
})

test('a choice that is noted in the address leaves the page where it is, and another page begins at its top', async () => {
  shop()
  const scroll = scrolled()
  const { user, address } = renderApp('/checkout?bundle=complete')
  const agreement = await screen.findByRole('radio', { name: /^Prenuptial/ })
  scroll.mockClear()
  await user.click(agreement)
  await waitFor(() => expect(address()).toContain('agreement=prenuptialAgreement'))
  expect(scroll).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Support' }))
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0))
})

test('a link to a part of another page leads the keyboard there, too', async () => {
  shop()
  const { user } = renderApp('/contact')
  await user.click(await screen.findByRole('link', { name: 'How we know this is right' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: 'How we know this is right' })).toHaveFocus(),
  )
})
