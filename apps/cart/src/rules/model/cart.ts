import type { Contact } from './contact.ts'
import type { Line } from './line.ts'
import type { Money } from './money.ts'
import type { Discount } from './totals.ts'

/** The shopper's cart, the same by whichever API it came. */
export interface Cart {
  readonly id: string
  readonly currency: string
  readonly lineItems: readonly Line[]
  /** Goods before discounts, and after. */
  readonly subtotal?: Money | undefined
  readonly subtotalAfterDiscounts?: Money | undefined
  readonly coupon?: { readonly code: string; readonly amount?: Money | undefined } | undefined
  readonly discounts: readonly Discount[]
  readonly note: string
  readonly email?: string | null | undefined
  readonly contact?: Contact | null | undefined
}
