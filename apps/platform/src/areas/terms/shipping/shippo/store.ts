import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import { unknownConfiguration } from '../options/faults.ts'
import type { ShippoRow } from '../read.ts'

export function findConfigurations(db: Db) {
  return db.selectFrom('shippoConfigurations').selectAll().execute()
}

/** @throws ApiError 404 for an unknown configuration */
export async function findShippo(
  db: Db,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<ShippoRow> {
  const one = db.selectFrom('shippoConfigurations').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (!row) throw unknownConfiguration()
  return row
}

export async function insertShippo(trx: Trx, row: ShippoRow): Promise<void> {
  await trx.insertInto('shippoConfigurations').values(stored(row)).execute()
}

export async function updateShippoRow(trx: Trx, row: ShippoRow): Promise<void> {
  await trx.updateTable('shippoConfigurations').set(stored(row)).where('id', '=', row.id).execute()
}

export async function deleteShippoRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('shippoConfigurations').where('id', '=', id).execute()
}

function stored(row: ShippoRow) {
  return {
    ...row,
    deliveryRegionIds: jsonb(row.deliveryRegionIds),
    domesticServices: jsonb(row.domesticServices),
    internationalServices: jsonb(row.internationalServices),
    packageDetails: jsonb(row.packageDetails),
    extendedFields: row.extendedFields && jsonb(row.extendedFields),
  }
}
