/** An element with texts and elements in it. A text stays a text, whatever stands in it. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...content)
  return made
}

export const listOf = (texts: readonly string[]): HTMLElement =>
  element('ul', {}, ...texts.map((text) => element('li', {}, text)))

/** Names with what they stand for. */
export const terms = (rows: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  element(
    'dl',
    {},
    ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  )
