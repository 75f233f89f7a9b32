import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { inParallel } from '../base/in-parallel.ts'
import type { ModuleStore } from '../store/store.ts'

const folder = 'incidents'

/** What a module did on a shell's server, beyond throwing in its own page. */
export const incidentKinds = {
  /** Held a renderer without an end. */
  loop: 'looped without end',
  /** Took or kept too much memory. */
  memory: 'took too much memory',
  /** Ended a renderer. */
  crash: 'ended a renderer',
  /** Threw in a timer, or in a promise that nobody looks at. */
  stray: 'threw outside of its page',
  /** Asked for what modules do not have: files, environment, network, other code's objects. */
  denied: 'tried what modules may not',
  /** Made a page longer than any may be. */
  size: 'made too long a page',
} as const
export type IncidentKind = keyof typeof incidentKinds

const Incident = z.object({
  /** ISO 8601. */
  at: z.string(),
  module: z.string(),
  version: z.string(),
  kind: z.enum(Object.keys(incidentKinds) as [IncidentKind, ...IncidentKind[]]),
  message: z.string(),
})
export type Incident = z.infer<typeof Incident>

/** Incidents after which a release is drawn by the browser alone, until the module's next release. */
export const MOST_INCIDENTS = 3

/** Keeps an incident beside the releases, for the console, the history and every shell of the store. */
export async function writeIncident(
  { notes }: Pick<ModuleStore, 'notes'>,
  incident: Incident,
): Promise<void> {
  const name = `${incident.at.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}.json`
  await notes.write(`${folder}/${incident.module}/${name}`, JSON.stringify(incident))
}

/** Newest first; of all modules, or of one. */
export async function readIncidents(
  { notes }: Pick<ModuleStore, 'notes'>,
  { module, limit = 100 }: { readonly module?: string | undefined; readonly limit?: number } = {},
): Promise<Incident[]> {
  const paths = await notes.list(module ? `${folder}/${module}` : folder)
  const newest = paths.sort((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1)).slice(0, limit)
  const found = await inParallel(newest, 8, async (path) => {
    try {
      return z.parse(Incident, JSON.parse((await notes.read(path)) ?? ''))
    } catch {
      return null
    }
  })
  return found.filter((incident) => incident !== null)
}

/** Releases that are drawn by the browser alone, as `name@version`. */
export function closedReleases(incidents: readonly Incident[]): string[] {
  const counts = new Map<string, number>()
  for (const { module, version } of incidents) {
    const name = `${module}@${version}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= MOST_INCIDENTS).map(([name]) => name)
}

const nameOf = (path: string) => path.split('/').at(-1) ?? ''
