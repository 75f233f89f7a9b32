import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/cart/delivery-solutions.ts'
import { Address, type CatalogReference, Money } from '../../schemas/common.ts'

const Solution = z.object({
  /** Input of `setDeliveryMethod`. */
  deliveryReference: z.object({ code: z.nullish(z.string()), appId: z.nullish(z.string()) }),
  title: z.optional(z.string()),
  logistics: z.optional(
    z.object({
      deliveryTime: z.nullish(z.string()),
      instructions: z.nullish(z.string()),
      pickupDetails: z.nullish(
        z.object({
          address: z.nullish(Address),
          /** STORE_PICKUP, PICKUP_POINT. */
          pickupMethod: z.optional(z.string()),
        }),
      ),
      deliveryTimeSlot: z.nullish(
        z.object({
          from: z.nullish(z.string()),
          to: z.nullish(z.string()),
          timeZone: z.nullish(z.string()),
        }),
      ),
    }),
  ),
  cost: z.optional(
    z.object({
      deliveryPrice: z.optional(Money),
      additionalCosts: z.optional(
        z.array(z.object({ description: z.nullish(z.string()), deliveryPrice: z.optional(Money) })),
      ),
    }),
  ),
  /** Whether some lines go another way. */
  partial: z.nullish(z.boolean()),
})
/** A way of delivery on offer (Cart V2 §4.3). */
export type DeliverySolution = z.infer<typeof Solution>

/** Goods and where they go (Cart V2 §4.3). */
export interface DeliverySolutionsInput {
  readonly lineItems: readonly {
    readonly id: string
    readonly name?: string
    readonly quantity: number
    readonly catalogReference?: CatalogReference
    readonly physicalProperties?: { readonly weight?: number; readonly shippable?: boolean }
    /** Decimal. */
    readonly totalPrice?: string
    readonly priceBeforeDiscount?: string
    readonly deliveryProfileId?: string
    readonly taxIncludedInPrice?: boolean
  }[]
  readonly destination: Address
  readonly origin?: Address
  readonly currency: string
  readonly weightUnit?: 'KG' | 'LB'
  readonly userPreferences?: readonly { readonly appId?: string; readonly code: string }[]
  readonly purchaseFlowId?: string
}
/**
 * Ways of delivery for lines, which no call of a cart lists. Declined with `REQUIRED_COUNTRY`, `NO_DELIVERY_REGION_FOUND`. A
 * preview; whether a visitor's token may make the call was not verified (Cart V2 §4.3).
 */
export const getDeliverySolutions = /* @__PURE__ */ defineCall<
  DeliverySolutionsInput,
  {
    deliverySolutions: DeliverySolution[]
    errors?: { appId?: string | null | undefined; errorDetails?: unknown }[] | undefined
  }
>(
  operations.getDeliverySolutions,
  () =>
    z.object({
      deliverySolutions: z.array(Solution),
      errors: z.optional(
        z.array(z.object({ appId: z.nullish(z.string()), errorDetails: z.optional(z.unknown()) })),
      ),
    }),
  { repeatable: true },
)
