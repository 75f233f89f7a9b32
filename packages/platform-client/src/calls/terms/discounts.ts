import { defineCall, z } from '@galleria/platform-client'
import { AdditionalFeeRule } from '../../entities/trade/additional-fee-rule.ts'
import { Coupon } from '../../entities/trade/coupon.ts'
import { DiscountRule } from '../../entities/trade/discount-rule.ts'
import * as operations from '../../operations/terms/discounts.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { AdditionalFeeRule } from '../../entities/trade/additional-fee-rule.ts'
export type { Coupon } from '../../entities/trade/coupon.ts'
export type { DiscountRule } from '../../entities/trade/discount-rule.ts'

const DiscountRuleAnswer = () => z.object({ discountRule: DiscountRule })

/** A discount that needs no code: counts while it is LIVE and its trigger holds. For the store's owner; an extension of the embedded platform. */
export const createDiscountRule = /* @__PURE__ */ defineCall<
  {
    discountRule: Pick<DiscountRule, 'name' | 'discount'> &
      Partial<Omit<DiscountRule, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'status' | 'usageCount'>>
  },
  { discountRule: DiscountRule }
>(operations.createDiscountRule, DiscountRuleAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getDiscountRule = /* @__PURE__ */ defineCall<{ id: string }, { discountRule: DiscountRule }>(
  operations.getDiscountRule,
  DiscountRuleAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateDiscountRule = /* @__PURE__ */ defineCall<
  {
    discountRule: { id: string; revision: string } & Partial<
      Omit<DiscountRule, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'status' | 'usageCount'>
    >
  },
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
export const createCoupon = /* @__PURE__ */ defineCall<
  {
    coupon: Pick<Coupon, 'name' | 'code' | 'discount'> &
      Partial<Omit<Coupon, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'numberOfUsages'>>
  },
  { coupon: Coupon }
>(operations.createCoupon, CouponAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getCoupon = /* @__PURE__ */ defineCall<{ id: string }, { coupon: Coupon }>(
  operations.getCoupon,
  CouponAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateCoupon = /* @__PURE__ */ defineCall<
  {
    coupon: { id: string; revision: string } & Partial<
      Omit<Coupon, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'numberOfUsages'>
    >
  },
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
