import type { StoredAddress } from '../../../domain/address/address.ts'
import { refuseOtherCurrency } from '../../../domain/money/one-currency.ts'
import type { Context } from '../calls.ts'
import { displayConfig, requestOf } from '../change.ts'
import { cacheableQuote } from '../fast/cacheable-quote.ts'
import type { Estimate } from '../inputs.ts'
import { readWholeCart } from '../store/cart-with-items.ts'
import { noCart, type Target } from '../target.ts'
import { cartView } from '../views/cart.ts'
import { estimateView } from '../views/estimate.ts'
import { quote } from './quote.ts'

/** EstimateTotals (wire §4.2): with delivery, tax and fees, but for those that are told `false`. */
export async function estimate(context: Context, target: Target, input: Estimate) {
  const { db, clock, config } = context
  const whole = await readWholeCart(db, target)
  if (!whole) throw noCart(target)
  const { row, items, terms } = whole
  refuseOtherCurrency(config, row)
  const destination = (input.shippingAddress ?? row.contactInfo?.address ?? input.billingAddress) as
    | StoredAddress
    | null
    | undefined
  const chosen = input.selectedShippingOption ?? row.selectedShipping
  const now = clock.now()
  const { quote: quoted, makeCacheable } = await cacheableQuote(db, whole, now, (trackedDb) =>
    quote(trackedDb, {
      ...requestOf(row),
      ...{ lines: items, items, terms },
      destination,
      billing: input.billingAddress as StoredAddress | null | undefined,
      // Without an address there is nothing to ship to, so what was chosen is not missing there.
      shippingCode: destination?.country ? chosen?.code : undefined,
      carrierId: chosen?.carrierId,
      withShipping: input.calculateShipping !== false,
      withTax: input.calculateTax !== false,
      withFees: input.calculateAdditionalFees !== false,
      memberships: input.selectedMemberships?.memberships ?? [],
      locale: config.locale,
      now,
    }),
  )
  const shown = displayConfig(context)
  return makeCacheable({ cart: cartView(shown, row, quoted), ...estimateView(shown, quoted) })
}
