import { DeliveryFault } from '../base/fault.ts'
import { loadRegistry } from './change.ts'
import type { Delivery } from './delivery.ts'
import type { Change, RegistryDocument } from './document.ts'
import { unseal } from './envelope.ts'

/** One revision of the registry, and all that was served by it. */
export interface Revision {
  readonly revision: number
  readonly change: Change | null
  /** By module; a canary as `1.2.0 10%`. */
  readonly set: Readonly<Record<string, { readonly live: string | null; readonly canary: string | null }>>
  /** Why it cannot be read or believed. */
  readonly problem?: string
}

interface Query {
  readonly module?: string | undefined
  readonly limit?: number
  /** A revision, or the ISO time at which the set was served. */
  readonly at?: string
}

/** Newest first; every kept document bears its own signature. */
export async function readHistory(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  { module, limit = 20, at }: Query,
): Promise<Revision[]> {
  const { document } = await loadRegistry(delivery)
  const wanted = at === undefined ? null : whenOf(at)
  const found: Revision[] = []
  let current: Revision | null = document.revision > 0 ? toRevision(document) : null
  while (current && found.length < (wanted ? 1 : limit)) {
    const { revision, change } = current
    const isWanted = wanted
      ? wanted(revision, change?.at ?? '')
      : module === undefined ||
        change?.module === module ||
        change?.modules?.includes(module) ||
        'problem' in current
    if (isWanted) found.push(current)
    current = await readRevision(delivery, revision - 1)
  }
  if (wanted && found.length === 0)
    throw new DeliveryFault(
      'REVISION_UNKNOWN',
      `There's no record of the releases at ${at}. See the known changes with npm run galleria -- history.`,
    )
  return found
}

/** Reads the document of an earlier revision; null where it is not stored. Throws where no trusted key signed it. */
export async function readDocument(
  { store, trust }: Pick<Delivery, 'store' | 'trust'>,
  revision: number,
): Promise<RegistryDocument | null> {
  const text = revision > 0 ? await store.readHistory(revision) : null
  return text === null ? null : unseal(text, trust, `${store.address}, revision ${revision}`)
}

async function readRevision(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  revision: number,
): Promise<Revision | null> {
  try {
    const document = await readDocument(delivery, revision)
    return document && toRevision(document)
  } catch (error) {
    return { revision, change: null, set: {}, problem: (error as Error).message }
  }
}

function toRevision({ revision, change, modules }: RegistryDocument): Revision {
  const set = Object.entries(modules).map(([name, { live, canary }]) => [
    name,
    {
      live: live?.version ?? null,
      canary:
        canary && `${canary.version} ${canary.state === 'running' ? `${canary.percent}%` : canary.state}`,
    },
  ])
  return { revision, change, set: Object.fromEntries(set) }
}

function whenOf(at: string): (revision: number, since: string) => boolean {
  if (/^\d+$/.test(at)) return (revision) => revision === Number(at)
  const time = Date.parse(at)
  if (Number.isNaN(time))
    throw new DeliveryFault(
      'REVISION_MALFORMED',
      `--at must be a revision such as 41 or a time such as 2026-11-21T14:00. Got "${at}".`,
    )
  return (_, since) => Date.parse(since) <= time
}
