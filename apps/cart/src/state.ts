import type { CheckoutDraft } from './rules/checkout-draft.ts'
import type { SeenPrices } from './rules/price-change.ts'

/** Where the shopper wants an estimate for. */
export interface Destination {
  readonly country: string
  readonly postalCode: string
  readonly delivery?: string
}

/** The checkout made for one revision of the cart (`checkoutKey`). */
export interface MadeCheckout {
  readonly key: string
  readonly checkoutId: string
}

/** What this tab keeps of the way from cart to order, so that Back and reload lose nothing. Never a copy of server data. */
export const destination = kept<Destination>('galleria.cart.destination')
export const draft = kept<CheckoutDraft>('galleria.cart.draft')
export const madeCheckout = kept<MadeCheckout>('galleria.cart.checkout')
export const seenPrices = kept<SeenPrices>('galleria.cart.prices')

/** A JSON value in the tab's session storage; in memory where storage is blocked. */
function kept<Value extends object>(key: string) {
  let memory: Value | null = null
  return {
    get(): Value | null {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return typeof value === 'object' && value !== null ? (value as Value) : memory
      } catch {
        return memory
      }
    },
    set(value: Value): void {
      memory = value
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Private modes and full quotas: the value lives as long as the page.
      }
    },
    clear(): void {
      memory = null
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was stored then.
      }
    },
  }
}
