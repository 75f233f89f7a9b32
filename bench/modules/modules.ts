import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { stopEverything } from '../../scripts/lib/processes.ts'
import { modules as own, type StoreLayout } from '../../scripts/store/layout.ts'
import { build, deploy, shellUrl, startPlatform } from '../../scripts/store/parts.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { median, pairedRatio } from '../lib/statistics.ts'
import { visit } from '../pages/measure.ts'
import { ask } from '../platform/connections.ts'
import { type StartedShell, startedShell } from '../shell/started.ts'
import { untilServed } from './deploys.ts'
import { registerMore } from './register-more.ts'

const counts = [4, 50, 500] as const
const ROUNDS = 7

interface Store {
  readonly count: number
  readonly layout: StoreLayout
}

/** The home page with more and more registered modules: bytes and requests of a cold visitor, processor time of the server, and a deploy until its first page. */
export async function modules(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  try {
    await build()
    const [shellPort, platformPort] = [await getPort(), await getPort()]
    const stores: Store[] = counts.map((count) => ({
      count,
      layout: { shellPort, platformPort, home: join(home, String(count)) },
    }))
    await startPlatform({ shellPort, platformPort, home }, () => {})
    for (const { count, layout } of stores) {
      await deploy(layout, own)
      await registerMore(layout.home, count - own.length)
    }
    await visits(stores)
    await processor(stores)
    await deploys(stores)
  } finally {
    await stopEverything()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function visits(stores: readonly Store[]): Promise<void> {
  const browser = await openBrowser([])
  const seen = new Set<string>()
  try {
    for (const { count, layout } of stores) {
      const shell = await shellOf(layout)
      await visit(browser, shellUrl(layout), {})
      const { jsBytes, requests } = (await visit(browser, shellUrl(layout), {})).cold
      await shell.stop()
      seen.add(`${jsBytes} ${requests}`)
      console.log(`${named(count)}  ${jsBytes} bytes of JS  ${requests} requests`)
    }
  } finally {
    await browser.close()
  }
  console.log(`              ${seen.size === 1 ? 'equal' : 'NOT equal'}  (must be equal)`)
  if (seen.size > 1) process.exitCode = 1
}

/** By turns, so that what else the machine does weighs on all alike. */
async function processor(stores: readonly Store[]): Promise<void> {
  const sides: (Store & { readonly pid: number; readonly figures: number[] })[] = []
  for (const store of stores) {
    const layout = { ...store.layout, shellPort: await getPort() }
    const { pid } = await shellOf(layout)
    sides.push({ count: store.count, layout, pid, figures: [] })
  }
  const round = async ({ layout, pid }: (typeof sides)[number], milliseconds: number) => {
    const mark = Math.random().toString(36).slice(2)
    // Another address each time, so that no page is shared.
    const question = (index: number) => ({
      url: `${shellUrl(layout)}/?q=${mark}${index}`,
      headers: { 'accept-encoding': 'identity' },
    })
    return (await ask(question, 4, milliseconds, [pid])).cpu
  }
  for (const side of sides) await round(side, 6_000)
  for (let index = 0; index < ROUNDS; index++)
    for (const side of sides) side.figures.push(await round(side, 3_000))
  const [first] = sides
  for (const { count, figures } of sides)
    console.log(
      `${named(count)}  ${median(figures).toFixed(2)} ms of processor a page, ratio ${pairedRatio(figures, first?.figures ?? []).toFixed(2)}`,
    )
  for (const { pid } of sides) process.kill(pid, 'SIGTERM')
}

async function deploys(stores: readonly Store[]): Promise<void> {
  for (const { count, layout } of stores) {
    const shell = await shellOf(layout)
    const rounds: (readonly [number, number])[] = []
    for (let index = 1; index <= ROUNDS; index++)
      rounds.push(await untilServed(layout, 'catalog', `${index}.0.0`, '/products'))
    await shell.stop()
    const told = (at: 0 | 1) => `${Math.round(median(rounds.map((each) => each[at])))} ms`
    console.log(`${named(count)}  deploy ${told(0)}, its first page served after ${told(1)}  (most: 1000 ms)`)
  }
}

function shellOf({ shellPort, platformPort, home }: StoreLayout): Promise<StartedShell> {
  return startedShell({
    PORT: String(shellPort),
    SHELL_URL: `http://127.0.0.1:${shellPort}`,
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    MODULE_STORE: join(home, 'modules'),
    GALLERIA_HOME: home,
    RENDER_BUDGET_MS: '10000',
  })
}

const named = (count: number) => `${String(count).padStart(4)} modules`
