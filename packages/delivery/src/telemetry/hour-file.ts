import * as z from 'zod/mini'

/**
 * Milliseconds, but for CLS (thousandths of its score) and `tasks`. `load`: from asking for a module to having it. `press`:
 * INP of views whose slowest press was the module's own. `tasks`, `blocking`: long tasks of a view, and their time beyond
 * 50 ms each.
 */
export const timings = ['lcp', 'inp', 'cls', 'ttfb', 'fcp', 'load', 'press', 'tasks', 'blocking'] as const
export type Timing = (typeof timings)[number]

export const errorKinds = ['error', 'rejection', 'render', 'load', 'policy'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** Cart APIs of the platform, by which a purchase is handed over to its payment. */
export const cartVersions = ['v1', 'v2'] as const
export type CartVersion = (typeof cartVersions)[number]

const Count = z.int().check(z.nonnegative())
const Counts = z.record(z.string(), Count)

const Row = z.object({
  module: z.string(),
  version: z.string(),
  /** Names the stage of a rollout in which this was seen, of candidate and baseline alike; null outside of one. */
  rollout: z.nullable(z.string()),
  /** Page views that were told of, and those of them in which the module failed. */
  views: Count,
  failed: Count,
  /** Errors that were told of, whether their view was or not. */
  errors: Count,
  serverErrors: Count,
  times: z.partialRecord(z.enum(timings), Counts),
})
export type Row = z.infer<typeof Row>

/** Measurements of one page: its address as the release declares it (`/products/:slug`), of the release that owns it. */
const PageRow = z.object({
  route: z.string(),
  module: z.string(),
  version: z.string(),
  views: Count,
  times: z.partialRecord(z.enum(timings), Counts),
})
export type PageRow = z.infer<typeof PageRow>

const Group = z.object({
  module: z.string(),
  version: z.string(),
  side: z.enum(['browser', 'server']),
  kind: z.enum(errorKinds),
  message: z.string(),
  /** Frames in the form of `frames.ts`, nearest first. */
  stack: z.array(z.string()),
  count: Count,
  first: z.string(),
  last: z.string(),
})
export type Group = z.infer<typeof Group>

/** File of one server's measurements of one hour; overwritten as they grow. */
export const HourFile = z.object({
  schema: z.literal(1),
  rows: z.array(Row),
  pages: z._default(z.array(PageRow), []),
  groups: z.array(Group),
  /** Purchases that page views told of, by the cart API that served them. */
  purchases: z._default(z.partialRecord(z.enum(cartVersions), Count), {}),
  /** Number of errors that were dropped: their groups are beyond the bound. */
  dropped: Count,
})
export type HourFile = z.infer<typeof HourFile>

export const hoursFolder = 'hours'

/** `2026-11-22T01`, in UTC. */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13)
}

export function hourPath(hour: string, instance: string): string {
  return `${hoursFolder}/${hour}/${instance}.json`
}

/** Null of a path that is no hour's. */
export function hourIn(path: string): string | null {
  return /^hours\/(\d{4}-\d\d-\d\dT\d\d)\//.exec(path)?.[1] ?? null
}

/** Null of what nobody can read: a file that another hand wrote must not hide the others. */
export function parseHour(text: string): HourFile | null {
  try {
    return z.parse(HourFile, JSON.parse(text))
  } catch {
    return null
  }
}
