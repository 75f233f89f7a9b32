import { defineCall, z } from '@galleria/platform-client'
import { AdditionalFeeRule } from '../../entities/trade/additional-fee-rule.ts'
import { Coupon } from '../../entities/trade/coupon.ts'
import { DiscountPreview } from '../../entities/trade/discount-preview.ts'
import { DiscountRule } from '../../entities/trade/discount-rule.ts'
import * as operations from '../../operations/terms/discounts.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'
import type { LineItemInput } from '../cart/cart.ts'

export type { AdditionalFeeRule } from '../../entities/trade/additional-fee-rule.ts'
export type { Coupon } from '../../entities/trade/coupon.ts'
export type { DiscountPreview } from '../../entities/trade/discount-preview.ts'
export type { DiscountRule } from '../../entities/trade/discount-rule.ts'

/** Fields of a coupon that its author chooses. */
export type CouponInput = Pick<Coupon, 'name' | 'code' | 'discount'> &
  Partial<
    Omit<Coupon, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'numberOfUsages' | 'status' | 'memberId'>
  >

/** Fields of a rule that its author chooses. */
export type DiscountRuleInput = Pick<DiscountRule, 'name' | 'discount'> &
  Partial<Omit<DiscountRule, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'status' | 'usageCount'>>

/** `null` takes a limit, a date or scopes away. */
type Cleared<Input> = { readonly [Field in keyof Input]?: Input[Field] | null }

/** Line of a sample cart; `id` names it in the answer. */
export type SampleLine = Pick<LineItemInput, 'catalogReference' | 'quantity'> & { readonly id: string }

const PreviewAnswer = () => z.object({ preview: DiscountPreview })

const DiscountRuleAnswer = () => z.object({ discountRule: DiscountRule })

/** A discount that needs no code: counts while it is LIVE and its trigger holds. For the store's owner; an extension of the embedded platform. */
export const createDiscountRule = /* @__PURE__ */ defineCall<
  { discountRule: DiscountRuleInput },
  { discountRule: DiscountRule }
>(operations.createDiscountRule, DiscountRuleAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getDiscountRule = /* @__PURE__ */ defineCall<{ id: string }, { discountRule: DiscountRule }>(
  operations.getDiscountRule,
  DiscountRuleAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateDiscountRule = /* @__PURE__ */ defineCall<
  { discountRule: { id: string; revision: string } & Cleared<DiscountRuleInput> },
  { discountRule: DiscountRule }
>(operations.updateDiscountRule, DiscountRuleAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryDiscountRules = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { discountRules: DiscountRule[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryDiscountRules,
  () => z.object({ discountRules: z.array(DiscountRule), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** For the store's owner; an extension of the embedded platform. */
export const deleteDiscountRule = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteDiscountRule,
  () => z.looseObject({}),
)

const CouponAnswer = () => z.object({ coupon: Coupon })

/** A code that takes something off; two codes are the same whatever their case. For the store's owner; an extension of the embedded platform. */
export const createCoupon = /* @__PURE__ */ defineCall<{ coupon: CouponInput }, { coupon: Coupon }>(
  operations.createCoupon,
  CouponAnswer,
)

/** For the store's owner; an extension of the embedded platform. */
export const getCoupon = /* @__PURE__ */ defineCall<{ id: string }, { coupon: Coupon }>(
  operations.getCoupon,
  CouponAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateCoupon = /* @__PURE__ */ defineCall<
  { coupon: { id: string; revision: string } & Cleared<CouponInput> },
  { coupon: Coupon }
>(operations.updateCoupon, CouponAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryCoupons = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { coupons: Coupon[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryCoupons, () => z.object({ coupons: z.array(Coupon), pagingMetadata: CursorMetadata }), {
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteCoupon = /* @__PURE__ */ defineCall<{ id: string }, object>(operations.deleteCoupon, () =>
  z.looseObject({}),
)

/** Coupons of the same terms under up to 500 codes: all, or none where a code is taken. For the store's owner; an extension of the embedded platform. */
export const bulkCreateCoupons = /* @__PURE__ */ defineCall<
  { coupon: Omit<CouponInput, 'code'>; codes: readonly string[] },
  { coupons: Coupon[] }
>(operations.bulkCreateCoupons, () => z.object({ coupons: z.array(Coupon) }))

/** Reduction of a sample cart by a coupon, saved or not, as if it counted now. For the store's owner; an extension of the embedded platform. */
export const previewCoupon = /* @__PURE__ */ defineCall<
  { coupon: CouponInput & { readonly id?: string }; lineItems: readonly SampleLine[] },
  { preview: DiscountPreview }
>(operations.previewCoupon, PreviewAnswer, { repeatable: true })

/** Reduction of a sample cart by a rule, saved or not, as if it counted now. For the store's owner; an extension of the embedded platform. */
export const previewDiscountRule = /* @__PURE__ */ defineCall<
  { discountRule: DiscountRuleInput & { readonly id?: string }; lineItems: readonly SampleLine[] },
  { preview: DiscountPreview }
>(operations.previewDiscountRule, PreviewAnswer, { repeatable: true })

const AdditionalFeeAnswer = () => z.object({ additionalFee: AdditionalFeeRule })

/** A fee that carts have from then on. For the store's owner; an extension of the embedded platform. */
export const createAdditionalFee = /* @__PURE__ */ defineCall<
  {
    additionalFee: Pick<AdditionalFeeRule, 'code' | 'name' | 'amount'> &
      Partial<Omit<AdditionalFeeRule, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { additionalFee: AdditionalFeeRule }
>(operations.createAdditionalFee, AdditionalFeeAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getAdditionalFee = /* @__PURE__ */ defineCall<
  { id: string },
  { additionalFee: AdditionalFeeRule }
>(operations.getAdditionalFee, AdditionalFeeAnswer)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateAdditionalFee = /* @__PURE__ */ defineCall<
  {
    additionalFee: { id: string; revision: string } & Partial<
      Omit<AdditionalFeeRule, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { additionalFee: AdditionalFeeRule }
>(operations.updateAdditionalFee, AdditionalFeeAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryAdditionalFees = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { additionalFees: AdditionalFeeRule[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryAdditionalFees,
  () => z.object({ additionalFees: z.array(AdditionalFeeRule), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** For the store's owner; an extension of the embedded platform. */
export const deleteAdditionalFee = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteAdditionalFee,
  () => z.looseObject({}),
)
