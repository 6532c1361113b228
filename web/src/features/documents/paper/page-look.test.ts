import { expect, test } from 'vitest'
import { looksOf } from './page-look'

const rect = { left: 0, top: 0, width: 80, height: 20 } as DOMRect

test('a block that holds others is drawn once, as those', () => {
  const area = document.createElement('section')
  area.innerHTML = '<h4>Heading</h4><ul><li>Alone</li><li><p>One</p><p>Two</p></li></ul>'
  Object.defineProperty(area, 'clientWidth', { value: 100 })
  for (const block of area.querySelectorAll('*'))
    block.getClientRects = () => [rect] as unknown as DOMRectList
  expect(looksOf(area).map(({ isHeading }) => isHeading)).toEqual([true, false, false, false])
})
