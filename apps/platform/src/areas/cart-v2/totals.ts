import { transaction } from '../../data/database.ts'
import { refuseOtherCurrency } from '../../domain/money/one-currency.ts'
import { displayConfig, type Target } from '../cart/index.ts'
import { type Context, isCurrent, readPurchase, refuseOrdered } from './change.ts'
import { emitCalculated } from './events.ts'
import type { Estimate } from './input/calls.ts'
import { codeOfCard, pricePurchase } from './purchase/quote.ts'
import { cartView } from './views/cart.ts'
import { summaryView } from './views/summary.ts'

/** Computes only what is asked for (Cart V2 §2.4). */
export async function estimate(context: Context, target: Target, input: Estimate) {
  const { db, config, clock } = context
  const purchase = await readPurchase(context, target)
  refuseOrdered(purchase)
  const { row } = purchase
  refuseOtherCurrency(config, row)
  const { validationConfig = 'PRE_CHECKOUT_VALIDATIONS', calculateGiftCards } = input
  const priced = await pricePurchase(db, config, row, clock.now(), {
    withShipping: input.calculateDelivery,
    withTax: input.calculateTax,
    withFees: input.calculateAdditionalFees,
    memberships: row.memberships ?? [],
    giftCardCode: calculateGiftCards ? codeOfCard(config, row) : undefined,
    ...(calculateGiftCards ? {} : { withStoreCredit: undefined }),
  })
  const shown = displayConfig(context)
  const summary = summaryView(shown, priced, {
    withRules: validationConfig !== 'SKIP_VALIDATIONS',
    forCheckout: validationConfig === 'CHECKOUT_VALIDATIONS',
    withToken: false,
  })
  return { cart: cartView(shown, priced, { current: isCurrent(purchase, context) }), summary }
}

/** Computes the whole, with the token that ties an order to it. */
export async function calculate(context: Context, target: Target) {
  const { db, config, clock, caller } = context
  const purchase = await readPurchase(context, target)
  refuseOrdered(purchase)
  const { row } = purchase
  refuseOtherCurrency(config, row)
  const date = clock.now()
  const priced = await pricePurchase(db, config, row, date, { memberships: row.memberships ?? [] })
  const shown = displayConfig(context)
  const summary = summaryView(shown, priced, { withRules: true, forCheckout: true, withToken: true })
  await transaction(db, (trx) => emitCalculated(trx, summary, { row, date, caller }))
  return { cart: cartView(shown, priced, { current: isCurrent(purchase, context) }), summary }
}
