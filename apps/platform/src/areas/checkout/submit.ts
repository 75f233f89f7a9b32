import { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import type { Services } from '../../data/services.ts'
import type { Owner, Quote } from '../cart/index.ts'
import { quoteCheckout } from './checkout-view.ts'
import { refuseOtherPayment } from './paid-before.ts'
import { type Outcome, placeOrder } from './place-order.ts'
import { refusedFor } from './refused.ts'
import { findCheckout } from './store.ts'

/** An extension: the wire's call leads to a payment page, this one pays by a method of the payment provider's (docs/orders.md). */
export const Payment = z.object({
  method: z.string().min(1).max(50),
  cardNumber: z.string().max(30).optional(),
})

interface Request {
  readonly id: string
  readonly payment?: z.output<typeof Payment> | undefined
  readonly delayCapture?: boolean | undefined
  readonly savePaymentMethod?: boolean | undefined
}

/** Places the order without the page, in the codes of wire §3.2. */
export async function submitCheckout(
  services: Services,
  owner: Owner | undefined,
  { id, payment, delayCapture, savePaymentMethod: savesPayment = false }: Request,
): Promise<{ orderId: string }> {
  const { db, clock, config } = services
  const row = await findCheckout(db, id, owner)
  const { totals, items, problems } = await quoteCheckout(db, row, clock.now(), config)
  const method = payment ?? { method: delayCapture ? 'authorized' : 'offline' }
  const outcome = await placeOrder(services, { id, shownTotal: totals.total, payment: method, savesPayment })
  if (outcome.kind === 'placed') {
    if (outcome.before && payment) await refuseOtherPayment(services, outcome.orderId, payment)
    return { orderId: outcome.orderId }
  }
  if (outcome.kind === 'changed') throw changed(await quoteCheckout(db, row, clock.now(), config))
  if (outcome.kind === 'refused') throw refusedFor(outcome.code, problems)
  throw refusal(
    outcome,
    items.every(({ left }) => left === 0),
  )
}

/** Why the total is another: what no longer counts is named, or whoever reads the checkout again would never get on. */
function changed({ couponProblem, giftCardProblem }: Quote) {
  if (couponProblem) return applicationError(409, couponProblem.code, couponProblem.description)
  if (giftCardProblem)
    return applicationError(409, 'REDEEM_GIFT_CARD_ERROR', giftCardProblem.description, {
      reason: giftCardProblem.code,
    })
  return applicationError(409, 'CHECKOUT_CHANGED', 'The total has changed. Read the checkout again.')
}

function refusal(outcome: Exclude<Outcome, { kind: 'placed' | 'changed' | 'refused' }>, all: boolean) {
  switch (outcome.kind) {
    case 'declined':
      return applicationError(428, 'PAYMENT_ERROR', 'The payment was declined. Use another payment method.', {
        reason: outcome.reason,
      })
    case 'sold-out':
      return applicationError(
        428,
        all ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK',
        'Some items are out of stock. Reduce the quantities.',
      )
    case 'empty':
      return applicationError(428, 'EMPTY_CHECKOUT', 'The checkout is empty. Add an item first.')
    case 'incomplete':
      return outcome.fields.includes('delivery')
        ? applicationError(
            428,
            'NO_SELECTED_CARRIER_SERVICE_OPTION',
            'No delivery method is selected. Select one first.',
          )
        : applicationError(428, 'CALCULATION_ERROR', 'Some required details are missing.', {
            fields: outcome.fields,
          })
  }
}
