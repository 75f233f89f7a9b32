import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { openBrowser } from '../lib/open-browser.ts'
import { overBudget } from './budgets.ts'
import { type MeasuredPage, pageList } from './page-list.ts'
import { become } from './people.ts'
import { heading, legend, p98, report } from './report.ts'
import { allParts, measureRounds, noFigures, type Part } from './rounds.ts'
import { type Side, type Sides, startSides } from './variants.ts'

/**
 * Pages on a slow phone, beside the monolith (or with `--against` another checkout's build) and a fixed reference page,
 * by turns. `pages [--rounds 9] [--parts load,touched,repeat,click,taps] [--against <folder>] [--budgets] [home listing …]`
 *
 * `--budgets` fails where a page is over one of `budgets.ts`. A page that is over is measured two rounds more, and judged by the
 * medians of all: a single round has the machine's other work in it.
 */
export async function pages(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '9' },
      parts: { type: 'string', default: allParts.join() },
      against: { type: 'string' },
      budgets: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.budgets && values.against)
    throw new Error('Budgets are held beside the monolith: leave --against out.')
  const asked = values.parts.split(',').map(known(allParts))
  // Budgets are of both kinds of visits.
  const parts = values.budgets ? [...asked, 'touched' as const] : asked
  const names = positionals.map(known(Object.keys(pageList)))
  let sides: Sides | undefined
  try {
    sides = await startSides(values.against)
    const browser = await openBrowser(sides.browserArgs)
    try {
      const chosen = Object.entries(pageList).filter(([name]) => !names.length || names.includes(name))
      const options = { rounds: Number(values.rounds), parts, hasBudgets: values.budgets }
      const over = await compare(browser, sides.all, chosen, options)
      for (const each of over) console.error(`Over budget: ${each}`)
      if (over.length) process.exitCode = 1
    } finally {
      await browser.close()
    }
  } finally {
    await sides?.stop()
  }
}

async function compare(
  browser: Browser,
  sides: readonly Side[],
  chosen: readonly (readonly [string, MeasuredPage])[],
  options: { readonly rounds: number; readonly parts: readonly Part[]; readonly hasBudgets: boolean },
): Promise<string[]> {
  const over: string[] = []
  const journeys = new Map<string, number[]>(sides.map(({ name }) => [name, []]))
  console.log(`Medians of ${options.rounds} rounds\n\n${heading()}`)
  for (const [name, page] of chosen) {
    const candidates = []
    for (const side of sides)
      candidates.push({
        side,
        somebody: side.hasShop ? await become(browser, side.url, page.who) : undefined,
        figures: noFigures(),
      })
    await measureRounds(browser, page, candidates, options)
    const measured = candidates.map(({ side, figures }) => ({ name: side.name, figures }))
    if (options.hasBudgets && overBudget(name, measured).length > 0)
      await measureRounds(browser, page, candidates, { ...options, rounds: 2 })
    for (const line of report(name, measured)) console.log(line)
    if (options.hasBudgets) over.push(...overBudget(name, measured))
    for (const { name: side, figures } of measured) journeys.get(side)?.push(...figures.taps)
  }
  if (options.parts.includes('taps'))
    for (const [side, taps] of journeys) console.log(`tap p98 over all pages, ${side}: ${p98(taps)}`)
  console.log(`\n${legend.join('\n')}`)
  return over
}

function known<T extends string>(names: readonly T[]): (given: string) => T {
  return (given) => {
    const found = names.find((name) => name === given)
    if (!found) throw new Error(`There's no ${given}. Choose among ${names.join(', ')}.`)
    return found
  }
}
