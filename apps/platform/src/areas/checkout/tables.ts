import type { ColumnType, Generated } from 'kysely'
import type { StoredAddressWithContact } from '../../domain/address/address.ts'
import type { Tip } from '../../domain/pricing/tip.ts'
import type { OwnerType, StoredLine } from '../cart/tables.ts'
import type { MerchantDiscount } from '../terms/discounts/tables.ts'
import type { SelectedMembership } from '../terms/memberships/tables.ts'
import type { TemplateDocument } from './templates/input.ts'

export interface AbandonedBuyer {
  readonly id: string
  readonly identityType: 'MEMBER' | 'VISITOR'
  readonly email: string
  readonly phone?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

export interface AbandonedActivity {
  readonly activityType: 'RECOVERY_EMAIL_SENT' | 'RECOVERED'
  readonly timestamp: string
  /** Staff who sent it, by email; nobody where it went by itself. */
  readonly authorEmail?: string | null | undefined
  readonly authorAppId?: string | null | undefined
  readonly authorAppName?: string | null | undefined
}

/** Fields of a Cart V2 beyond cart and checkout of V1. */
export interface PurchaseExtras {
  /** Marks what is bought beside the shopper's cart, which the order leaves as it is. */
  readonly beside?: boolean | undefined
  /** Marks what an app made for the first shopper who opens it. */
  readonly openAccess?: boolean | undefined
  readonly settings?: Readonly<Record<string, boolean | null | undefined>> | undefined
  readonly externalReferences?:
    | readonly { readonly appId: string; readonly resourceId?: string | null | undefined }[]
    | undefined
  readonly customContentReference?:
    | { readonly appId: string; readonly componentId: string }
    | null
    | undefined
  readonly createdBy?: Readonly<Record<string, string>> | undefined
  readonly forms?: readonly { readonly id: string; readonly formSubmissionId: string }[] | undefined
  readonly extendedFields?: Record<string, unknown> | null | undefined
  readonly carrierId?: string | null | undefined
}

type Optional<Value> = ColumnType<Value | null, Value | null | undefined>

export interface CheckoutTables {
  checkouts: {
    id: string
    cartId: string
    ownerType: OwnerType
    ownerId: string
    status: 'OPEN' | 'COMPLETED'
    lines: ColumnType<StoredLine[]>
    couponCode: string | null
    /** Discounts that the merchant gave by hand in the cart. */
    merchantDiscounts: ColumnType<MerchantDiscount[] | null, MerchantDiscount[] | null | undefined>
    email: string | null
    shippingDestination: ColumnType<StoredAddressWithContact | null>
    billingInfo: ColumnType<StoredAddressWithContact | null>
    shippingCode: string | null
    /** From where it is sold. */
    businessLocationId: Optional<string>
    buyerNote: string | null
    channelType: string
    currency: string
    /** Total that the shopper last saw; a different total at commit is shown first. */
    shownTotalMinor: number | null
    orderId: string | null
    /** Its code, sealed. */
    giftCard: Optional<Buffer>
    /** At most so much of the card. */
    giftCardMinor: Optional<number>
    /** Whether the member pays with store credit, as far as it goes. */
    storeCredit: Generated<boolean>
    tip: Optional<Tip>
    overrideCheckoutUrl: Optional<string>
    memberships: Optional<SelectedMembership[]>
    customFields: Optional<{ title: string; value: unknown }[]>
    buyerLanguage: Optional<string>
    /** Fields that only Cart V2 has of it. */
    purchase: Optional<PurchaseExtras>
    abandonedAt: Optional<Date>
    recoveredAt: Optional<Date>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  checkoutTemplates: {
    id: string
    status: 'ACTIVE' | 'INACTIVE'
    document: ColumnType<TemplateDocument>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** Carts that were left, kept beyond the cart. */
  abandonedCarts: {
    cartId: string
    status: 'ABANDONED' | 'RECOVERED'
    buyer: ColumnType<AbandonedBuyer>
    totalMinor: number
    currency: string
    activities: ColumnType<readonly AbandonedActivity[]>
    cartCreatedAt: Date
    abandonedAt: Date
    recoveredAt: Date | null
  }
  couponUses: { couponId: string; orderId: string }
}
