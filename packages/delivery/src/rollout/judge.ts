import { chanceOfSoMany } from './fisher-test.ts'

/** Measurements of one release since the rollout began. */
export interface Seen {
  /** Page views it had a part in. */
  readonly views: number
  /** Number of views with an error of this module. */
  readonly failed: number
  /** Milliseconds, one per page view that told it; at most a few thousand, drawn evenly. */
  readonly lcp: readonly number[]
  readonly inp: readonly number[]
}

export interface Rules {
  /** Chance, over the whole rollout, of aborting one that is no worse. */
  readonly risk: number
  /** Fewer page views or timings than this say nothing. */
  readonly minimum: number
  /** Smallest difference that counts as worse: points of the error rate, and share of the p75. */
  readonly errorMargin: number
  readonly timeMargin: number
}

export const usualRules: Rules = { risk: 0.01, minimum: 200, errorMargin: 0.005, timeMargin: 0.1 }

export interface Judgement {
  readonly verdict: 'continue' | 'abort'
  /** A sentence each: what is worse, or why nothing can be said yet. */
  readonly reasons: readonly string[]
}

/**
 * Whether a canary is worse than what is live. Errors: Fisher's exact test of the rates. LCP and INP: the share of timings
 * above the baseline's and canary's common p75, by the same test (the quantile test: it asks nothing of how times are
 * spread). Three tests at each look, and any number of looks: the k-th spends 6/(π k)² of the risk, a third per test, so
 * that looking often does not abort what is good. A difference must also be as great as the margin.
 */
export function judge(canary: Seen, live: Seen, look: number, rules: Rules = usualRules): Judgement {
  const limit = ((rules.risk / 3) * 6) / (Math.PI * look) ** 2
  const findings = [
    errors(canary, live, limit, rules),
    times('LCP', canary.lcp, live.lcp, limit, rules),
    times('INP', canary.inp, live.inp, limit, rules),
  ]
  const worse = findings.filter(({ isWorse }) => isWorse)
  const deciding = worse.length > 0 ? worse : findings
  return {
    verdict: worse.length > 0 ? 'abort' : 'continue',
    reasons: deciding.flatMap(({ reason }) => (reason ? [reason] : [])),
  }
}

interface Finding {
  readonly isWorse: boolean
  readonly reason: string | null
}

function errors(canary: Seen, live: Seen, limit: number, { minimum, errorMargin }: Rules): Finding {
  if (canary.views < minimum || live.views < minimum)
    return tooFew('page views', canary.views, live.views, minimum)
  const [mine, theirs] = [canary.failed / canary.views, live.failed / live.views]
  if (mine - theirs < errorMargin) return fine
  const chance = chanceOfSoMany(
    { hits: canary.failed, of: canary.views },
    { hits: live.failed, of: live.views },
  )
  const rates = `${(mine * 100).toFixed(2)}% of its page views fail, and ${(theirs * 100).toFixed(2)}% of the live release's`
  return verdict(chance, limit, `Errors: ${rates}`)
}

function times(
  name: string,
  canary: readonly number[],
  live: readonly number[],
  limit: number,
  { minimum, timeMargin }: Rules,
): Finding {
  if (canary.length < minimum || live.length < minimum)
    return tooFew(`${name} timings`, canary.length, live.length, minimum)
  const [mine, theirs] = [p75(canary), p75(live)]
  if (mine < theirs * (1 + timeMargin)) return fine
  const common = p75([...canary, ...live])
  const above = (all: readonly number[]) => ({
    hits: all.filter((time) => time > common).length,
    of: all.length,
  })
  const chance = chanceOfSoMany(above(canary), above(live))
  return verdict(
    chance,
    limit,
    `${name}: its p75 is ${Math.round(mine)} ms, and the live release's is ${Math.round(theirs)} ms`,
  )
}

const fine: Finding = { isWorse: false, reason: null }

function tooFew(what: string, mine: number, theirs: number, minimum: number): Finding {
  return { isWorse: false, reason: `Too few ${what} to compare: ${mine} and ${theirs} of ${minimum} each.` }
}

function verdict(chance: number, limit: number, what: string): Finding {
  const isWorse = chance < limit
  const by = `probability by chance ${chance.toExponential(1)}, limit ${limit.toExponential(1)}`
  return { isWorse, reason: `${what} (${by}).` }
}

export function p75(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
}
