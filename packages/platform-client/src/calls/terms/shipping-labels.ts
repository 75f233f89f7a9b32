import { defineCall, z } from '@galleria/platform-client'
import { ShippoConfiguration } from '../../entities/shipping/shippo-configuration.ts'
import * as operations from '../../operations/terms/shipping.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { ShippoConfiguration } from '../../entities/shipping/shippo-configuration.ts'

const Answer = () => z.object({ shippoConfiguration: ShippoConfiguration })

type Changes = Partial<
  Omit<
    ShippoConfiguration,
    'id' | 'revision' | 'createdDate' | 'updatedDate' | 'deliveryRegionIds' | 'shipFromAddress'
  >
>

/** A way to buy labels: `osLocationId` is where parcels are sent from, `backupRate` the price while the provider does not answer (wire §3.4). */
export const createShippoConfiguration = /* @__PURE__ */ defineCall<
  {
    shippoConfiguration: Changes & { deliveryRegionIds?: readonly string[] }
    backupRate?: string | null
  },
  { shippoConfiguration: ShippoConfiguration }
>(operations.createShippoConfiguration, Answer)

/** For the store's staff (wire §3.4). */
export const getShippoConfiguration = /* @__PURE__ */ defineCall<
  { shippoConfigurationId: string },
  { shippoConfiguration: ShippoConfiguration }
>(operations.getShippoConfiguration, Answer)

/** Needs the revision of now, or answers 409 with it (wire §3.4). */
export const updateShippoConfiguration = /* @__PURE__ */ defineCall<
  { shippoConfiguration: { id: string; revision: string } & Changes },
  { shippoConfiguration: ShippoConfiguration }
>(operations.updateShippoConfiguration, Answer)

/** For the store's staff (wire §3.4). */
export const deleteShippoConfiguration = /* @__PURE__ */ defineCall<
  { shippoConfigurationId: string },
  object
>(operations.deleteShippoConfiguration, () => z.looseObject({}))

/** For the store's staff (wire §3.4). */
export const queryShippoConfigurations = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { shippoConfigurations: ShippoConfiguration[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryShippoConfigurations, () =>
  z.object({ shippoConfigurations: z.array(ShippoConfiguration), pagingMetadata: CursorMetadata }),
)

interface RegionOfLabels {
  readonly shippoConfigurationId: string
  readonly deliveryRegionId: string
  readonly revision?: string
}

/** Sells labels to one more region; the configuration then has a revision more (wire §3.4). */
export const addShippoDeliveryRegion = /* @__PURE__ */ defineCall<
  RegionOfLabels,
  { shippoConfiguration: ShippoConfiguration }
>(operations.addShippoDeliveryRegion, Answer)

/** Sells labels to one region less; the configuration then has a revision more (wire §3.4). */
export const removeShippoDeliveryRegion = /* @__PURE__ */ defineCall<
  RegionOfLabels,
  { shippoConfiguration: ShippoConfiguration }
>(operations.removeShippoDeliveryRegion, Answer)
