import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 A and AA by axe: no violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // What is well need not be described node by node.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // Several frames are put together in a page of their own; one need not be.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary}`).join('\n')}`,
  )
  expect(told, told.join('\n')).toEqual([])
}

/** In the light and in the dark. Colours must not fade from one to the other: they would be measured half way. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    })
  }
}
