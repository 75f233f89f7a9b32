import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { type Asked, findSegments, segmentsWith } from './store.ts'

/**
 * Segments, out of these, that somebody is in now. Guests are in none: an address that is only typed proves nothing, and
 * whoever knows a customer's would have the discount.
 */
export async function segmentsOf(
  db: Db,
  memberId: string | null | undefined,
  ids: readonly string[],
  asked: Asked,
): Promise<ReadonlySet<string>> {
  if (!memberId || ids.length === 0) return new Set()
  const segments = (await findSegments(db)).filter(({ id }) => ids.includes(id))
  return new Set(segments.length ? await segmentsWith(db, memberId, segments, asked) : [])
}

/** Tells whether a discount or a campaign of these segments is for somebody who is in `own`. Without any it is for everybody. */
export function isOpenTo(own: ReadonlySet<string>, segmentIds: readonly string[] | null): boolean {
  return !segmentIds?.length || segmentIds.some((id) => own.has(id))
}

/** @throws ApiError 400 for an id of no segment */
export async function requireSegments(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = new Set((await findSegments(db)).map(({ id }) => id))
  if (ids.every((id) => isUuid(id) && known.has(id))) return
  throw applicationError(400, 'CUSTOMER_SEGMENT_NOT_FOUND', 'A segment no longer exists. Choose another one.')
}
