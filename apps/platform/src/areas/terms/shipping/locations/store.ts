import { sql } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { LocationRow } from '../read.ts'
import { checkUnused, leaveLast } from './default-store.ts'

export const locationRows: Rows<LocationRow> = {
  all: (db) =>
    db
      .selectFrom('businessLocations')
      .selectAll()
      .orderBy('isDefault', 'desc')
      .orderBy('position')
      .orderBy('name')
      .orderBy('id')
      .execute(),
  find: (db, id, options) =>
    findOne(db.selectFrom('businessLocations').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('businessLocations').values(stored(row)).execute(),
  update: (trx, row) =>
    trx.updateTable('businessLocations').set(stored(row)).where('id', '=', row.id).execute(),
  async remove(trx, row) {
    const label = await trx
      .selectFrom('shippoConfigurations')
      .select('id')
      .where('osLocationId', '=', row.id)
      .executeTakeFirst()
    if (label)
      throw applicationError(
        409,
        'BUSINESS_LOCATION_IN_USE',
        'Shipping labels use this location. Change them first.',
      )
    if (row.isDefault) await leaveLast(trx, row.id)
    else await checkUnused(trx, row)
    await trx.deleteFrom('businessLocations').where('id', '=', row.id).execute()
  },
}

/** Place of a location that is added behind all others, and whether one of them is the default. */
export async function findNextPlace(
  db: Db,
): Promise<{ readonly position: number; readonly hasDefault: boolean }> {
  const rows = await db.selectFrom('businessLocations').select(['isDefault', 'position']).execute()
  const last = rows.reduce((most, { position }) => Math.max(most, position), -1)
  return { position: last + 1, hasDefault: rows.some(({ isDefault }) => isDefault) }
}

export async function updatePositions(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update business_locations set position = r.position, revision = revision + 1
    from jsonb_to_recordset(${JSON.stringify(ids.map((id, position) => ({ id, position })))}::jsonb) as r(id uuid, position integer)
    where business_locations.id = r.id and business_locations.position <> r.position`.execute(trx)
}

const stored = (row: LocationRow) => ({ ...row, address: jsonb(row.address) })

export function findLocationId(db: Db, id: string) {
  return db.selectFrom('businessLocations').select('id').where('id', '=', id).executeTakeFirst()
}

/** Place that parcels leave from: that of the shipping labels, else the default location. Undefined where it has none. */
export function findShipFrom(db: Db) {
  return db
    .selectFrom('businessLocations as location')
    .leftJoin('shippoConfigurations as label', 'label.osLocationId', 'location.id')
    .select('location.address')
    .orderBy('label.createdAt')
    .orderBy('location.isDefault', 'desc')
    .limit(1)
    .executeTakeFirst()
}
