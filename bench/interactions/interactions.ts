import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { stopEverything } from '../../scripts/lib/processes.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { median } from '../lib/statistics.ts'
import { startBoth, type Variants } from '../pages/variants.ts'
import { type Scenario, scenarios } from './scenarios.ts'

/** Milliseconds from input to the next paint, by step. */
type Durations = Readonly<Record<string, number>>

/**
 * Interaction to Next Paint at a CPU four times slower, step by step, beside the monolith; the last line is a page's
 * worst. `interactions [--rounds 5] [listing product]`
 */
export async function interactions(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '5' } },
    allowPositionals: true,
  })
  const wanted = scenarios.filter(({ name }) => !positionals.length || positionals.includes(name))
  let variants: Variants | undefined
  try {
    variants = await startBoth()
    const browser = await openBrowser(variants.browserArgs)
    try {
      for (const scenario of wanted) await compare(browser, variants, scenario, Number(values.rounds))
    } finally {
      await browser.close()
    }
  } finally {
    await stopEverything()
    await variants?.remove()
  }
}

async function compare(browser: Browser, variants: Variants, scenario: Scenario, rounds: number) {
  const ours: Durations[] = []
  const theirs: Durations[] = []
  // Not counted: the servers' first page costs what no later one does.
  for (const base of [variants.federated, variants.monolith]) await visit(browser, base, scenario)
  for (let round = 0; round < rounds; round++) {
    const visits = [
      async () => ours.push(await visit(browser, variants.federated, scenario)),
      async () => theirs.push(await visit(browser, variants.monolith, scenario)),
    ]
    for (const each of round % 2 ? visits.reverse() : visits) await each()
  }
  console.log(`${scenario.name}: ms from input to paint, medians of ${rounds}`)
  console.log(`  ${''.padEnd(22)}${'federated'.padStart(10)}${'monolith'.padStart(10)}`)
  for (const step of [...Object.keys(scenario.steps), 'worst']) {
    const of = (all: readonly Durations[]) => median(all.map((round) => round[step] ?? 0)).toFixed(0)
    console.log(`  ${step.padEnd(22)}${of(ours).padStart(10)}${of(theirs).padStart(10)}`)
  }
}

async function visit(browser: Browser, base: string, { path, steps }: Scenario): Promise<Durations> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(observe)
  await page.goto(base + path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const durations: Record<string, number> = {}
  for (const [name, step] of Object.entries(steps)) {
    await slowest(page)
    await step(page)
    await page.waitForLoadState('networkidle')
    // Entries are told a while after the paint they end with.
    await page.waitForTimeout(700)
    durations[name] = await slowest(page)
  }
  await context.close()
  return { ...durations, worst: Math.max(...Object.values(durations)) }
}

/** The longest interaction since the last call. */
function slowest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = globalThis as unknown as { __longest: number }
    const longest = seen.__longest
    seen.__longest = 0
    return longest
  })
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { __longest: 0 }
  Object.assign(globalThis, seen)
  const watch = (type: string) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) {
          const target = globalThis as unknown as typeof seen
          target.__longest = Math.max(target.__longest, entry.duration)
        }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  watch('event')
  watch('first-input')
}
