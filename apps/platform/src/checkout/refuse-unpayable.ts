import type { Quote } from '../cart/quote.ts'
import type { Trx } from '../database.ts'
import { applicationError } from '../errors.ts'
import { needsPayment } from './refusals.ts'
import { checkoutSettings } from './settings/read.ts'

/** Nobody is led into a checkout that cannot be paid: throws `SITE_MUST_ACCEPT_PAYMENTS` (wire §3.2). */
export async function refuseUnpayable(trx: Trx, quote: Quote): Promise<void> {
  if (!needsPayment(quote)) return
  const { payments } = await checkoutSettings(trx)
  if (!payments.online && !payments.offline)
    throw applicationError(428, 'SITE_MUST_ACCEPT_PAYMENTS', 'This store takes no payments at the moment')
}
