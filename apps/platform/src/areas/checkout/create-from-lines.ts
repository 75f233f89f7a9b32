import { randomUUID } from 'node:crypto'
import { ChannelType } from '@galleria/platform-client/enums'
import { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import { jsonb, type Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import { lineFields } from '../cart/index.ts'
import { type CheckoutView, checkoutView, quoteCheckout } from './checkout-view.ts'
import { emitCheckoutCreated } from './events.ts'
import { addToLines } from './lines.ts'
import { reachOf, refuseForeignChannel } from './reach.ts'
import { refuseUnpayable } from './refuse-unpayable.ts'
import { insertCheckoutOfLines } from './store.ts'
import { CheckoutChanges, CheckoutExtras, updateCheckout } from './update.ts'

export const NewCheckout = CheckoutExtras.extend({
  checkoutInfo: CheckoutChanges.optional(),
  ...lineFields(300),
  channelType: z.enum(ChannelType.options),
})

/** A checkout of its own, without a cart before it (wire §3.2). */
export async function createFromLines(
  trx: Trx,
  services: Pick<Services, 'clock' | 'config'>,
  caller: Caller,
  input: z.output<typeof NewCheckout>,
  language?: string,
): Promise<CheckoutView> {
  refuseForeignChannel(caller, input.channelType)
  const { clock, config } = services
  const date = clock.now()
  const { checkoutInfo, lineItems, customLineItems, channelType, ...extras } = input
  const lines = await addToLines(trx, [], { lineItems, customLineItems }, { config, date })
  if (lines.length === 0) throw applicationError(400, 'EMPTY_CHECKOUT', 'None of these items is available.')
  const owner = reachOf(caller) ?? { ownerType: 'VISITOR' as const, ownerId: randomUUID() }
  const row = await insertCheckoutOfLines(trx, {
    id: randomUUID(),
    cartId: randomUUID(),
    ...owner,
    status: 'OPEN',
    lines: jsonb(lines),
    couponCode: null,
    email: null,
    shippingDestination: null,
    billingInfo: null,
    shippingCode: null,
    buyerNote: null,
    channelType,
    buyerLanguage: language ?? null,
    currency: config.currency,
    shownTotalMinor: null,
    orderId: null,
    revision: 1,
    createdAt: date,
    updatedAt: date,
  })
  const quote = await quoteCheckout(trx, row, date, config)
  const checkout = checkoutView(config, row, quote)
  await emitCheckoutCreated(trx, { checkout, row, date, caller })
  const given = Object.values(extras).some((value) => value !== undefined)
  const change = { id: row.id, caller, changes: checkoutInfo ?? {}, extras }
  const made = checkoutInfo || given ? await updateCheckout(trx, services, change) : { checkout, quote }
  await refuseUnpayable(trx, config, made.quote)
  return made.checkout
}
