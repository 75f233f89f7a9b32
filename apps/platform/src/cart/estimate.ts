import { moneyView } from '../money/money-view.ts'
import type { Services } from '../services.ts'
import { cartView } from './cart-view.ts'
import { noCart } from './change.ts'
import { ownerOf, type Shopper } from './owner.ts'
import { quote } from './quote.ts'
import {
  appliedDiscounts,
  calculatedLineItems,
  calculationErrors,
  itemViolations,
  priceSummary,
  shippingInfo,
} from './quote-view.ts'
import { findCart, readLines } from './store.ts'
import type { StoredAddress } from './tables.ts'

interface EstimateInput {
  readonly selectedShippingOption?: { readonly code: string } | null | undefined
  readonly shippingAddress?: object | null | undefined
  readonly billingAddress?: object | null | undefined
  readonly calculateTax?: boolean | null | undefined
  readonly calculateShipping?: boolean | null | undefined
}

type Context = Pick<Services, 'db' | 'clock' | 'config'> & { readonly caller: Shopper }

/** EstimateTotals (wire §4.2): delivery and tax only where asked for. */
export async function estimate({ db, clock, config, caller }: Context, input: EstimateInput) {
  const row = await findCart(db, ownerOf(caller))
  if (!row) throw noCart()
  const address = (input.shippingAddress ?? row.contactInfo?.address ?? input.billingAddress) as
    | StoredAddress
    | null
    | undefined
  const quoted = await quote(db, {
    lines: await readLines(db, row.id),
    couponCode: row.couponCode,
    destination: address,
    shippingCode: input.selectedShippingOption?.code,
    withShipping: input.calculateShipping === true,
    withTax: input.calculateTax === true,
    now: clock.now(),
  })
  const summary = priceSummary(config, quoted)
  return {
    cart: cartView(config, row, quoted),
    calculatedLineItems: calculatedLineItems(config, quoted),
    priceSummary: summary,
    payNow: summary,
    appliedDiscounts: appliedDiscounts(config, quoted),
    shippingInfo: shippingInfo(config, quoted),
    taxSummary: {
      taxableAmount: moneyView(config, quoted.totals.subtotalAfterDiscount),
      totalTax: summary.tax,
    },
    additionalFees: [],
    calculationErrors: calculationErrors(quoted),
    violations: itemViolations(quoted),
    weightUnit: 'KG',
    currency: config.currency,
  }
}
