import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { RegionRow } from '../read.ts'

export function findRegionIds(db: Db, ids: readonly string[]) {
  return db.selectFrom('deliveryRegions').select('id').where('id', 'in', ids).execute()
}

export const regionRows: Rows<RegionRow> = {
  all: (db) => db.selectFrom('deliveryRegions').selectAll().orderBy('position').orderBy('id').execute(),
  find: (db, id, options) =>
    findOne(db.selectFrom('deliveryRegions').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('deliveryRegions').values(stored(row)).execute(),
  update: (trx, row) =>
    trx.updateTable('deliveryRegions').set(stored(row)).where('id', '=', row.id).execute(),
  async remove(trx, { id }) {
    const options = await trx.selectFrom('shippingOptions').select('deliveryRegionIds').execute()
    const labels = await trx.selectFrom('shippoConfigurations').select('deliveryRegionIds').execute()
    if ([...options, ...labels].some(({ deliveryRegionIds }) => deliveryRegionIds.includes(id)))
      throw applicationError(
        409,
        'DELIVERY_REGION_IN_USE',
        'A shipping option uses this region. Delete the option first.',
      )
    await trx.deleteFrom('deliveryRegions').where('id', '=', id).execute()
  },
}

const stored = (row: RegionRow) => ({ ...row, destinations: jsonb(row.destinations) })
