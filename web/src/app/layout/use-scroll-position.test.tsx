import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { shop } from '@/testing/shop'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

test('a choice that is noted in the address leaves the page where it is, and another page begins at its top', async () => {
  shop()
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { user, address } = renderApp('/checkout?bundle=complete')
  const agreement = await screen.findByRole('radio', { name: /^Prenuptial/ })
  scroll.mockClear()
  await user.click(agreement)
  await waitFor(() => expect(address()).toContain('agreement=prenuptialAgreement'))
  expect(scroll).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Support' }))
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0))
})
