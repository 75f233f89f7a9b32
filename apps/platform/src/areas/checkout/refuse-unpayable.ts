import { applicationError } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import type { Trx } from '../../data/database.ts'
import type { Quote } from '../cart/index.ts'
import { accepted } from '../orders/index.ts'
import { checkoutSettings } from '../terms/index.ts'
import { needsPayment } from './refusals.ts'

/** Nobody is led into a checkout that cannot be paid: throws `SITE_MUST_ACCEPT_PAYMENTS` (wire §3.2). */
export async function refuseUnpayable(trx: Trx, config: PlatformConfig, quote: Quote): Promise<void> {
  if (!needsPayment(quote)) return
  const payments = accepted(config, (await checkoutSettings(trx)).payments)
  if (!payments.online && !payments.offline)
    throw applicationError(428, 'SITE_MUST_ACCEPT_PAYMENTS', "This store isn't taking payments right now.")
}
