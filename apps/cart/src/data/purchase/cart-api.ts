import type { CheckoutDraft } from '../../rules/checkout/checkout-draft.ts'
import type { Tip } from '../../rules/checkout/tip.ts'
import type {
  Address,
  Cart,
  ChosenDelivery,
  Contact,
  CouponRefusal,
  GiftCardReason,
  Payable,
  Totals,
  WantedLine,
} from '../../rules/model/index.ts'

/** Place and way of delivery that totals are asked for. */
export interface Going {
  /** Absent: delivery and tax are not known yet. */
  readonly address?: Address | undefined
  readonly delivery?: ChosenDelivery | undefined
  /** Takes the first way of delivery where none is chosen, or the chosen one is not offered. */
  readonly orFirst?: boolean
}

export interface Look {
  readonly cart: Cart | null
  /** Null where there is nothing to total, or the platform cannot say now. */
  readonly totals: Totals | null
}

export interface Buyer {
  readonly email: string
  readonly contact: Contact
  /** Absent: the bill goes where the goods go. */
  readonly billing?: Contact | undefined
}

/** A purchase that is ready to be reviewed. */
export interface Order {
  readonly cart: Cart
  readonly draft: CheckoutDraft
}

export interface Review {
  readonly totals: Totals | null
  /** Null where it is not known beyond the totals. */
  readonly payable: Payable | null
}

export type Handover =
  | { readonly checkoutId: string }
  /** Other sums hold than those that were shown: nothing was handed over, and nothing is lost. */
  | { readonly pricesChanged: true }

export type Placement =
  /** Without an id the platform says that there is an order, and not which. */
  | { readonly placed: true; readonly orderId?: string | undefined }
  /** Other sums hold than those that were shown, or something is to be paid after all: nothing was ordered. */
  | { readonly pricesChanged: true }
  /** The platform lets its payment page alone place orders. */
  | { readonly paymentPage: true }

/**
 * Calls by which a shopper buys. One implementation for each API of the platform, loaded alone: nothing outside
 * `v1/` and `v2/` knows which it is.
 */
export interface CartApi {
  /** Null until something is added. */
  read(signal?: AbortSignal): Promise<Cart | null>
  look(going: Going, signal?: AbortSignal): Promise<Look>
  /** Null where there is nothing to total, or it cannot be said now. */
  totals(going: Going, signal?: AbortSignal): Promise<Totals | null>
  /** As many as there are, which may be none; null where there is no cart even after it. */
  add(lines: readonly WantedLine[]): Promise<Cart | null>
  /** Answers how many pieces there are now: fewer than wanted where the stock ends. */
  changeQuantity(lineItemId: string, quantity: number): Promise<number | undefined>
  remove(lineItemIds: readonly string[]): Promise<void>
  writeNote(note: string): Promise<void>
  writeBuyer(buyer: Buyer): Promise<Cart>
  applyCoupon(code: string): Promise<CouponRefusal | undefined>
  removeCoupon(): Promise<void>
  /** `begun`: the payment was opened before, or something was entered that only it keeps. */
  review(order: Order, begun: boolean, signal?: AbortSignal): Promise<Review>
  giveTip(order: Order, tip: Tip | null): Promise<void>
  /** Null takes the card away. */
  useGiftCard(order: Order, code: string | null): Promise<GiftCardReason | undefined>
  useStoreCredit(order: Order, use: boolean): Promise<void>
  /** Hands the purchase over to the payment page; `shownTotal` is what the shopper agreed to. */
  checkOut(order: Order, shownTotal: string | undefined): Promise<Handover>
  /**
   * Places an order of which nothing is left to pay: free goods, or all of it paid by gift card, store credit or plan. Any other
   * purchase is placed by the payment page, because no call takes a card from another origin. Whether the hosted platform
   * lets a visitor's token place is not verified (Cart V2 §5): where it does not, the payment page places this one too.
   */
  place(order: Order, shownTotal: string | undefined): Promise<Placement>
  /** Order that the checkout has become, for whoever lost the answer; undefined where it is none. */
  orderOf(checkoutId: string): Promise<string | undefined>
  /** Empties the cart of an order, where the platform has not. */
  forgetBought(): Promise<void>
}
