import { randomUUID } from 'node:crypto'
import {
  shippingOptionCreated,
  shippingOptionDeleted,
  shippingOptionUpdated,
} from '@galleria/platform-client/events'
import { checkRevision } from '../../../../base/input/revision.ts'
import { modifiedBetween } from '../../../../base/modified-fields.ts'
import { type Trx, transaction } from '../../../../data/database.ts'
import { emit } from '../../../../data/outbox.ts'
import type { Services } from '../../../../data/services.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { ShippingOptionInput } from '../input.ts'
import type { ShippingOptionRow } from '../read.ts'
import { shippingOptionView } from '../view.ts'
import { checkRates, checkRegions } from './faults.ts'
import { deleteOptionRow, findLastPosition, findOption, insertOption, updateOptionRow } from './store.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config'> & { readonly caller: Caller }

/** The merchant's own deliveries, as one carrier. */
const CARRIER_ID = '9f0f6b5a-2c41-4ad4-9f6e-1f7d6a3a5f10'

export function createOption({ db, clock, config, caller }: Context, input: ShippingOptionInput) {
  checkRates(input.rates, config.currency)
  return transaction(db, async (trx) => {
    await checkRegions(trx, input.deliveryRegionIds, 'shippingOption.deliveryRegionIds')
    const [id, date] = [randomUUID(), clock.now()]
    const row: ShippingOptionRow = {
      ...{ id, code: id, carrierId: CARRIER_ID, kind: 'SHIPPING', countries: [] },
      ...{ priceMinor: 0, freeFromMinor: null, instructions: null, pickupAddress: null },
      ...{ charges: null, slots: null, revision: 1, createdAt: date, updatedAt: date },
      title: input.title,
      deliveryTime: input.estimatedDeliveryTime ?? '',
      position: (await findLastPosition(trx)) + 1,
      deliveryRegionIds: [...input.deliveryRegionIds],
      rates: input.rates,
      extendedFields: input.extendedFields ?? null,
    }
    await insertOption(trx, row)
    await termsChanged(trx)
    const entity = shippingOptionView(config, row)
    await emit(trx, shippingOptionCreated, { entityId: id, revision: row.revision, date, caller, entity })
    return { shippingOption: entity }
  })
}

/** Changes an option, and returns the answer of its calls. */
export async function changeOption(...change: Parameters<typeof changeRow>) {
  const { entity } = await changeRow(...change)
  return { shippingOption: entity }
}

/** Changes an option, raises its revision unless `counted` is false, and emits the event. */
export function changeRow(
  { db, clock, config, caller }: Context,
  id: string,
  revision: number | undefined,
  work: (trx: Trx, row: ShippingOptionRow) => Promise<Partial<ShippingOptionRow>>,
  options: { readonly counted?: boolean } = {},
) {
  return transaction(db, async (trx) => {
    const before = await findOption(trx, id, { lock: true })
    checkRevision(before.revision, revision)
    const date = clock.now()
    const changes = await work(trx, before)
    const next = before.revision + (options.counted === false ? 0 : 1)
    const after: ShippingOptionRow = { ...before, ...changes, revision: next, updatedAt: date }
    await updateOptionRow(trx, after)
    await termsChanged(trx)
    const entity = shippingOptionView(config, after)
    const modifiedFields = modifiedBetween(shippingOptionView(config, before), entity)
    await emit(trx, shippingOptionUpdated, {
      entityId: id,
      revision: next,
      date,
      caller,
      entity,
      modifiedFields,
    })
    return { row: after, entity }
  })
}

export function deleteOption({ db, clock, config, caller }: Context, id: string) {
  return transaction(db, async (trx) => {
    const row = await findOption(trx, id, { lock: true })
    await deleteOptionRow(trx, id)
    await termsChanged(trx)
    const entity = shippingOptionView(config, row)
    const date = clock.now()
    await emit(trx, shippingOptionDeleted, { entityId: id, revision: row.revision, date, caller, entity })
    return {}
  })
}
