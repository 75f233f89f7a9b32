import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import {
  type BrowserFault,
  breakInBrowser,
  browserFaults,
  type FileKind,
} from '../../e2e/kit/src/browser-faults.ts'
import { stopEverything } from '../../scripts/lib/processes.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { startFederated } from '../pages/variants.ts'

const paths = ['/', '/products', '/products/potting-soil', '/cart', '/account', '/loyalty']
const kinds: readonly FileKind[] = ['entry', 'chunk', 'sheet']

/**
 * Milliseconds from a navigation to the first paint and to a frame that can be used, for each page with each fault of all
 * modules' files at once, the server healthy. `faults [hanging …]`
 */
export async function faults(args: string[]): Promise<void> {
  const wanted = browserFaults.filter((fault) => !args.length || args.includes(fault))
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  const browser = await openBrowser([])
  try {
    const { url } = await startFederated(home)
    for (const path of paths) await visit(browser, url + path)
    console.log(`${''.padEnd(28)}${paths.map((path) => path.padStart(26)).join('')}`)
    const row = async (name: string, fault?: BrowserFault, kind?: FileKind) => {
      const cells: string[] = []
      for (const path of paths) cells.push((await visit(browser, url + path, fault, kind)).padStart(26))
      console.log(name.padEnd(28) + cells.join(''))
    }
    await row('no fault')
    for (const fault of wanted) for (const kind of kinds) await row(`${kind} ${fault}`, fault, kind)
    for (const fault of wanted) await row(`font ${fault}`, fault, 'font')
  } finally {
    await browser.close()
    await stopEverything()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** First paint, the frame's life, and what the page's own part says then: its heading or its error. */
async function visit(browser: Browser, url: string, fault?: BrowserFault, kind?: FileKind): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  try {
    if (fault && kind) await breakInBrowser(page, kind === 'font' ? 'shell' : '*', kind, fault)
    await page.goto(url, { waitUntil: 'commit' })
    const usable = await page
      .waitForFunction(() => 'ready' in document.documentElement.dataset && performance.now(), null, {
        timeout: 8000,
        polling: 20,
      })
      .then(
        (value) => value.jsonValue(),
        () => 'never',
      )
    const heading = page.locator('main h1')
    const told = await heading
      .first()
      .waitFor({ timeout: 8000 })
      .then(() => page.evaluate(() => performance.now()))
      .catch(() => 'never')
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 'never',
    )
    return [painted, usable, told]
      .map((time) => (typeof time === 'number' ? time.toFixed(0) : time))
      .join(' / ')
  } finally {
    await context.close()
  }
}
