import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from './drawing'
import { MOTIFS, type MotifName } from './motifs'
import { paperMotif } from './paper-motif'
import { Picture } from './picture'

const motifs = Object.keys(MOTIFS) as MotifName[]
const markupOf = (motif: MotifName) => renderToStaticMarkup(<Picture motif={motif} />)

test.each(motifs)(
  '%s: at most 6 KB, the same each time, silent, and with colors of the page alone',
  (motif) => {
    const markup = markupOf(motif)
    expect(new Blob([markup]).size).toBeLessThanOrEqual(6 * 1024)
    expect(markupOf(motif)).toBe(markup)
    expect(markup).toContain('aria-hidden="true"')
    expect(markup).not.toMatch(/NaN|undefined|style=|href=|url\(|#[0-9a-f]{3}/)
  },
)

test('no two papers have the same drawing, and a type that is not known has one', () => {
  const icons = ['scroll', 'rings', 'home', 'scale', 'key', 'heart', 'an icon of the future']
  expect(new Set(icons.map((icon) => markupOf(paperMotif(icon)))).size).toBe(icons.length)
})

test('a drawing comes after the words that it accompanies', async () => {
  const { container } = render(
    <p>
      <Drawing motif="key" /> The words
    </p>,
  )
  expect(screen.getByText('The words')).toBeVisible()
  await expect.poll(() => container.querySelector('svg')?.getAttribute('data-drawing')).toBe('key')
})
