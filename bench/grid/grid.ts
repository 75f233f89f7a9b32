import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import getPort from 'get-port'
import { run, stopEverything } from '../../scripts/lib/processes.ts'
import { modules, root, type StoreLayout } from '../../scripts/store/layout.ts'
import { build, deploy, shellUrl, startPlatform, startShell } from '../../scripts/store/parts.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { measureKeys, measurePaste, measureScroll } from './measure.ts'

/**
 * The catalog's spreadsheet over so many products at a CPU four times slower: long tasks and frames while it scrolls,
 * from keystroke to painted cell, and a paste. `npm run bench -- grid [--products 100000] [--cells 5000]`
 */
export async function grid(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string', default: '100000' }, cells: { type: 'string', default: '5000' } },
  })
  const home = await mkdtemp(join(tmpdir(), 'galleria-grid-'))
  await chmod(home, 0o755)
  try {
    const layout = {
      home,
      shellPort: await getPort({ host: '127.0.0.1' }),
      platformPort: await getPort({ host: '127.0.0.1' }),
    }
    await open(layout, values.products)
    console.log(`${values.products} products, load ${loadavg()[0]?.toFixed(1)}`)
    const browser = await openBrowser([])
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await comeIn(page, shellUrl(layout))
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await measureScroll(page)
      await measureKeys(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await measurePaste(page, Number(values.cells))
    } finally {
      await browser.close()
    }
  } finally {
    await stopEverything()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function open(layout: StoreLayout, products: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'development', GALLERIA_HOME: layout.home }
  const seed = [join(root, 'apps/platform/src/dev/seed/main.ts'), '--products', products]
  const [seeded] = await Promise.all([run(process.execPath, seed, { env }), build()])
  if (seeded.code !== 0) throw new Error(seeded.output)
  const silent = () => undefined
  await startPlatform(layout, silent)
  await deploy(layout, modules)
  await startShell(layout, silent)
}

async function comeIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/manage/catalog`)
  await page.waitForURL(/\/account\/sign-in/)
  await page
    .getByLabel(/^email/i)
    .first()
    .fill('owner@galleria.test')
  await page.getByLabel('Password', { exact: true }).fill('lovelace-1843')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('grid').waitFor({ timeout: 120_000 })
}
