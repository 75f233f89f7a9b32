import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deploy, integrityOf, openDelivery } from '../../packages/delivery/src/index.ts'
import type { ReleaseDraft } from '../../packages/federation/src/release.ts'
import { stopEverything } from '../../scripts/lib/processes.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { measure } from '../pages/measure.ts'
import { startFederated } from '../pages/variants.ts'

/** The home page of a cold visitor, with the store's four modules and with two hundred registered. */
export async function modules(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  const browser = await openBrowser([])
  try {
    const { url, store } = await startFederated(home)
    await measure(browser, url)
    const few = await measure(browser, url)
    await registerMore(store.home, 196)
    await measure(browser, url)
    const many = await measure(browser, url)
    for (const [count, { jsBytes, requests }] of [[4, few] as const, [200, many] as const])
      console.log(`${String(count).padStart(4)} modules  ${jsBytes} bytes of JS  ${requests} requests`)
    if (few.jsBytes !== many.jsBytes || few.requests !== many.requests) process.exitCode = 1
  } finally {
    await browser.close()
    await stopEverything()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function registerMore(home: string, count: number): Promise<void> {
  const env = { GALLERIA_HOME: home, MODULE_STORE: join(home, 'modules') }
  const delivery = await openDelivery(env, { by: 'bench' })
  const from = await mkdtemp(join(tmpdir(), 'galleria-module-'))
  const code = 'module.exports = {}\n'
  await mkdir(join(from, 'server'))
  await writeFile(join(from, 'server/module.js'), code)
  for (let index = 0; index < count; index++) {
    const name = `extra-${index}`
    const release: ReleaseDraft = {
      schema: 2,
      module: name,
      prefixes: [`/${name}`],
      routes: [`/${name}`],
      nav: [],
      widgets: {},
      uses: {},
      entry: 'remoteEntry.js',
      js: [],
      css: [],
      server: 'server/module.js',
      chunks: {},
      integrity: { 'server/module.js': integrityOf(code) },
      requires: {},
    }
    await writeFile(join(from, 'release.json'), JSON.stringify(release))
    await deploy(delivery, { module: name, from })
  }
  await rm(from, { recursive: true })
}
