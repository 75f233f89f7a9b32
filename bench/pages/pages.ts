import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.ts'
import { stopEverything } from '../../scripts/lib/processes.ts'
import { type Measured, measure } from './measure.ts'
import { report } from './report.ts'
import { startBoth } from './variants.ts'

const PAGES = { home: '/', product: '/products/tide-vase', cart: '/cart' } as const
const ROUNDS = 9

/** Federated and monolith by turns, round by round, each in a fresh profile. */
export async function pages(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? ROUNDS)
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const { federated, monolith } = await startBoth()
    for (const [page, path] of Object.entries(PAGES)) {
      const ours: Measured[] = []
      const theirs: Measured[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await measure(browser, federated + path))
        theirs.push(await measure(browser, monolith + path))
      }
      console.log(report(page, ours, theirs))
    }
  } finally {
    await browser.close()
    await stopEverything()
  }
}
