import type { ColumnType, Generated } from 'kysely'
import type { Reduction, Tiers } from '../../../domain/pricing/discounts/discount.ts'
import type { Trigger } from '../../../domain/pricing/discounts/rule.ts'
import type { FeeSource } from '../../../domain/pricing/fees.ts'
import type { TaxedAt } from '../../../domain/pricing/line.ts'

export interface DiscountTables {
  coupons: {
    id: string
    code: string
    /** Upper-case; what a shopper types is compared with this. */
    codeKey: string
    name: string
    kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING' | 'FIXED_PRICE' | 'BUY_X_GET_Y' | 'TIERS'
    percent: ColumnType<string | null, number | string | null>
    amountMinor: number | null
    minimumSubtotalMinor: number
    usageLimit: number | null
    used: number
    startsAt: Date | null
    expiresAt: Date | null
    active: boolean
    fixedPriceMinor: ColumnType<number | null, number | null | undefined>
    buyPieces: ColumnType<number | null, number | null | undefined>
    freePieces: ColumnType<number | null, number | null | undefined>
    tiers: ColumnType<Omit<Tiers, 'kind'> | null, Omit<Tiers, 'kind'> | null | undefined>
    /** `product:<id>`, `collection:<id>`, `type:<preset>`; null is everything. */
    scopes: ColumnType<string[] | null, string[] | null | undefined>
    limitPerCustomer: ColumnType<number | null, number | null | undefined>
    /** Bought with points by this member, and good for nobody else. */
    memberId: ColumnType<string | null, string | null | undefined>
    /** Whether one piece of the dearest is reduced, of all that could be. */
    onePiece: Generated<boolean>
    /** Whether it reduces what is subscribed to. */
    forSubscriptions: Generated<boolean>
    /** Whether other rules and coupons may count beside it. */
    combines: Generated<boolean>
    /** Segments whose customers alone it is for. */
    segmentIds: ColumnType<string[] | null, string[] | null | undefined>
    revision: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  discountRules: {
    id: string
    name: string
    active: boolean
    startsAt: Date | null
    endsAt: Date | null
    trigger: ColumnType<Trigger>
    reduction: ColumnType<Reduction>
    scopes: ColumnType<string[] | null>
    combines: Generated<boolean>
    /** Segments whose customers alone it is for. */
    segmentIds: ColumnType<string[] | null, string[] | null | undefined>
    used: number
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  additionalFees: {
    id: string
    code: string
    name: string
    amountMinor: number
    source: FeeSource
    /** Scopes: the fee applies once for each piece of these; without scopes once for the whole cart. */
    scopes: ColumnType<string[] | null>
    /** Upper bound: the fee applies only while the goods cost less than this. */
    belowSubtotalMinor: number | null
    taxGroupId: string | null
    /** Place of taxation; null for the destination of the goods. */
    taxedAt: ColumnType<TaxedAt | null, TaxedAt | null | undefined>
    active: boolean
    revision: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
}

export interface MerchantDiscount {
  /** Decimal, in the store's currency; one of both. */
  readonly amount?: string | null | undefined
  readonly percentage?: number | null | undefined
  readonly lineItemIds?: readonly string[] | null | undefined
}
