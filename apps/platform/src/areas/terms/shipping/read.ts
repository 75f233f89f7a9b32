import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import {
  findFailingCarriers,
  findLocations,
  findOptionsInOrder,
  findRegionsInOrder,
  findShippoConfigurations,
} from './store.ts'
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
    options: await findOptionsInOrder(db),
    regions: await findRegionsInOrder(db),
    postal: await findShippoConfigurations(db),
    locations: await findLocations(db),
    failing: (await findFailingCarriers(db)).map(({ carrierId }) => carrierId),
  }))
}
