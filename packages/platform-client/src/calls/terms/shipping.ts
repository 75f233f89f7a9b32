import { defineCall, z } from '@galleria/platform-client'
import { ShippingOption } from '../../entities/shipping/shipping-option.ts'
import * as operations from '../../operations/terms/shipping.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { ShippingOption } from '../../entities/shipping/shipping-option.ts'

const Answer = () => z.object({ shippingOption: ShippingOption })

/** A rate counts while all its conditions hold; amounts and values are decimals (wire §4.4). */
export interface ShippingRateInput {
  readonly amount: string
  readonly conditions?: readonly {
    readonly type: 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
    readonly operator: 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'
    readonly value: string
  }[]
  readonly multiplyByQuantity?: boolean
}

/** A new way of delivery, for the store's owner (wire §3.4). */
export const createShippingOption = /* @__PURE__ */ defineCall<
  {
    shippingOption: {
      title: string
      rates: readonly ShippingRateInput[]
      deliveryRegionIds?: readonly string[]
      estimatedDeliveryTime?: string
    }
  },
  { shippingOption: ShippingOption }
>(operations.createShippingOption, Answer)

/** For the store's owner (wire §3.4). */
export const getShippingOption = /* @__PURE__ */ defineCall<
  { shippingOptionId: string },
  { shippingOption: ShippingOption }
>(operations.getShippingOption, Answer)

/** Needs the revision of now, or answers 409 with it (wire §3.4). */
export const updateShippingOption = /* @__PURE__ */ defineCall<
  {
    shippingOption: {
      id: string
      revision: string
      title?: string
      rates?: readonly ShippingRateInput[]
      estimatedDeliveryTime?: string
    }
  },
  { shippingOption: ShippingOption }
>(operations.updateShippingOption, Answer)

/** For the store's owner (wire §3.4). */
export const deleteShippingOption = /* @__PURE__ */ defineCall<{ shippingOptionId: string }, object>(
  operations.deleteShippingOption,
  () => z.looseObject({}),
)

/** For the store's staff (wire §3.4). */
export const queryShippingOptions = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { shippingOptions: ShippingOption[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryShippingOptions, () =>
  z.object({ shippingOptions: z.array(ShippingOption), pagingMetadata: CursorMetadata }),
)

interface RegionOfOption {
  readonly shippingOptionId: string
  readonly deliveryRegionId: string
  readonly revision?: string
}

/** Offers the option in one more region; it then has a revision more (wire §3.4). */
export const addDeliveryRegion = /* @__PURE__ */ defineCall<
  RegionOfOption,
  { shippingOption: ShippingOption }
>(operations.addDeliveryRegion, Answer)

/** Offers the option in one region less; it then has a revision more (wire §3.4). */
export const removeDeliveryRegion = /* @__PURE__ */ defineCall<
  RegionOfOption,
  { shippingOption: ShippingOption }
>(operations.removeDeliveryRegion, Answer)
