import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { LocationRow } from '../read.ts'

export const locationRows: Rows<LocationRow> = {
  all: (db) => db.selectFrom('businessLocations').selectAll().orderBy('name').orderBy('id').execute(),
  find: (db, id, options) =>
    findOne(db.selectFrom('businessLocations').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('businessLocations').values(stored(row)).execute(),
  update: (trx, row) =>
    trx.updateTable('businessLocations').set(stored(row)).where('id', '=', row.id).execute(),
  async remove(trx, { id }) {
    const label = await trx
      .selectFrom('shippoConfigurations')
      .select('id')
      .where('osLocationId', '=', id)
      .executeTakeFirst()
    if (label)
      throw applicationError(
        409,
        'BUSINESS_LOCATION_IN_USE',
        'Shipping labels use this location. Change them first.',
      )
    await trx.deleteFrom('businessLocations').where('id', '=', id).execute()
  },
}

const stored = (row: LocationRow) => ({ ...row, address: jsonb(row.address) })

export function findLocationId(db: Db, id: string) {
  return db.selectFrom('businessLocations').select('id').where('id', '=', id).executeTakeFirst()
}
