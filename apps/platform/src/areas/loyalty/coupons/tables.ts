import type { ColumnType, Generated } from 'kysely'

/** Wire §4.5 `Status` of a loyalty coupon. */
export type CouponStatus = 'PENDING' | 'ACTIVE' | 'APPLIED' | 'FAILED' | 'ARCHIVED'

/** Use of the coupon at the checkout (spec §4; wire §5.3 row 46). */
export type Application =
  | 'UNUSED'
  | 'IN_PROGRESS'
  | 'APPLIED'
  | 'COMPLETED'
  | 'SCHEDULED_FOR_REFUND'
  | 'REFUNDED'
  | 'REFUNDED_DUE_TO_TIMEOUT'
  | 'REFUNDED_DUE_TO_MANUAL_DISCOUNT_REMOVAL'
  | 'FAILED_TO_REFUND'

/** Wire §4.5 `couponReference.specification`; amounts are numbers. */
export type Specification = Readonly<Record<string, unknown>> & { readonly type: string }

export interface LoyaltyCouponTables {
  loyaltyCoupons: {
    id: string
    accountId: string
    memberId: string | null
    rewardId: string
    rewardType: string
    rewardName: string
    /** The one that paid for it. */
    transactionId: string
    /** Among the shop's coupons. */
    couponId: string
    code: string
    specification: ColumnType<Specification>
    /** Points. */
    cost: number
    status: CouponStatus
    application: Application
    orderId: string | null
    /** The one that gave the points back; there is no second one. */
    refundTransactionId: string | null
    expiresAt: Date
    deleted: Generated<boolean>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
}
