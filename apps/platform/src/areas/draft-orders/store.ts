import type { Selectable } from 'kysely'
import { applicationError } from '../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { illegal } from '../../domain/status-machine.ts'
import type { DraftOrderTables } from './tables.ts'

export type DraftRow = Selectable<DraftOrderTables['draftOrders']>

export async function findDraft(db: Db, id: string, { lock = false } = {}): Promise<DraftRow> {
  const query = db.selectFrom('draftOrders').selectAll().where('id', '=', id)
  const row = isUuid(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
  if (!row) throw applicationError(404, 'DRAFT_ORDER_NOT_FOUND', 'Draft order not found.')
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

export async function insertDraft(trx: Trx, row: DraftRow): Promise<void> {
  await trx
    .insertInto('draftOrders')
    .values({ ...row, lines: jsonb(row.lines), terms: jsonb(row.terms) })
    .execute()
}

export async function deleteDraftRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('draftOrders').where('id', '=', id).execute()
}

export async function updateDraftRow(trx: Trx, row: DraftRow): Promise<void> {
  const { id, status, orderId, lines, terms, revision, updatedAt } = row
  await trx
    .updateTable('draftOrders')
    .set({ status, orderId, revision, updatedAt, lines: jsonb(lines), terms: jsonb(terms) })
    .where('id', '=', id)
    .execute()
}
