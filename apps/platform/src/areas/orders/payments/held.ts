import { applicationError } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { ChargedBefore } from '../../../domain/payments/provider.ts'
import { notSetUp, providersOf } from './providers.ts'
import type { PaymentRow } from './store.ts'

type Site = Pick<PlatformConfig, 'paymentProvider'>

/** Has held money taken; throws 428 where its provider is not set up any more, or refuses. */
export async function capture(site: Site, payment: PaymentRow): Promise<void> {
  const provider = providersOf(site)[payment.provider]
  if (!provider) throw notSetUp()
  const { status, reason } = await provider.capture(chargedBefore(payment, 'capture'))
  if (status === 'DECLINED')
    throw applicationError(428, 'PAYMENT_ERROR', 'The provider did not take the money that it held', {
      reason,
    })
}

/** Has held money let go. Of a provider that is not set up any more it ends by itself. */
export async function release(site: Site, payment: PaymentRow): Promise<void> {
  await providersOf(site)[payment.provider]?.release(chargedBefore(payment, 'release'))
}

function chargedBefore({ id, reference, method, amountMinor }: PaymentRow, what: string): ChargedBefore {
  return { reference: reference ?? '', method, amount: amountMinor, key: `${what} ${id}` }
}
