import type { Caller } from '../base/caller-type.ts'
import type { Clock } from '../base/clock.ts'
import type { Minor } from '../domain/money/money.ts'
import type { PlatformConfig } from './config.ts'
import type { Trx } from './database.ts'

interface NewMember {
  readonly memberId: string
  readonly contactId: string
  readonly emailVerified: boolean
  readonly date: Date
}

export interface SignIn {
  readonly memberId: string
  readonly contactId: string
  /** The anonymous visitor this member was until now. */
  readonly visitorId: string
  readonly date: Date
}

export interface ChangedFile {
  readonly fileId: string
  /** Name of the call that changed it. */
  readonly call: string
  readonly caller: Caller
}

interface DeletedCart {
  readonly cartId: string
  readonly caller: Caller
}

interface CompletedCheckout {
  readonly checkoutId: string
  readonly caller: Caller
}

interface UsedCoupon {
  readonly couponId: string
  readonly orderId: string
  readonly date: Date
}

/** An order that is paid for, of a member. */
export interface PaidOrder {
  readonly memberId: string
  readonly orderId: string
  readonly revision: number
  readonly currency: string
  /** Goods after discounts, before tax and delivery. */
  readonly spent: Minor
  /** The same in whole units of money. */
  readonly whole: number
  /** The same by line; null for goods that are not of the catalog. */
  readonly lines: readonly { readonly productId: string | null; readonly spent: Minor }[]
  readonly placed: Date
  readonly date: Date
}

export interface RefundedOrder {
  readonly memberId: string
  readonly orderId: string
  /** Money given back so far, of all that came, and what the order costs. */
  readonly gone: Minor
  readonly came: Minor
  readonly total: Minor
  readonly date: Date
}

export interface ReviewOfMember {
  readonly memberId: string
  readonly productId: string
  readonly date: Date
}

/**
 * Events of one area that concern others. Each runs inside the transaction of its cause, area by area in the order
 * of `app/areas.ts`; throwing undoes both.
 */
export interface Happenings {
  onMemberCreated: NewMember
  /** Runs once per member, with the first proof of the address. */
  onAddressVerified: NewMember
  /** Runs once per sign-in, when the code becomes tokens. */
  onSignIn: SignIn
  /** A file of the library says something else of itself. */
  onFileChanged: ChangedFile
  /** Thrown away by its owner, not emptied by an order. */
  onCartDeleted: DeletedCart
  /** A checkout has become an order. */
  onCheckoutCompleted: CompletedCheckout
  /** A member's own coupon is in a cart. */
  onCouponApplied: { readonly couponId: string; readonly date: Date }
  /** A shopper took it out of a cart. */
  onCouponRemoved: { readonly code: string; readonly date: Date }
  /** An order was placed with a member's own coupon. */
  onCouponUsed: UsedCoupon
  /** Runs once, when the last of the money has arrived; a second time where an edit had made the order owe again. */
  onOrderPaid: PaidOrder
  /** An order that is paid for costs something else now. */
  onPaidOrderChanged: PaidOrder
  onOrderRefunded: RefundedOrder
  /** Shoppers may read a member's review of a product. */
  onReviewApproved: ReviewOfMember
  /** Staff took such a review away, or it was deleted. */
  onReviewRemoved: ReviewOfMember
  /** Cancellation of a member's order. */
  onOrderCanceled: { readonly orderId: string; readonly date: Date }
}

/** Hooks by which the causing area calls every listener. */
export type Hooks = {
  readonly [Name in keyof Happenings]: (trx: Trx, happening: Happenings[Name]) => Promise<void>
}

/** Config and clock of the site on which something happens. */
export interface HookContext {
  readonly config: PlatformConfig
  readonly clock: Clock
}

/** Reactions of an area to events elsewhere. */
export type Listeners = {
  readonly [Name in keyof Happenings]?: (
    trx: Trx,
    happening: Happenings[Name],
    context: HookContext,
  ) => Promise<void>
}
