import type { Selectable } from 'kysely'
import { applicationError } from '../../base/errors.ts'
import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { illegal } from '../../domain/status-machine.ts'
import type { DraftOrderTables } from './tables.ts'

export type DraftRow = Selectable<DraftOrderTables['draftOrders']>

export async function findDraft(db: Db, id: string, { lock = false } = {}): Promise<DraftRow> {
  const query = db.selectFrom('draftOrders').selectAll().where('id', '=', id)
  const row = isUuid(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
  if (!row) throw applicationError(404, 'DRAFT_ORDER_NOT_FOUND', 'There is no such draft')
  return row
}

/** Locked, and not an order yet. */
export async function lockDraft(db: Db, id: string): Promise<DraftRow> {
  const row = await findDraft(db, id, { lock: true })
  if (row.status !== 'DRAFT') throw illegal('draft order', row.status, 'DRAFT')
  return row
}

/** Each is priced anew, so no more than these. */
const MOST = 50

/** The newest. */
export function readDrafts(
  db: Db,
  {
    status,
    sourceOrderId,
  }: { readonly status?: DraftRow['status'] | undefined; readonly sourceOrderId?: string },
): Promise<DraftRow[]> {
  const newest = db.selectFrom('draftOrders').selectAll().orderBy('createdAt', 'desc').limit(MOST)
  const some = status ? newest.where('status', '=', status) : newest
  return (sourceOrderId ? some.where('sourceOrderId', '=', sourceOrderId) : some).execute()
}
