import type { ChannelType } from '../enums/orders.ts'
import type { Address, CatalogReference } from './common.ts'

/** Decimal; with at most three decimals on the wire. */
interface CMoneyInput {
  readonly amount: string
}

interface TextInput {
  readonly original: string
  readonly translated?: string
}

/** A plan that pays for the line: one of the buyer's, or one that is bought with it (Cart V2 §2.3). */
export type MembershipInput =
  | { readonly existingMembership: { readonly appId: string; readonly membershipId: string } }
  | { readonly futureMembership: { readonly lineItemId: string; readonly benefitId: string } }

/** Item of a catalog to put into a cart (Cart V2 §2.3). */
export interface CatalogItemInput {
  /** `options` of the store's catalog: `variantId` for a product with options, `customTextFields`, `subscriptionOptionId`. */
  readonly catalogReference: CatalogReference
  /** 1 to 100,000. More than the stock is refused with `INSUFFICIENT_INVENTORY`. */
  readonly quantity: number
  /** Values that replace the catalog's. Refused from shoppers: an inference. */
  readonly catalogOverrideFields?: {
    readonly name?: TextInput
    readonly salePrice?: string
    readonly fullPrice?: string
    readonly depositAmount?: string
  }
  readonly extendedFields?: { readonly namespaces?: Readonly<Record<string, object>> }
  readonly inventoryAppId?: string
  readonly membershipPayment?: MembershipInput
}

/** Line without a catalog item. Refused from shoppers, who set no price: an inference (Cart V2 §2.3). */
export interface CustomItemInput {
  readonly name: TextInput
  readonly quantityInfo: {
    readonly requestedQuantity: number
    readonly availableQuantity?: number
    readonly fixedQuantity?: boolean
  }
  readonly pricing: {
    /** After a sale, without modifiers. */
    readonly price: CMoneyInput
    readonly fullPrice?: CMoneyInput
    readonly priceDescription?: TextInput
    readonly priceUndetermined?: boolean
  }
  readonly source?: {
    readonly catalogReference?: CatalogReference
    readonly rootCatalogItemId?: string
    readonly inventoryAppId?: string
  }
  readonly attributes: {
    readonly itemType: { readonly preset?: string; readonly custom?: string }
    readonly image?: { readonly id?: string; readonly url?: string; readonly altText?: string }
    readonly physicalProperties?: {
      readonly weight?: number
      readonly sku?: string
      readonly shippable?: boolean
    }
    readonly membersOnly?: boolean
  }
  readonly deliveryConfig?: { readonly deliveryProfileId?: string }
  readonly taxConfig?: { readonly taxGroupId?: string }
  readonly paymentConfig?: { readonly paymentOption?: string; readonly depositAmount?: CMoneyInput }
}

interface ContactInput {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly company?: string | null
  readonly vatId?: { readonly id: string; readonly type: 'UNSPECIFIED' | 'CPF' | 'CNPJ' } | null
}

/** Owner of a cart that an app begins, one of these, at creation only (Cart V2 §2.3). */
interface CartOwner {
  readonly visitorId?: string
  readonly memberId?: string
  /** The first shopper who opens the cart owns it. */
  readonly openAccess?: boolean
}

/** Fields of a cart that a call may write (Cart V2 §2.5). */
export interface CartFields {
  /** `null` clears it: public clients saw it, no page declares it. */
  readonly note?: string | null
  readonly source?: {
    /** `WEB` and `OTHER_PLATFORM` for shoppers; any with privileged credentials. */
    readonly channelType?: ChannelType
    /** At creation only. */
    readonly externalReferences?: readonly { readonly appId: string; readonly resourceId?: string }[]
    readonly customContentReference?: { readonly appId: string; readonly componentId: string } | null
  }
  readonly businessInfo?: { readonly locationId?: string | null }
  readonly customerInfo?: ContactInput & { readonly email?: string | null } & CartOwner
  readonly deliveryInfo?: { readonly address?: Address | null }
  readonly taxInfo?: { readonly taxExemptGroupId?: string | null }
  readonly paymentInfo?: {
    readonly billingAddress?: Address | null
    readonly billingContact?: ContactInput | null
  }
  /** At creation only. */
  readonly settings?: {
    readonly lockGiftCard?: boolean
    readonly lockCouponCode?: boolean
    readonly policyAgreementCheckboxDisabled?: boolean
    readonly manualPaymentDisabled?: boolean
  }
  /** A page of a registered origin; `{checkout_id}` in it becomes the cart's id. */
  readonly customCheckoutUrl?: string | null
  readonly extendedFields?: { readonly namespaces?: Readonly<Record<string, object>> }
}

/** Lines to add, at most 300 of each kind (Cart V2 §2.3). */
export interface AddLineItemsInput {
  readonly catalogItems?: readonly CatalogItemInput[]
  readonly customItems?: readonly CustomItemInput[]
}

/** Way of delivery, as a delivery solution names it (Cart V2 §4.3). */
export interface DeliveryMethodInput {
  readonly code: string
  readonly appId?: string
}

/** Gift card by its code, 8 to 20 characters (Cart V2 §2.2). */
export interface GiftCardInput {
  readonly code: string
  /** At most so much of the card. */
  readonly redeemAmount?: CMoneyInput
}

/** Beginning of a cart (Cart V2 §2.3). */
export interface CreateCartInput extends AddLineItemsInput {
  readonly cart?: CartFields
  /** At most one. */
  readonly coupons?: readonly { readonly code: string }[]
  readonly deliveryMethod?: DeliveryMethodInput
  /** Up to five are taken, and a cart holds one. */
  readonly giftCards?: readonly GiftCardInput[]
}

/** Given on top; amounts are decimals in the cart's currency. */
export type CartTipInput =
  | { readonly type: 'PERCENTAGE'; readonly percentage: number }
  | { readonly type: 'AMOUNT' | 'CUSTOM'; readonly amount: string }

/** Change of a cart. Without a mask what is given is written (Cart V2 §2.2). */
export interface UpdateCartInput {
  readonly cart: CartFields
  /** Comma-joined paths of `cart`: seen on the wire and not declared. */
  readonly fieldMask?: string
  /** Comes on top of everything else; `null` takes it away. An extension of the embedded platform, as in its V1. */
  readonly tip?: CartTipInput | null
  /** Pays with the member's store credit what a gift card leaves. An extension of the embedded platform. */
  readonly useStoreCredit?: boolean
}

/** Parts that an estimate computes; each is left out unless it is `true` (Cart V2 §2.3). */
export interface EstimateCartInput {
  readonly refreshCart?: boolean
  readonly calculateDelivery?: boolean
  readonly calculateAdditionalFees?: boolean
  readonly calculateTax?: boolean
  readonly calculateGiftCards?: boolean
  readonly validationConfig?: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS'
}

/** Change of one line; public clients saw V1's `{ id, quantity }` refused (Cart V2 §2.3). */
export interface LineItemUpdate {
  readonly lineItemId: string
  /** At least 1: a line goes by the call that removes it. */
  readonly quantity?: { readonly newQuantity: number }
  readonly membershipPayment?: MembershipInput
}

/** Submission of a form that a line asks for (Cart V2 §2.2). */
export interface FormSubmissionInput {
  readonly id: string
  readonly formSubmissionId: string
}
