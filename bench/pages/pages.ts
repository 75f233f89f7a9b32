import { parseArgs } from 'node:util'
import { stopEverything } from '../../scripts/lib/processes.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { type Measured, measure } from './measure.ts'
import { report } from './report.ts'
import { startBoth, type Variants } from './variants.ts'

const PAGES = { home: '/', listing: '/products', product: '/products/tide-vase', cart: '/cart' } as const

/** Federated and monolith by turns, round by round, each in a fresh profile. `pages [--rounds 9] [home listing product cart]` */
export async function pages(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '9' } },
    allowPositionals: true,
  })
  let variants: Variants | undefined
  try {
    variants = await startBoth()
    await compare(variants, Number(values.rounds), positionals)
  } finally {
    await stopEverything()
    await variants?.remove()
  }
}

async function compare(
  { federated, monolith, browserArgs }: Variants,
  rounds: number,
  wanted: readonly string[],
) {
  const browser = await openBrowser(browserArgs)
  try {
    for (const [page, path] of Object.entries(PAGES)) {
      if (wanted.length > 0 && !wanted.includes(page)) continue
      const ours: Measured[] = []
      const theirs: Measured[] = []
      // Not counted: the servers' first page costs what no later one does.
      await measure(browser, federated + path)
      await measure(browser, monolith + path)
      for (let round = 0; round < rounds; round++) {
        // The order alternates, so that neither always follows the other.
        const visits = [
          async () => ours.push(await measure(browser, federated + path)),
          async () => theirs.push(await measure(browser, monolith + path)),
        ]
        for (const visit of round % 2 ? visits.reverse() : visits) await visit()
      }
      console.log(report(page, ours, theirs))
    }
  } finally {
    await browser.close()
  }
}
