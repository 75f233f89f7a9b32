import { sessionValue } from '@galleria/federation'
import { z } from '@galleria/platform-client'
import { atom } from 'jotai'
import type { SeenPrices } from './rules/cart/price-change.ts'
import type { CheckoutDraft } from './rules/checkout/checkout-draft.ts'

/** Destination of a shipping estimate. */
export interface Destination {
  readonly country: string
  readonly postalCode: string
  readonly delivery?: string
}

/** The checkout made for one revision of the cart (`checkoutKey`). */
export interface MadeCheckout {
  readonly key: string
  readonly checkoutId: string
  /** True when the checkout has a tip, which has to be removed explicitly. */
  readonly tipped?: boolean | undefined
  /** True when an order was asked for here, whose answer may have been lost. */
  readonly placing?: boolean | undefined
}

/** State that this tab keeps from cart to order, so that Back and reload lose nothing. Never a copy of server data. */
export const destination = sessionValue<Destination>(
  'galleria.cart.destination',
  z.object({ country: z.string(), postalCode: z.string(), delivery: z.optional(z.string()) }),
)
export const draft = sessionValue<CheckoutDraft>(
  'galleria.cart.draft',
  z.object({
    form: z.dictionary(z.string()),
    billing: z.optional(z.dictionary(z.string())),
    delivery: z.optional(z.looseObject({ code: z.optional(z.string()) })),
    tip: z.optional(z.looseObject({ type: z.string() })),
  }),
)
export const madeCheckout = sessionValue<MadeCheckout>(
  'galleria.cart.checkout',
  z.object({
    ...{ key: z.string(), checkoutId: z.string() },
    ...{ tipped: z.optional(z.boolean()), placing: z.optional(z.boolean()) },
  }),
)
export const seenPrices = sessionValue<SeenPrices>('galleria.cart.prices', z.dictionary(z.string()))

/** Lines whose wanted quantity the platform has not answered yet: what the cart comes to may be another soon. */
export const unsettledLines = atom<ReadonlySet<string>>(new Set<string>())
