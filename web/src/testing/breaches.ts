import axe from 'axe-core'

/** What of WCAG 2.2 A and AA a part of the page breaks, as far as that is seen without a layout: journeys look at the rest. */
export async function breachesIn(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
