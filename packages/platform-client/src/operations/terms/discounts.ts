import type { Service } from '../../operation.ts'

const discountRule: Service = { package: '@wix/auto_sdk_ecom_discount-rules', fqn: 'com.wix.ecom.discounts.rules.api.v1.DiscountRulesService', entity: 'wix.ecom.discounts.v1.discount_rule' }
const coupon: Service = { package: '@wix/auto_sdk_coupons_coupons', fqn: 'com.wix.coupons.v2.CouponsService', entity: 'wix.stores.v2.coupon' }
const additionalFee: Service = { package: '@wix/auto_sdk_ecom_additional-fees', fqn: 'com.wix.ecom.additionalfees.api.v1.AdditionalFeesService', entity: 'wix.ecom.v1.additional_fee' }

export const createDiscountRule = { service: discountRule, name: 'CreateDiscountRule', method: 'POST', path: '/ecom/v1/discount-rules', audience: 'STAFF' } as const
export const queryDiscountRules = { service: discountRule, name: 'QueryDiscountRules', method: 'POST', path: '/ecom/v1/discount-rules/query', audience: 'STAFF' } as const
export const getDiscountRule = { service: discountRule, name: 'GetDiscountRule', method: 'GET', path: '/ecom/v1/discount-rules/{id}', audience: 'STAFF' } as const
export const updateDiscountRule = { service: discountRule, name: 'UpdateDiscountRule', method: 'PATCH', path: '/ecom/v1/discount-rules/{discountRule.id}', audience: 'STAFF' } as const
export const deleteDiscountRule = { service: discountRule, name: 'DeleteDiscountRule', method: 'DELETE', path: '/ecom/v1/discount-rules/{id}', audience: 'STAFF' } as const
export const previewDiscountRule = { service: discountRule, name: 'PreviewDiscountRule', method: 'POST', path: '/ecom/v1/discount-rules/preview', audience: 'STAFF' } as const
export const createCoupon = { service: coupon, name: 'CreateCoupon', method: 'POST', path: '/stores/v2/coupons', audience: 'STAFF' } as const
export const queryCoupons = { service: coupon, name: 'QueryCoupons', method: 'POST', path: '/stores/v2/coupons/query', audience: 'STAFF' } as const
export const getCoupon = { service: coupon, name: 'GetCoupon', method: 'GET', path: '/stores/v2/coupons/{id}', audience: 'STAFF' } as const
export const updateCoupon = { service: coupon, name: 'UpdateCoupon', method: 'PATCH', path: '/stores/v2/coupons/{coupon.id}', audience: 'STAFF' } as const
export const deleteCoupon = { service: coupon, name: 'DeleteCoupon', method: 'DELETE', path: '/stores/v2/coupons/{id}', audience: 'STAFF' } as const
export const bulkCreateCoupons = { service: coupon, name: 'BulkCreateCoupons', method: 'POST', path: '/stores/v2/coupons/bulk/create', audience: 'STAFF' } as const
export const previewCoupon = { service: coupon, name: 'PreviewCoupon', method: 'POST', path: '/stores/v2/coupons/preview', audience: 'STAFF' } as const
export const createAdditionalFee = { service: additionalFee, name: 'CreateAdditionalFee', method: 'POST', path: '/ecom/v1/additional-fees', audience: 'STAFF' } as const
export const queryAdditionalFees = { service: additionalFee, name: 'QueryAdditionalFees', method: 'POST', path: '/ecom/v1/additional-fees/query', audience: 'STAFF' } as const
export const getAdditionalFee = { service: additionalFee, name: 'GetAdditionalFee', method: 'GET', path: '/ecom/v1/additional-fees/{id}', audience: 'STAFF' } as const
export const updateAdditionalFee = { service: additionalFee, name: 'UpdateAdditionalFee', method: 'PATCH', path: '/ecom/v1/additional-fees/{additionalFee.id}', audience: 'STAFF' } as const
export const deleteAdditionalFee = { service: additionalFee, name: 'DeleteAdditionalFee', method: 'DELETE', path: '/ecom/v1/additional-fees/{id}', audience: 'STAFF' } as const
