import { applicationError } from '../../base/errors.ts'

/**
 * Throws for a cart or a checkout in another currency than the shop sells in: its amounts and the shop's prices must not be
 * added up (faults row 80).
 */
export function refuseOtherCurrency(shop: { readonly currency: string }, row: { readonly currency: string }) {
  if (row.currency === shop.currency) return
  throw applicationError(
    409,
    'CURRENCY_MISMATCH',
    `The cart is in ${row.currency}, but the store sells in ${shop.currency}. Delete the cart and create a new one.`,
    { currency: row.currency, shopCurrency: shop.currency },
  )
}
