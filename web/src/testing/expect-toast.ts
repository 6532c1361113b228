import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

/** The message that is shown has this title and text, to the letter, and this look. */
export async function expectToast(
  tone: 'plain' | 'destructive',
  title: string,
  text?: string,
): Promise<void> {
  const region = await screen.findByRole('region', { name: 'Notifications (F8)' })
  const shown = (await within(region).findByText(title)).closest('li')
  const [head, body] = Array.from(shown?.querySelector('div')?.children ?? [], (part) => part.textContent)
  expect([head, body]).toEqual([title, text])
  expect(shown?.classList.contains('border-danger')).toBe(tone === 'destructive')
}

/** "Error" heads many of them, so a test that waits for its own looks for the text. */
export async function expectError(text: string): Promise<void> {
  const region = await screen.findByRole('region', { name: 'Notifications (F8)' })
  await within(region).findByText(text)
  await expectToast('destructive', 'Error', text)
}
