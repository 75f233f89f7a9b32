import type { Insertable, Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { OrderTables } from '../tables.ts'

export type LabelRow = Selectable<OrderTables['shippingLabels']>

/** Oldest first. */
export function readLabels(db: Db, orderId: string): Promise<LabelRow[]> {
  return db
    .selectFrom('shippingLabels')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Labels that are not void, in the order of the ids. */
export async function findLabels(db: Db, ids: readonly string[]): Promise<LabelRow[]> {
  const wanted = ids.filter(isUuid)
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('shippingLabels')
    .selectAll()
    .where('id', 'in', wanted)
    .where('status', '=', 'BOUGHT')
    .execute()
  return wanted.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export function insertLabel(trx: Trx, row: Insertable<OrderTables['shippingLabels']>): Promise<LabelRow> {
  return trx
    .insertInto('shippingLabels')
    .values({ ...row, document: jsonb(row.document) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateVoided(trx: Trx, id: string, date: Date): Promise<LabelRow> {
  return trx
    .updateTable('shippingLabels')
    .set({ status: 'VOIDED', fulfillmentId: null, updatedAt: date })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Location that parcels leave from, where the merchant chose one. */
export function findLocation(db: Db, id: string) {
  return db.selectFrom('businessLocations').select('address').where('id', '=', id).executeTakeFirst()
}
