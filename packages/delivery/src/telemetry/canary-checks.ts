import * as z from 'zod/mini'
import { inParallel } from '../base/in-parallel.ts'
import type { Canary } from '../registry/document.ts'
import { judge, p75, type Rules, type Seen, usualRules } from '../rollout/judge.ts'
import type { Notes } from '../store/notes.ts'
import type { ModuleStore } from '../store/store.ts'
import type { Row } from './hour-file.ts'
import { readHours } from './read-hours.ts'
import { seenIn, stageBegan, stageOf } from './rollout.ts'

const folder = 'looks'
/** Growth of page views after which the next check is due. */
const growth = 1.25

const Figures = z.object({
  views: z.number(),
  failed: z.number(),
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
})

/** Check of a canary, made once by the first watcher that is due, and stored. */
const CanaryCheck = z.object({
  module: z.string(),
  stage: z.string(),
  version: z.string(),
  live: z.string(),
  look: z.number(),
  at: z.string(),
  verdict: z.enum(['continue', 'abort']),
  reasons: z.array(z.string()),
  /** Whether servers saw more errors of the canary too; a report of a browser can be made up. */
  isWitnessed: z._default(z.boolean(), false),
  /** Page views and failures; p75 of LCP and INP in milliseconds. */
  seen: z.object({ canary: Figures, live: Figures }),
})
export type CanaryCheck = z.infer<typeof CanaryCheck>

export interface Trial {
  readonly module: string
  readonly canary: Pick<Canary, 'version' | 'salt' | 'since'>
  /** The version it is compared with. */
  readonly live: string
  /** Compares every view, for a release that all visitors have: the older version's count from here on. */
  readonly everyView?: { readonly from: Date }
  /** Rules of the module's settings; without them the usual ones. */
  readonly rules?: Rules
}

/** Reads the checks of a rollout's stage so far, in order. */
export async function readCanaryChecks(
  { notes }: Pick<ModuleStore, 'notes'>,
  stage: string,
): Promise<CanaryCheck[]> {
  const paths = await notes.list(`${folder}/${stage}`)
  const looks = await inParallel(paths, 8, (path) => readCanaryCheck(notes, path))
  return looks.filter((look) => look !== null).sort((a, b) => a.look - b.look)
}

/**
 * Checks a canary if a check is due. Returns the check that aborts it if there was one, else the newest, else null. Any number
 * of watchers may call this at once: each check is made by one of them, so that the risk of error is spent once.
 */
export async function checkCanary(
  store: Pick<ModuleStore, 'notes'>,
  { module, canary, live, everyView, rules = usualRules }: Trial,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): Promise<CanaryCheck | null> {
  const stage = stageOf(canary)
  const taken = await readCanaryChecks(store, stage)
  const bad = taken.find(({ verdict }) => verdict === 'abort')
  if (bad) return bad
  const seenSince = async (version: string, from: Date) => {
    const hours = await readHours(store, { from, to: now() })
    const rows = hours.flatMap(({ file }) => file.rows)
    const seen: Seen = seenIn(rows, everyView ? null : stage, module, version)
    return { ...seen, onServers: { ...seen, errors: serverErrors(rows, module, version) } }
  }
  const since = new Date(canary.since)
  const [mine, theirs] = await Promise.all([
    seenSince(canary.version, since),
    seenSince(live, everyView?.from ?? since),
  ])
  const newest = taken.at(-1) ?? null
  const due = dueCheck(Math.min(mine.views, theirs.views), rules.minimum)
  if (due === 0 || due <= (newest?.look ?? 0)) return newest
  const { verdict, reasons } = judge(mine, theirs, due, rules)
  const next: CanaryCheck = {
    module,
    stage,
    version: canary.version,
    live,
    look: due,
    at: now().toISOString(),
    verdict,
    reasons: [...reasons],
    isWitnessed: isWorseOnServers(mine.onServers, theirs.onServers),
    seen: { canary: figures(mine), live: figures(theirs) },
  }
  const path = `${folder}/${stage}/${String(due).padStart(4, '0')}.json`
  if (await store.notes.create(path, JSON.stringify(next))) return next
  return (await readCanaryCheck(store.notes, path)) ?? newest
}

/** Number of the check that is due: 1 at the minimum of views, one more for each quarter more; 0 below it. */
export function dueCheck(views: number, minimum: number): number {
  return views < minimum ? 0 : 1 + Math.floor(Math.log(views / minimum) / Math.log(growth) + 1e-9)
}

interface OnServers extends Pick<Seen, 'views' | 'failed'> {
  readonly errors: number
}

/** Server errors that agree with browsers: a single one may be a moment in which the server had no time. */
const fewest = 5

/** More than twice as many errors for each page view, and one for every ten views that failed in browsers. */
function isWorseOnServers(canary: OnServers, live: OnServers): boolean {
  const isEnough = canary.errors >= Math.max(fewest, canary.failed / 10)
  return isEnough && canary.errors / canary.views > (2 * live.errors) / live.views
}

/** Views of a version since the stage's first hour, whoever asked for the page. */
function serverErrors(rows: readonly Row[], module: string, version: string): number {
  return rows
    .filter((row) => row.module === module && row.version === version)
    .reduce((sum, row) => sum + row.serverErrors, 0)
}

/** Deletes the checks of stages that began before. */
export async function deleteCanaryChecks(notes: Notes, before: Date): Promise<void> {
  for (const path of await notes.list(folder)) {
    const began = stageBegan(path.split('/')[1] ?? '')
    if (began < before.getTime()) await notes.remove(path)
  }
}

function figures({ views, failed, lcp, inp }: Seen): z.infer<typeof Figures> {
  return { views, failed, lcp: lcp.length > 0 ? p75(lcp) : null, inp: inp.length > 0 ? p75(inp) : null }
}

async function readCanaryCheck(notes: Notes, path: string): Promise<CanaryCheck | null> {
  const text = await notes.read(path)
  if (text === null) return null
  try {
    return z.parse(CanaryCheck, JSON.parse(text))
  } catch {
    return null
  }
}
