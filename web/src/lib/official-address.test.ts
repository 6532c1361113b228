import { expect, test } from 'vitest'
import { hostOf, officialAddress } from './official-address'

test.each([
  ['https://www.floridabar.org/public'],
  ['https://floridalawhelp.org'],
  ['https://www.leg.state.fl.us/statutes/'],
])('%s is an official address', (source) => {
  expect(officialAddress(source)).toMatch(source)
})

test('so is the clerk of the chosen county, and no other', () => {
  const hosts = hostOf('https://www.duvalclerk.com')
  expect(officialAddress('https://www.duvalclerk.com/family', hosts)).toBe(
    'https://www.duvalclerk.com/family',
  )
  expect(officialAddress('https://www.leeclerk.org/family', hosts)).toBeUndefined()
})

test.each([
  ['another host', 'https://evil.example/floridabar.org'],
  ['a host that ends alike', 'https://notfloridabar.org/'],
  ['a host that begins alike', 'https://floridabar.org.evil.example/'],
  ['a name before the host', 'https://floridabar.org@evil.example/'],
  ['a name and a password', 'https://maria:lopez@floridabar.org/'],
  ['a port', 'https://floridabar.org:8443/'],
  ['words in the query', 'https://www.floridabar.org/?q=Maria+Lopez'],
  ['words in the fragment', 'https://www.floridabar.org/#Maria-Lopez'],
  ['words in the path', 'https://www.floridabar.org/Maria%20Lopez'],
  ['a long path', `https://www.floridabar.org/${'a'.repeat(200)}`],
  ['no encryption', 'http://www.floridabar.org/'],
  ['a script', 'javascript:alert(1)//floridabar.org'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['letters that look alike', 'https://floridаbar.org/'],
  ['backslashes', 'https:\\\\evil.example\\floridabar.org'],
  ['a line break', 'https://floridabar.org/\njavascript:'],
  ['no address at all', 's. 732.502'],
])('%s is not', (_what, source) => {
  expect(officialAddress(source)).toBeUndefined()
})

test('what is no website has no host', () => {
  expect(hostOf('none')).toEqual([])
})
