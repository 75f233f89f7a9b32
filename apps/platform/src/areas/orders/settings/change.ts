import { ordersSettingsUpdated } from '@galleria/platform-client/events'
import { z } from 'zod'
import { FieldMask, masked } from '../../../base/input/mask.ts'
import { refuseOverwriting } from '../../../base/input/refuse-overwriting.ts'
import { modifiedBetween } from '../../../base/modified-fields.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { settingsOf, settingsView } from './settings.ts'
import { insertDefaultSettings, ordersSettings, updateSettings } from './store.ts'

const Changes = z.object({
  inventoryUpdateTrigger: z.enum(['ON_ORDER_PAID', 'ON_ORDER_PLACED']).optional(),
  createInvoice: z.boolean().nullish(),
  autoGenerateInvoiceOnPaidOrder: z.boolean().nullish(),
})

/** `seen`, beyond the wire: fields as the caller has seen them, which must still be so. */
export const UpdateOrdersSettings = z.object({
  ordersSettings: Changes,
  fieldMask: FieldMask.optional(),
  seen: Changes.optional(),
})

interface Change extends z.output<typeof UpdateOrdersSettings> {
  readonly caller: Caller
}

/**
 * Wire §3.3 "Orders settings": what is not told, or not in the mask, stays.
 * @throws ApiError 409 where a field of `seen` is another by now
 */
export async function changeOrdersSettings(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { ordersSettings: wanted, fieldMask, caller, seen }: Change,
) {
  const date = clock.now()
  // There from now on, so that it can be locked: none writes over what another has just written.
  await insertDefaultSettings(trx, date)
  const before = await ordersSettings(trx, { lock: true })
  refuseOverwriting(settingsOf(before), seen)
  const means = (field: keyof typeof wanted) => wanted[field] != null && masked(fieldMask, field)
  const row = await updateSettings(trx, {
    inventoryUpdateTrigger: means('inventoryUpdateTrigger')
      ? (wanted.inventoryUpdateTrigger ?? before.inventoryUpdateTrigger)
      : before.inventoryUpdateTrigger,
    createInvoice: means('createInvoice') ? wanted.createInvoice === true : before.createInvoice,
    autoGenerateInvoice: means('autoGenerateInvoiceOnPaidOrder')
      ? wanted.autoGenerateInvoiceOnPaidOrder === true
      : before.autoGenerateInvoice,
    updatedAt: date,
  })
  const entity = settingsView(row)
  const modifiedFields = modifiedBetween(settingsView(before), entity)
  await emit(trx, ordersSettingsUpdated, { entityId: config.siteId, date, entity, caller, modifiedFields })
  return entity
}
