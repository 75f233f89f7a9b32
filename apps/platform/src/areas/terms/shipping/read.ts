import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { ShippingTables } from './tables.ts'

export type ShippingOptionRow = Selectable<ShippingTables['shippingOptions']>
export type ShippoRow = Selectable<ShippingTables['shippoConfigurations']>
export type RegionRow = Selectable<ShippingTables['deliveryRegions']>
export type LocationRow = Selectable<ShippingTables['businessLocations']>

export interface Deliveries {
  readonly options: readonly ShippingOptionRow[]
  readonly regions: readonly RegionRow[]
  readonly postal: readonly ShippoRow[]
  readonly locations: readonly LocationRow[]
  /** Carriers whose service does not answer. */
  readonly failing: readonly string[]
}

export function readDeliveries(db: Db, terms: Terms): Promise<Deliveries> {
  return terms.part('shipping', async () => ({
    options: await db.selectFrom('shippingOptions').selectAll().orderBy('position').orderBy('id').execute(),
    regions: await db.selectFrom('deliveryRegions').selectAll().orderBy('position').orderBy('id').execute(),
    postal: await db
      .selectFrom('shippoConfigurations')
      .selectAll()
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    locations: await db.selectFrom('businessLocations').selectAll().orderBy('name').orderBy('id').execute(),
    failing: (await db.selectFrom('failingCarriers').select('carrierId').orderBy('carrierId').execute()).map(
      ({ carrierId }) => carrierId,
    ),
  }))
}
