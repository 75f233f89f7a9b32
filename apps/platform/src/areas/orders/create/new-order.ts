import type { StoredAddressWithContact } from '../../../domain/address/address.ts'
import type { Caller } from '../../../http/caller.ts'
import type { OwnerType, Quote } from '../../cart/index.ts'
import type { Charged } from '../payments/providers.ts'

/** A checkout, or a draft in its shape, as far as its order needs it. */
interface Bought {
  readonly id: string
  readonly cartId: string
  readonly ownerType: OwnerType
  readonly ownerId: string
  readonly email: string | null
  readonly currency: string
  readonly channelType: string
  readonly billingInfo: StoredAddressWithContact | null
  readonly shippingDestination: StoredAddressWithContact | null
  readonly customFields: { title: string; value: unknown }[] | null
  readonly buyerLanguage: string | null
  readonly buyerNote: string | null
}

export interface NewOrder {
  readonly orderId: string
  readonly row: Bought
  readonly quote: Quote
  readonly date: Date
  /** Answer of the provider; none for an order that costs nothing. */
  readonly charge: Charged | undefined
  readonly caller?: Caller | undefined
  /** Made by the merchant: there was no checkout before it. */
  readonly drafted?: boolean
  /** Skips the letter to the buyer. */
  readonly quietly?: boolean
  /** The buyer lets the payment method be kept for the next time. */
  readonly savesPayment?: boolean
}
