import type { Context } from './calls.ts'
import { cartView } from './cart-view.ts'
import { requestOf, shownTo } from './change.ts'
import { estimateView } from './estimate-view.ts'
import type { Estimate } from './inputs.ts'
import { lastingQuote } from './lasting-quote.ts'
import { quote } from './quote.ts'
import type { StoredAddress } from './tables.ts'
import { noCart, type Target } from './target.ts'
import { readWholeCart } from './whole-cart.ts'

/** EstimateTotals (wire §4.2): delivery, tax and fees only where asked for. */
export async function estimate(context: Context, target: Target, input: Estimate) {
  const { db, clock, config } = context
  const whole = await readWholeCart(db, target)
  if (!whole) throw noCart(target)
  const { row, items, trade } = whole
  const destination = (input.shippingAddress ?? row.contactInfo?.address ?? input.billingAddress) as
    | StoredAddress
    | null
    | undefined
  const chosen = input.selectedShippingOption ?? row.selectedShipping
  const now = clock.now()
  const { quote: quoted, lasts } = await lastingQuote(db, whole, now, (watched) =>
    quote(watched, {
      ...requestOf(row),
      ...{ lines: items, items, trade },
      destination,
      billing: input.billingAddress as StoredAddress | null | undefined,
      shippingCode: chosen?.code,
      carrierId: chosen?.carrierId,
      withShipping: input.calculateShipping === true,
      withTax: input.calculateTax === true,
      withFees: input.calculateAdditionalFees === true,
      memberships: input.selectedMemberships?.memberships ?? [],
      locale: config.locale,
      now,
    }),
  )
  const shown = shownTo(context)
  return lasts({ cart: cartView(shown, row, quoted), ...estimateView(shown, quoted) })
}
