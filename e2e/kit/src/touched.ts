import type { BrowserContext, Fixtures, PlaywrightTestArgs } from '@playwright/test'

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

export const touchFixtures: Fixtures<TouchFixtures, object, Pick<PlaywrightTestArgs, 'context'>> = {
  isTouched: [true, { option: true }],
  context: async ({ context, isTouched }, use) => {
    if (isTouched) touchPages(context)
    await use(context)
  },
}
