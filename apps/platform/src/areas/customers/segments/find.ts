import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { findSegment, type SegmentRow } from './store.ts'

/** @throws ApiError 404 */
export async function requireSegment(db: Db | Trx, id: string): Promise<SegmentRow> {
  const row = isUuid(id) ? await findSegment(db, id) : undefined
  if (!row) throw noSegment()
  return row
}

export function noSegment() {
  return applicationError(404, 'CUSTOMER_SEGMENT_NOT_FOUND', 'Segment not found.')
}
