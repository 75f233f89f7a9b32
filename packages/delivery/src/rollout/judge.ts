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
  /** Number of views whose slowest press was the module's own and took longer than those milliseconds. */
  slowerThan(milliseconds: number): number
}

export interface Rules {
  /** Chance, over the whole rollout, of aborting one that is no worse. */
  readonly risk: number
  /** Fewer page views or timings than this say nothing. */
  readonly minimum: number
  /** Smallest difference that counts as worse: points of the error rate, and share of the p75. */
  readonly errorMargin: number
  readonly timeMargin: number
  /** Milliseconds beyond which a press is slow, and the least difference of the share of views with a slow one. */
  readonly slowPress: number
  readonly pressMargin: number
}

export const usualRules: Rules = {
  risk: 0.01,
  minimum: 200,
  errorMargin: 0.005,
  timeMargin: 0.1,
  slowPress: 200,
  pressMargin: 0.01,
}

/** Milliseconds of INP that count as no difference: browsers round it to eight. */
const unnoticed = 24

export interface Judgement {
  readonly verdict: 'continue' | 'abort'
  /** A sentence each: what is worse, or why nothing can be said yet. */
  readonly reasons: readonly string[]
}

/**
 * Whether a canary is worse than what is live. Errors: Fisher's exact test of the rates. LCP and INP: the share of timings
 * at or above the baseline's and canary's common p75, by the same test (the quantile test: it asks nothing of how times are
 * spread). Presses: the share of views whose slowest press was the module's own and slow, of all views, so that a press
 * that few visitors make counts too. Four tests at each look, and any number of looks: the k-th spends 6/(π k)² of the
 * risk, a quarter per test, so that looking often does not abort what is good. A difference must also be as great as the
 * margin.
 */
export function judge(canary: Seen, live: Seen, look: number, rules: Rules = usualRules): Judgement {
  const limit = ((rules.risk / 4) * 6) / (Math.PI * look) ** 2
  const findings = [
    errors(canary, live, limit, rules),
    times('LCP', canary.lcp, live.lcp, limit, rules),
    times('INP', canary.inp, live.inp, limit, rules, unnoticed),
    presses(canary, live, limit, rules),
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
  least = 0,
): Finding {
  if (canary.length < minimum || live.length < minimum)
    return tooFew(`${name} timings`, canary.length, live.length, minimum)
  const [mine, theirs] = [p75(canary), p75(live)]
  if (mine < theirs * (1 + timeMargin) || mine - theirs < least) return fine
  const common = p75([...canary, ...live])
  const above = (all: readonly number[]) => ({
    // Count ties: browsers round INP, so all of a group may have one value.
    hits: all.filter((time) => time >= common).length,
    of: all.length,
  })
  const chance = chanceOfSoMany(above(canary), above(live))
  return verdict(
    chance,
    limit,
    `${name}: its p75 is ${Math.round(mine)} ms, and the live release's is ${Math.round(theirs)} ms`,
  )
}

function presses(canary: Seen, live: Seen, limit: number, rules: Rules): Finding {
  const { minimum, slowPress, pressMargin } = rules
  // Silent where too few were seen: the question of errors says so for the same views.
  if (canary.views < minimum || live.views < minimum) return fine
  // A view of which no report of its beginning came can still tell of a press.
  const slow = (seen: Seen) => ({ hits: Math.min(seen.slowerThan(slowPress), seen.views), of: seen.views })
  const [mine, theirs] = [slow(canary), slow(live)]
  const [share, usual] = [mine.hits / mine.of, theirs.hits / theirs.of]
  if (share - usual < pressMargin) return fine
  const shares = `${(share * 100).toFixed(1)}% of its page views have a press of this module above ${slowPress} ms, and ${(usual * 100).toFixed(1)}% of the live release's`
  return verdict(chanceOfSoMany(mine, theirs), limit, `INP: ${shares}`)
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
