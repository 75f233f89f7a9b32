import type { BrowserContext, Fixtures, PlaywrightTestArgs } from '@playwright/test'

export interface TouchFixtures {
  /** False for `test.use({ isTouched: false })`: nobody is there until the test acts. */
  readonly isTouched: boolean
}

/**
 * Lets somebody touch each page as soon as it is there: a page that the server drew whole is hydrated with the first interaction,
 * and a test that only looks would wait ten seconds for that.
 */
export async function touchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart'))),
  )
}

export const touchFixtures: Fixtures<TouchFixtures, object, Pick<PlaywrightTestArgs, 'context'>> = {
  isTouched: [true, { option: true }],
  context: async ({ context, isTouched }, use) => {
    if (isTouched) await touchPages(context)
    await use(context)
  },
}
