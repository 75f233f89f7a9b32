import { Cart } from '@galleria/platform-client/entities/cart'
import { z } from 'zod'
import { sentBack } from '../../base/input/closed.ts'
import { listOf } from '../../base/query.ts'
import { Address } from '../../domain/address/input.ts'
import { CartInfo, Fieldmask } from './cart-info.ts'
import { CouponCode, SelectedShipping } from './fields.ts'
import { lineFields, MerchantDiscount, Quantity } from './lines/input.ts'

/** Bodies of the cart calls (wire §3.1), the same for the caller's own cart and for one by id. */
export const AddToCart = z.object({ ...lineFields(100), businessLocationId: z.guid().nullish() })
export type AddToCart = z.output<typeof AddToCart>

export const UpdateCart = z.object({
  cartInfo: sentBack(CartInfo, Cart).optional(),
  cartFieldmask: Fieldmask.optional(),
  couponCode: CouponCode.nullish(),
  merchantDiscounts: z.array(MerchantDiscount).max(20).nullish(),
  ...lineFields(300),
})
export type UpdateCart = z.output<typeof UpdateCart>

export const RemoveLines = z.object({
  lineItemIds: listOf(z.guid(), { max: 100 }).pipe(z.array(z.guid()).min(1)),
})

export const ChangeQuantities = z.object({
  lineItems: z
    .array(z.object({ id: z.guid(), quantity: Quantity }))
    .min(1)
    .max(100),
})

export const Estimate = z.object({
  selectedShippingOption: SelectedShipping.nullish(),
  shippingAddress: Address.nullish(),
  billingAddress: Address.nullish(),
  selectedMemberships: z
    .object({
      memberships: z
        .array(
          z.object({
            id: z.string().min(1).max(200),
            appId: z.guid(),
            lineItemIds: z.array(z.string().max(100)).max(300).default([]),
          }),
        )
        .max(300)
        .default([]),
    })
    .nullish(),
  calculateTax: z.boolean().nullish(),
  calculateShipping: z.boolean().nullish(),
  calculateAdditionalFees: z.boolean().nullish(),
})
export type Estimate = z.output<typeof Estimate>
