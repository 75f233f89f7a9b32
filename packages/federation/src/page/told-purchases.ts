import type { CartVersion } from '@galleria/federation'

const NAME = 'galleria:purchase'

/** Tells the shell that a purchase goes to its payment or is placed, and which cart API served it; counted, with nothing of its content. */
export function tellPurchase(version: CartVersion): void {
  globalThis.dispatchEvent?.(new CustomEvent(NAME, { detail: version }))
}

/** For the shell: hears of each purchase of this page. */
export function onPurchase(listener: (version: CartVersion) => void): void {
  addEventListener(NAME, (event) => listener((event as CustomEvent<CartVersion>).detail))
}
