import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_loyalty_coupons', fqn: 'com.wixpress.loyalty.coupon.LoyaltyCoupons', entity: 'wix.loyalty.v1.coupon' }

export const redeemPointsForCoupon = { service, name: 'RedeemPointsForCoupon', method: 'POST', path: '/loyalty-coupons/v1/coupons', audience: 'STAFF', hosted: 'wire' } as const
export const redeemMyPointsForCoupon = { service, name: 'RedeemCurrentMemberPointsForCoupon', method: 'POST', path: '/loyalty-coupons/v1/coupons/redeem-my-coupon', audience: 'MEMBERS', hosted: 'wire' } as const
export const returnMyLoyaltyCoupon = { service, name: 'ReturnCurrentMemberCoupon', method: 'POST', path: '/loyalty-coupons/v1/coupons/return-my-coupon', audience: 'MEMBERS' } as const
export const getMyLoyaltyCoupons = { service, name: 'GetCurrentMemberCoupons', method: 'GET', path: '/loyalty-coupons/v1/coupons/my-coupons', audience: 'MEMBERS', hosted: 'wire' } as const
export const queryLoyaltyCoupons = { service, name: 'QueryLoyaltyCoupon', method: 'POST', path: '/loyalty-coupons/v1/coupons/query', audience: 'STAFF', hosted: 'wire' } as const
export const bulkGetLoyaltyCoupon = { service, name: 'BulkGetLoyaltyCoupon', method: 'GET', path: '/loyalty-coupons/v1/bulk/coupons', audience: 'STAFF', hosted: 'wire' } as const
export const getLoyaltyCoupon = { service, name: 'GetLoyaltyCoupon', method: 'GET', path: '/loyalty-coupons/v1/coupons/{loyaltyCouponId}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteLoyaltyCoupon = { service, name: 'DeleteLoyaltyCoupon', method: 'DELETE', path: '/loyalty-coupons/v1/coupons/{id}', audience: 'STAFF', hosted: 'wire' } as const
