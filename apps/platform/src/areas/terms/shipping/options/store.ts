import { randomUUID } from 'node:crypto'
import {
  shippingOptionCreated,
  shippingOptionDeleted,
  shippingOptionUpdated,
} from '@galleria/platform-client/events'
import { checkRevision } from '../../../../base/input/revision.ts'
import { modifiedBetween } from '../../../../base/modified-fields.ts'
import { type Db, jsonb, type Trx, transaction } from '../../../../data/database.ts'
import { emit } from '../../../../data/outbox.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { ShippingOptionInput } from '../input.ts'
import type { ShippingOptionRow } from '../read.ts'
import { shippingOptionView } from '../view.ts'
import { checkRates, checkRegions, unknownOption } from './faults.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config'> & { readonly caller: Caller }

/** The merchant's own deliveries, as one carrier. */
const CARRIER_ID = '9f0f6b5a-2c41-4ad4-9f6e-1f7d6a3a5f10'

export function createOption({ db, clock, config, caller }: Context, input: ShippingOptionInput) {
  checkRates(input.rates, config.currency)
  return transaction(db, async (trx) => {
    await checkRegions(trx, input.deliveryRegionIds, 'shippingOption.deliveryRegionIds')
    const [id, date] = [randomUUID(), clock.now()]
    const last = await trx
      .selectFrom('shippingOptions')
      .select((column) => column.fn.max('position').as('position'))
      .executeTakeFirst()
    const row = await trx
      .insertInto('shippingOptions')
      .values({
        ...{ id, code: id, carrierId: CARRIER_ID, kind: 'SHIPPING', countries: jsonb([]) },
        ...{ priceMinor: 0, freeFromMinor: null, instructions: null, pickupAddress: null },
        title: input.title,
        deliveryTime: input.estimatedDeliveryTime ?? '',
        position: (last?.position ?? 0) + 1,
        deliveryRegionIds: jsonb(input.deliveryRegionIds),
        rates: jsonb(input.rates),
        extendedFields: input.extendedFields ? jsonb(input.extendedFields as Record<string, unknown>) : null,
        createdAt: date,
        updatedAt: date,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await termsChanged(trx)
    const entity = shippingOptionView(config, row)
    await emit(trx, shippingOptionCreated, { entityId: id, revision: row.revision, date, caller, entity })
    return { shippingOption: entity }
  })
}

/** One change of an option that is there, as its calls answer it. */
export async function changeOption(...change: Parameters<typeof changeRow>) {
  const { entity } = await changeRow(...change)
  return { shippingOption: entity }
}

/** One change of an option that is there: counted in its revision, and told. */
export function changeRow(
  { db, clock, config, caller }: Context,
  id: string,
  revision: number | undefined,
  work: (trx: Trx, row: ShippingOptionRow) => Promise<Partial<ShippingOptionRow>>,
  options: { readonly counted?: boolean } = {},
) {
  return transaction(db, async (trx) => {
    const before = await lockOption(trx, id)
    checkRevision(before.revision, revision)
    const date = clock.now()
    const changes = await work(trx, before)
    const next = before.revision + (options.counted === false ? 0 : 1)
    const after: ShippingOptionRow = { ...before, ...changes, revision: next, updatedAt: date }
    await trx
      .updateTable('shippingOptions')
      .set({
        title: after.title,
        deliveryTime: after.deliveryTime,
        deliveryRegionIds: jsonb(after.deliveryRegionIds),
        rates: after.rates ? jsonb(after.rates) : null,
        extendedFields: after.extendedFields ? jsonb(after.extendedFields) : null,
        kind: after.kind,
        pickupAddress: after.pickupAddress ? jsonb(after.pickupAddress) : null,
        instructions: after.instructions,
        slots: after.slots ? jsonb(after.slots) : null,
        charges: after.charges ? jsonb(after.charges) : null,
        revision: next,
        updatedAt: date,
      })
      .where('id', '=', id)
      .execute()
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
    const row = await lockOption(trx, id)
    await trx.deleteFrom('shippingOptions').where('id', '=', id).execute()
    await termsChanged(trx)
    const entity = shippingOptionView(config, row)
    const date = clock.now()
    await emit(trx, shippingOptionDeleted, { entityId: id, revision: row.revision, date, caller, entity })
    return {}
  })
}

export async function findOption(db: Db, id: string): Promise<ShippingOptionRow> {
  const row = isUuid(id)
    ? await db.selectFrom('shippingOptions').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw unknownOption()
  return row
}

async function lockOption(trx: Trx, id: string): Promise<ShippingOptionRow> {
  const row = isUuid(id)
    ? await trx.selectFrom('shippingOptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined
  if (!row) throw unknownOption()
  return row
}

export function findOptions(db: Db) {
  return db.selectFrom('shippingOptions').selectAll().execute()
}
