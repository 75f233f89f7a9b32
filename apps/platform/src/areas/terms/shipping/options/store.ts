import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { ShippingOptionRow } from '../read.ts'
import { unknownOption } from './faults.ts'

/** @throws ApiError 404 for an unknown option */
export async function findOption(
  db: Db,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<ShippingOptionRow> {
  const one = db.selectFrom('shippingOptions').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (!row) throw unknownOption()
  return row
}

export function findOptions(db: Db) {
  return db.selectFrom('shippingOptions').selectAll().execute()
}

/** Zero without any option. */
export async function findLastPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('shippingOptions')
    .select((column) => column.fn.max('position').as('position'))
    .executeTakeFirst()
  return last?.position ?? 0
}

export async function insertOption(trx: Trx, row: ShippingOptionRow): Promise<void> {
  await trx.insertInto('shippingOptions').values(stored(row)).execute()
}

export async function updateOptionRow(trx: Trx, row: ShippingOptionRow): Promise<void> {
  await trx.updateTable('shippingOptions').set(stored(row)).where('id', '=', row.id).execute()
}

export async function deleteOptionRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('shippingOptions').where('id', '=', id).execute()
}

function stored(row: ShippingOptionRow) {
  return {
    ...row,
    countries: jsonb(row.countries),
    deliveryRegionIds: jsonb(row.deliveryRegionIds),
    rates: row.rates && jsonb(row.rates),
    extendedFields: row.extendedFields && jsonb(row.extendedFields),
    pickupAddress: row.pickupAddress && jsonb(row.pickupAddress),
    slots: row.slots && jsonb(row.slots),
    charges: row.charges && jsonb(row.charges),
  }
}
