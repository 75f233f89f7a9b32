import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { looks } from './looks.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that axe asks of colors, by its category `cat.color`. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']

const every: axe.RunOptions = {
  runOnly: { type: 'tag', values: tags },
  // Passing nodes need no description each.
  resultTypes: ['violations'],
  // Style sheets are asked for by experimental rules alone.
  preload: { assets: ['media'] },
}
const colors: axe.RunOptions = { ...every, runOnly: { type: 'rule', values: rulesOfColor } }

const scriptless = 'iframe[sandbox]:not([sandbox~="allow-scripts"])'

// Half as long as what axe gives by default, and read by the browser for each document.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA by axe: no violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, every)
}

/** The same in one color scheme: for a page of which a like one is checked in the other. */
export async function expectAccessibleIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expectNoViolation(page, every)
}

/**
 * Checks the page in light and in dark mode. Colors must not fade from one to the other: they would be measured half way.
 * Dark mode changes only colors, so only colors are checked again. A phone that repeats what the desktop has shown is checked by
 * every rule in dark alone: its layout is its own, its light colors are the desktop's.
 */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  if (repeatsTheDesktop()) return test.step('dark', () => expectAccessibleIn(page, 'dark'))
  const light = await test.step('light', async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const before = await looks(page)
    await expectNoViolation(page, every)
    return before
  })
  await test.step('dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const same = light !== null && light === (await looks(page))
    await expectNoViolation(page, same ? colors : every)
  })
}

function repeatsTheDesktop(): boolean {
  const { project, tags } = test.info()
  return project.name === 'phone' && !tags.includes('@phone')
}

async function expectNoViolation(page: Page, options: axe.RunOptions): Promise<void> {
  const told = (await violationsOf(page, options)).map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary}`).join('\n')}`,
  )
  expect(told, told.join('\n')).toEqual([])
}

async function violationsOf(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  // Results of several frames are merged in a page of its own; one frame needs none. One without scripts runs no axe.
  if ((await page.locator('iframe').count()) > (await page.locator(scriptless).count()))
    return (await new AxeBuilder({ page, axeSource }).exclude(scriptless).options(options).analyze())
      .violations
  const isThere = await page.evaluate(() => 'run' in Object((window as { axe?: unknown }).axe))
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(
    async (asked) => (await (window as unknown as { axe: typeof axe }).axe.run(document, asked)).violations,
    { ...options, iframes: false },
  )
}
