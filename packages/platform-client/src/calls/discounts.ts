import { defineCall, type Service, z } from '@galleria/platform-client'
import { AdditionalFeeRule } from '../entities/trade/additional-fee-rule.ts'
import { Coupon } from '../entities/trade/coupon.ts'
import { DiscountRule } from '../entities/trade/discount-rule.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { AdditionalFeeRule } from '../entities/trade/additional-fee-rule.ts'
export type { Coupon } from '../entities/trade/coupon.ts'
export type { DiscountRule } from '../entities/trade/discount-rule.ts'

const discountRuleService: Service = {
  package: '@wix/auto_sdk_ecom_discount-rules',
  fqn: 'com.wix.ecom.discounts.rules.api.v1.DiscountRulesService',
  entity: 'wix.ecom.discounts.v1.discount_rule',
}
const discountRulePath = '/ecom/v1/discount-rules'
const DiscountRuleAnswer = () => z.object({ discountRule: DiscountRule })

/** A discount that needs no code: counts while it is LIVE and its trigger holds. For the store's owner; an extension of the embedded platform. */
export const createDiscountRule = /* @__PURE__ */ defineCall<
  {
    discountRule: Pick<DiscountRule, 'name' | 'discount'> &
      Partial<Omit<DiscountRule, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'status' | 'usageCount'>>
  },
  { discountRule: DiscountRule }
>({
  name: 'CreateDiscountRule',
  service: discountRuleService,
  method: 'POST',
  path: discountRulePath,
  output: DiscountRuleAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getDiscountRule = /* @__PURE__ */ defineCall<{ id: string }, { discountRule: DiscountRule }>({
  name: 'GetDiscountRule',
  service: discountRuleService,
  method: 'GET',
  path: `${discountRulePath}/{id}`,
  output: DiscountRuleAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateDiscountRule = /* @__PURE__ */ defineCall<
  {
    discountRule: { id: string; revision: string } & Partial<
      Omit<DiscountRule, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'status' | 'usageCount'>
    >
  },
  { discountRule: DiscountRule }
>({
  name: 'UpdateDiscountRule',
  service: discountRuleService,
  method: 'PATCH',
  path: `${discountRulePath}/{discountRule.id}`,
  output: DiscountRuleAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryDiscountRules = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { discountRules: DiscountRule[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryDiscountRules',
  service: discountRuleService,
  method: 'POST',
  path: `${discountRulePath}/query`,
  output: () => z.object({ discountRules: z.array(DiscountRule), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteDiscountRule = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteDiscountRule',
  service: discountRuleService,
  method: 'DELETE',
  path: `${discountRulePath}/{id}`,
  output: () => z.looseObject({}),
})

const couponService: Service = {
  package: '@wix/auto_sdk_coupons_coupons',
  fqn: 'com.wix.coupons.v2.CouponsService',
  entity: 'wix.stores.v2.coupon',
}
const couponPath = '/stores/v2/coupons'
const CouponAnswer = () => z.object({ coupon: Coupon })

/** A code that takes something off; two codes are the same whatever their case. For the store's owner; an extension of the embedded platform. */
export const createCoupon = /* @__PURE__ */ defineCall<
  {
    coupon: Pick<Coupon, 'name' | 'code' | 'discount'> &
      Partial<Omit<Coupon, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'numberOfUsages'>>
  },
  { coupon: Coupon }
>({ name: 'CreateCoupon', service: couponService, method: 'POST', path: couponPath, output: CouponAnswer })

/** For the store's owner; an extension of the embedded platform. */
export const getCoupon = /* @__PURE__ */ defineCall<{ id: string }, { coupon: Coupon }>({
  name: 'GetCoupon',
  service: couponService,
  method: 'GET',
  path: `${couponPath}/{id}`,
  output: CouponAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateCoupon = /* @__PURE__ */ defineCall<
  {
    coupon: { id: string; revision: string } & Partial<
      Omit<Coupon, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'numberOfUsages'>
    >
  },
  { coupon: Coupon }
>({
  name: 'UpdateCoupon',
  service: couponService,
  method: 'PATCH',
  path: `${couponPath}/{coupon.id}`,
  output: CouponAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryCoupons = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { coupons: Coupon[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryCoupons',
  service: couponService,
  method: 'POST',
  path: `${couponPath}/query`,
  output: () => z.object({ coupons: z.array(Coupon), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteCoupon = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteCoupon',
  service: couponService,
  method: 'DELETE',
  path: `${couponPath}/{id}`,
  output: () => z.looseObject({}),
})

const additionalFeeService: Service = {
  package: '@wix/auto_sdk_ecom_additional-fees',
  fqn: 'com.wix.ecom.additionalfees.api.v1.AdditionalFeesService',
  entity: 'wix.ecom.v1.additional_fee',
}
const additionalFeePath = '/ecom/v1/additional-fees'
const AdditionalFeeAnswer = () => z.object({ additionalFee: AdditionalFeeRule })

/** A fee that carts have from then on. For the store's owner; an extension of the embedded platform. */
export const createAdditionalFee = /* @__PURE__ */ defineCall<
  {
    additionalFee: Pick<AdditionalFeeRule, 'code' | 'name' | 'amount'> &
      Partial<Omit<AdditionalFeeRule, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { additionalFee: AdditionalFeeRule }
>({
  name: 'CreateAdditionalFee',
  service: additionalFeeService,
  method: 'POST',
  path: additionalFeePath,
  output: AdditionalFeeAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getAdditionalFee = /* @__PURE__ */ defineCall<
  { id: string },
  { additionalFee: AdditionalFeeRule }
>({
  name: 'GetAdditionalFee',
  service: additionalFeeService,
  method: 'GET',
  path: `${additionalFeePath}/{id}`,
  output: AdditionalFeeAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateAdditionalFee = /* @__PURE__ */ defineCall<
  {
    additionalFee: { id: string; revision: string } & Partial<
      Omit<AdditionalFeeRule, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { additionalFee: AdditionalFeeRule }
>({
  name: 'UpdateAdditionalFee',
  service: additionalFeeService,
  method: 'PATCH',
  path: `${additionalFeePath}/{additionalFee.id}`,
  output: AdditionalFeeAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryAdditionalFees = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { additionalFees: AdditionalFeeRule[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryAdditionalFees',
  service: additionalFeeService,
  method: 'POST',
  path: `${additionalFeePath}/query`,
  output: () => z.object({ additionalFees: z.array(AdditionalFeeRule), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteAdditionalFee = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteAdditionalFee',
  service: additionalFeeService,
  method: 'DELETE',
  path: `${additionalFeePath}/{id}`,
  output: () => z.looseObject({}),
})
