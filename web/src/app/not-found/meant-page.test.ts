import { expect, test } from 'vitest'
import { meantPage } from './meant-page'

test.each([
  ['/simple-wil', '/law/simple-will'],
  ['/law/simple-wills', '/law/simple-will'],
  ['/laws/power_of_attorny', '/law/power-of-attorney'],
  ['/divorce', '/law/uncontested-divorce'],
  ['/prenup', '/law/prenuptial-agreement'],
  ['/How-It-Work', '/how-it-works'],
  ['/faq', '/how-it-works'],
  ['/pricing', '/#documents'],
  ['/login', '/auth'],
  ['/signup', '/auth?mode=create'],
  ['/my-documents', '/dashboard'],
  ['/county-example/duval', '/county-examples'],
  ['/help', '/support'],
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
])('%s means %s', (address, meant) => {
  expect(meantPage(address)?.to).toBe(meant)
})

test.each(['/nowhere/at-all', '/', '/xyz', '/wp-admin.php'])('%s means no page that is known', (address) => {
  expect(meantPage(address)).toBeUndefined()
})
