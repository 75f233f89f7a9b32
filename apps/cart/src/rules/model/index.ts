/** The cart and the purchase as the pages know them, whichever API serves them. */
export type { Cart } from './cart.ts'
export type { Address, Contact } from './contact.ts'
export type { ChosenDelivery, DeliveryChoice, FreeShipping } from './delivery.ts'
export type { CatalogReference, Line, WantedLine } from './line.ts'
export type { Membership, MembershipOptions } from './membership.ts'
export type { Money, Words } from './money.ts'
export type { CouponReason, CouponRefusal, GiftCardReason } from './refusals.ts'
export type {
  CartProblem,
  Discount,
  Due,
  Fee,
  NamedTax,
  Parts,
  Payable,
  PriceSummary,
  StoreCredit,
  Totals,
} from './totals.ts'
