import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { type Db, jsonb, type Trx } from '../../data/database.ts'
import { column, type Fields } from '../../data/query-language/fields.ts'
import { readKeyset } from '../../data/query-language/keyset.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { illegal } from '../../domain/status-machine.ts'
import { DraftFilter, type QueryDrafts } from './input.ts'
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

const fields: Fields = { createdDate: column('date', sql.ref('created_at'), { sortable: true }) }

/** The newest first; a cursor goes on with the filter that it began with. */
export async function readDrafts(
  db: Db,
  config: PlatformConfig,
  { filter, cursorPaging }: z.output<typeof QueryDrafts>['query'],
) {
  const page = readKeyset(config, 'draft orders', { filter, sort: [], cursorPaging }, fields)
  const rows = await db
    .selectFrom('draftOrders')
    .selectAll()
    .select(page.position.as('position'))
    .where(like(DraftFilter.parse(page.filter ?? {})))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  return page.cut(rows)
}

function like({ status, sourceOrderId, search }: z.output<typeof DraftFilter>): RawBuilder<SqlBool> {
  const text = search?.trim().normalize('NFC').toLowerCase()
  const conditions = [
    ...(status ? [sql<SqlBool>`status = ${status}`] : []),
    ...(sourceOrderId ? [sql<SqlBool>`source_order_id = ${sourceOrderId}::uuid`] : []),
    ...(text
      ? [
          sql<SqlBool>`strpos(lower(concat_ws(' ', terms ->> 'email', ${nameAt('billingInfo')}, ${nameAt('shippingDestination')})), ${text}) > 0`,
        ]
      : []),
  ]
  return conditions.length ? sql.join(conditions, sql` and `) : sql<SqlBool>`true`
}

/** First and last name of an address. */
function nameAt(place: 'billingInfo' | 'shippingDestination') {
  const contact = sql`terms -> ${sql.lit(place)} -> 'contactDetails'`
  return sql`${contact} ->> 'firstName', ${contact} ->> 'lastName'`
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
