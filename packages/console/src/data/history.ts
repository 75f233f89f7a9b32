import type { RegistryDocument } from '@galleria/delivery'
import type { ConsoleData } from './console-data.ts'
import { type Difference, differences } from './difference.ts'

/** Revision of the registry, with its difference to the one before. */
export interface RevisionEntry {
  readonly revision: number
  readonly document: RegistryDocument | null
  readonly differences: readonly Difference[]
  /** Why this revision cannot be read or believed. */
  readonly problem: string | null
}

export interface RevisionPage {
  readonly changes: readonly RevisionEntry[]
  /** Revision at which the next page starts; null at the beginning of the history. */
  readonly next: number | null
}

/** Most revisions to read for one page, even where the wanted module was seldom changed. */
const furthest = 400

/** Newest first, from `from` on backwards; of one module, or all. */
export async function readRevisions(
  data: ConsoleData,
  {
    from,
    module,
    limit,
  }: { readonly from: number; readonly module?: string | undefined; readonly limit: number },
): Promise<RevisionPage> {
  const changes: RevisionEntry[] = []
  let at = from
  for (; at > 0 && changes.length < limit && from - at < furthest; at--) {
    const past = await readRevision(data, at)
    if (!past) return { changes, next: null }
    if (!module || past.document?.change?.module === module || past.problem) changes.push(past)
  }
  return { changes, next: at > 0 ? at : null }
}

/** Reads a revision; null where the store no longer holds it. */
export async function readRevision(data: ConsoleData, revision: number): Promise<RevisionEntry | null> {
  try {
    const document = await data.revision(revision)
    if (!document) return null
    const before = await data.revision(revision - 1).catch(() => null)
    return { revision, document, differences: differences(before, document), problem: null }
  } catch (error) {
    return { revision, document: null, differences: [], problem: (error as Error).message }
  }
}

/** The revision that was served at a time in ISO 8601; null where nothing is known of it. */
export async function revisionAt(data: ConsoleData, latest: number, time: number): Promise<number | null> {
  let [low, high] = [0, latest]
  // Changes are in the order of their times, so half of them are left out with each look.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const at = (await data.revision(middle).catch(() => null))?.change?.at
    if (at !== undefined && Date.parse(at) > time) high = middle - 1
    else low = middle
  }
  const found = low > 0 ? await data.revision(low).catch(() => null) : null
  return found?.change && Date.parse(found.change.at) <= time ? low : null
}
