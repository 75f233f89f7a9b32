import type { BrowserContext, Fixtures, PlaywrightTestArgs, PlaywrightWorkerArgs } from '@playwright/test'

export interface TouchFixtures {
  /** False for `test.use({ isTouched: false })`: nobody is there until the test acts. */
  readonly isTouched: boolean
}

/**
 * Lets somebody touch each page as soon as it is there: a page that the server drew whole is hydrated with the first interaction,
 * and a test that only looks would wait ten seconds for that.
 */
export function touchPages(context: BrowserContext): void {
  // Not by a script of each frame: a frame without scripts would complain of it.
  context.on('page', (page) =>
    page.on('domcontentloaded', () =>
      // A page that has gone on meanwhile is touched when the next one is there.
      page.evaluate(() => dispatchEvent(new Event('touchstart'))).catch(() => undefined),
    ),
  )
}

/** Keeps the pointer away that a browser without windows rests at the corner of each page: it would be the first interaction. */
async function keepPointerAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener(
      'pointerover',
      (event) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(),
      { capture: true },
    ),
  )
}

type Given = Pick<PlaywrightTestArgs, 'context'>
type GivenToWorkers = Pick<PlaywrightWorkerArgs, 'browser'>

/** Touches the pages of the test's own context, and of those that the test makes beside it. */
export const touchFixtures: Fixtures<TouchFixtures, object, Given, GivenToWorkers> = {
  isTouched: [true, { option: true }],
  context: async ({ browser, context, isTouched }, use) => {
    if (!isTouched) {
      await keepPointerAway(context)
      return use(context)
    }
    touchPages(context)
    browser.on('context', touchPages)
    await use(context)
    browser.off('context', touchPages)
  },
}
