import type { Browser } from '@playwright/test'
import { clickOnward } from './click.ts'
import { type Loaded, NotWhole, type Visits, visit } from './measure.ts'
import type { MeasuredPage } from './page-list.ts'
import type { Somebody } from './phone.ts'
import { findTargets, tapWhileLoading } from './taps.ts'
import type { Side } from './variants.ts'

export const allParts = ['load', 'touched', 'repeat', 'click', 'taps'] as const
export type Part = (typeof allParts)[number]

/** Measures of one page on one side, round by round. */
export interface Figures {
  readonly cold: Loaded[]
  readonly again: Loaded[]
  readonly touched: Loaded[]
  /** Milliseconds from click to paint, with intent seen and without. */
  readonly intended: number[]
  readonly sudden: number[]
  /** Milliseconds from tap to paint, of all rounds. */
  readonly taps: number[]
}

/** Values of each round, of visits that nobody touched or of touched ones. */
export const roundsOf =
  (visits: 'cold' | 'touched', key: keyof Loaded) =>
  (figures: Figures): readonly number[] =>
    figures[visits].map((round) => round[key])

export interface Candidate {
  readonly side: Side
  readonly somebody: Somebody | undefined
  readonly figures: Figures
}

/** All sides by turns, round by round, each visit in a fresh profile. */
export async function measureRounds(
  browser: Browser,
  page: MeasuredPage,
  candidates: readonly Candidate[],
  { rounds, parts }: { readonly rounds: number; readonly parts: readonly Part[] },
): Promise<void> {
  const { path, onward } = page
  const prepared = await Promise.all(
    candidates.map(async (candidate) => ({
      ...candidate,
      url: candidate.side.url + path,
      // The reference page is the same for every page.
      shows: candidate.side.hasShop ? page.shows : 'main',
    })),
  )
  const targets = new Map<Candidate['side'], Awaited<ReturnType<typeof findTargets>>>()
  for (const { side, url, somebody, shows } of prepared) {
    // Not counted: the servers' first page costs what no later one does.
    await wholeVisit(browser, url, { somebody, shows })
    if (parts.includes('taps')) targets.set(side, await findTargets(browser, url, somebody))
  }
  for (let round = 0; round < rounds; round++) {
    // The order alternates, so that none always follows another.
    for (const { side, url, somebody, shows, figures } of round % 2 ? prepared.toReversed() : prepared) {
      if (parts.includes('load') || parts.includes('repeat') || parts.includes('touched')) {
        const { cold, again, touched } = await wholeVisit(browser, url, {
          somebody,
          shows,
          again: parts.includes('repeat'),
          touched: parts.includes('touched'),
        })
        figures.cold.push(cold)
        if (again) figures.again.push(again)
        if (touched) figures.touched.push(touched)
      }
      if (onward && side.hasShop && parts.includes('click')) {
        figures.intended.push(await clickOnward(browser, url, onward, { somebody, intent: true }))
        figures.sudden.push(await clickOnward(browser, url, onward, { somebody, intent: false }))
      }
      if (parts.includes('taps'))
        figures.taps.push(...(await tapWhileLoading(browser, url, targets.get(side) ?? [], somebody)))
    }
  }
}

/** Three tries: a busy store may answer with less than the page, which measures nothing. */
async function wholeVisit(...visited: Parameters<typeof visit>): Promise<Visits> {
  for (let tries = 1; ; tries++)
    try {
      return await visit(...visited)
    } catch (error) {
      if (!(error instanceof NotWhole) || tries === 3) throw error
      console.error(`Not counted: ${error.message}`)
    }
}

export const noFigures = (): Figures => ({
  cold: [],
  again: [],
  touched: [],
  intended: [],
  sudden: [],
  taps: [],
})
