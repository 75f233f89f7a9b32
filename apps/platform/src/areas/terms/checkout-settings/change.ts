import { checkoutSettingsUpdated } from '@galleria/platform-client/events'
import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import { refuseOverwriting } from '../../../base/input/refuse-overwriting.ts'
import { jsonb, type Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import { fractionDigits, fromDecimal } from '../../../domain/money/money.ts'
import type { Caller } from '../../../http/caller.ts'
import { type CheckoutSettings, CheckoutSettingsChanges, changedSettings } from './input.ts'
import { checkoutSettings } from './read.ts'
import { upsertSettings } from './store.ts'

/** `seen`: fields as the caller has seen them, which must still be so. */
export const UpdateCheckoutSettings = z.object({
  checkoutSettings: CheckoutSettingsChanges,
  seen: CheckoutSettingsChanges.optional(),
})

interface Change extends z.output<typeof UpdateCheckoutSettings> {
  readonly caller: Caller
}

/**
 * Changes the fields, payments and bounds of every checkout from now on.
 * @throws ApiError 409 where a field of `seen` is another by now, 400 for an amount that the currency does not have
 */
export async function changeCheckoutSettings(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { checkoutSettings: wanted, caller, seen }: Change,
): Promise<CheckoutSettings> {
  refuseOddAmount(wanted.validations?.minimumSubtotal, config.currency)
  // First, for it lets one change pass at a time: none writes over what another has just written.
  await termsChanged(trx)
  const before = await checkoutSettings(trx)
  refuseOverwriting(before, seen)
  const date = clock.now()
  const entity = changedSettings(before, wanted)
  const document = jsonb(entity)
  const { revision } = await upsertSettings(trx, document, date)
  await emit(trx, checkoutSettingsUpdated, { entityId: config.siteId, revision, date, entity, caller })
  return entity
}

/** A bound that is no amount of money would bind nothing. */
function refuseOddAmount(amount: string | null | undefined, currency: string): void {
  if (!amount || fromDecimal(amount, currency) !== undefined) return
  throw violations([
    {
      field: 'checkoutSettings.validations.minimumSubtotal',
      description: `must have at most ${fractionDigits(currency)} decimals`,
      violatedRule: 'DECIMAL_MAX_SCALE',
      data: { maxScale: fractionDigits(currency) },
    },
  ])
}
