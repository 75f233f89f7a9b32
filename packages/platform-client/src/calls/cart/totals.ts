import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/cart/totals.ts'
import { EstimateTotals } from '../../schemas/cart.ts'
import { Money } from '../../schemas/common.ts'
import type { CustomLineItemInput, EstimateInput, LineItemInput } from './cart.ts'

const Calculated = () =>
  z.object({
    ...EstimateTotals.shape,
    payNowTotalAfterGiftCard: z.optional(Money),
    totalAfterGiftCard: z.optional(Money),
  })

/** Lines to total without a cart (wire §3.2). */
export interface CalculateTotalsInput extends EstimateInput {
  /** `id` names the line in the answer. */
  readonly lineItems?: readonly (LineItemInput & { readonly id?: string })[]
  readonly customLineItems?: readonly (CustomLineItemInput & { readonly id?: string })[]
  readonly couponCode?: string
  readonly couponId?: string
  /** Member whose memberships and limits count: any for the owner, otherwise the caller. */
  readonly memberId?: string
  readonly buyerEmail?: string
}
/** Delivery and tax are calculated unless refused, other than in an estimate (wire §3.2). */
export const calculateTotals = /* @__PURE__ */ defineCall<
  CalculateTotalsInput,
  z.infer<ReturnType<typeof Calculated>>
>(operations.calculateTotals, Calculated, { repeatable: true })
