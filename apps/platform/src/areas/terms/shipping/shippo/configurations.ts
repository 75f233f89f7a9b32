import { randomUUID } from 'node:crypto'
import {
  shippoConfigurationCreated,
  shippoConfigurationDeleted,
  shippoConfigurationUpdated,
} from '@galleria/platform-client/events'
import { checkRevision } from '../../../../base/input/revision.ts'
import { modifiedBetween } from '../../../../base/modified-fields.ts'
import { type Trx, transaction } from '../../../../data/database.ts'
import { emit } from '../../../../data/outbox.ts'
import type { Services } from '../../../../data/services.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { ShippoInput } from '../input.ts'
import { checkLocation } from '../location.ts'
import { checkRegions } from '../options/faults.ts'
import type { ShippoRow } from '../read.ts'
import { findLocations } from '../store.ts'
import type { StoredPostalService } from '../tables.ts'
import { shippoView } from '../view.ts'
import { deleteShippoRow, findShippo, insertShippo, updateShippoRow } from './store.ts'

type Context = Pick<Services, 'db' | 'clock'> & { readonly caller: Caller }

export function createShippo({ db, clock, caller }: Context, input: ShippoInput, backupRate: string | null) {
  return transaction(db, async (trx) => {
    const regions = input.deliveryRegionIds ?? (input.deliveryRegionId ? [input.deliveryRegionId] : [])
    await checkRegions(trx, regions, 'shippoConfiguration.deliveryRegionIds')
    await checkLocation(trx, input.osLocationId, 'shippoConfiguration.osLocationId')
    const date = clock.now()
    const row: ShippoRow = {
      ...{ id: randomUUID(), revision: 1, deliveryRegionIds: regions, backupRate },
      domesticServices: withIds(input.domesticServices),
      internationalServices: withIds(input.internationalServices),
      packageType: input.packageType,
      packageDetails: input.packageDetails,
      osLocationId: input.osLocationId,
      backupWeight: input.backupWeight ?? null,
      extendedFields: input.extendedFields ?? null,
      createdAt: date,
      updatedAt: date,
    }
    await insertShippo(trx, row)
    await termsChanged(trx)
    const entity = shippoView(row, await findLocations(trx))
    await emit(trx, shippoConfigurationCreated, { entityId: row.id, revision: 1, date, caller, entity })
    return { shippoConfiguration: entity }
  })
}

/** Changes a configuration, raises its revision unless `counted` is false, and emits the event. */
export function changeShippo(
  { db, clock, caller }: Context,
  id: string,
  revision: number | undefined,
  work: (trx: Trx, row: ShippoRow) => Promise<Partial<ShippoRow>>,
  options: { readonly counted?: boolean } = {},
) {
  return transaction(db, async (trx) => {
    const before = await findShippo(trx, id, { lock: true })
    checkRevision(before.revision, revision)
    const date = clock.now()
    const changes = await work(trx, before)
    const next = before.revision + (options.counted === false ? 0 : 1)
    const after: ShippoRow = { ...before, ...changes, revision: next, updatedAt: date }
    await updateShippoRow(trx, after)
    await termsChanged(trx)
    const locations = await findLocations(trx)
    const entity = shippoView(after, locations)
    const modifiedFields = modifiedBetween(shippoView(before, locations), entity)
    const change = { entityId: id, revision: next, date, caller, entity, modifiedFields }
    await emit(trx, shippoConfigurationUpdated, change)
    return { shippoConfiguration: entity }
  })
}

export function deleteShippo({ db, clock, caller }: Context, id: string) {
  return transaction(db, async (trx) => {
    const row = await findShippo(trx, id, { lock: true })
    await deleteShippoRow(trx, id)
    await termsChanged(trx)
    const entity = shippoView(row, await findLocations(trx))
    const date = clock.now()
    await emit(trx, shippoConfigurationDeleted, {
      entityId: id,
      revision: row.revision,
      date,
      caller,
      entity,
    })
    return {}
  })
}

/** Gives each service an id, unless the owner named one. */
export function withIds(
  services: ShippoInput['domesticServices' | 'internationalServices'],
): StoredPostalService[] {
  return services.map(({ id = randomUUID(), service, serviceSettings }) => ({
    id,
    service,
    ...(serviceSettings
      ? { serviceSettings: serviceSettings as StoredPostalService['serviceSettings'] }
      : {}),
  })) as StoredPostalService[]
}
