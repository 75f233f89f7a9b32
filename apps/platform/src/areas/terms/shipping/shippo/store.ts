import { randomUUID } from 'node:crypto'
import {
  shippoConfigurationCreated,
  shippoConfigurationDeleted,
  shippoConfigurationUpdated,
} from '@galleria/platform-client/events'
import { checkRevision } from '../../../../base/input/revision.ts'
import { modifiedBetween } from '../../../../base/modified-fields.ts'
import { type Db, jsonb, type Trx, transaction } from '../../../../data/database.ts'
import { emit } from '../../../../data/outbox.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { ShippoInput } from '../input.ts'
import { checkLocation } from '../location.ts'
import { checkRegions, unknownConfiguration } from '../options/faults.ts'
import type { LocationRow, ShippoRow } from '../read.ts'
import type { StoredPostalService } from '../tables.ts'
import { shippoView } from '../view.ts'

type Context = Pick<Services, 'db' | 'clock'> & { readonly caller: Caller }

export function readLocations(db: Db): Promise<LocationRow[]> {
  return db.selectFrom('businessLocations').selectAll().orderBy('id').execute()
}

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
    await trx.insertInto('shippoConfigurations').values(written(row)).execute()
    await termsChanged(trx)
    const entity = shippoView(row, await readLocations(trx))
    await emit(trx, shippoConfigurationCreated, { entityId: row.id, revision: 1, date, caller, entity })
    return { shippoConfiguration: entity }
  })
}

/** One change of a configuration that is there: counted in its revision, and told. */
export function changeShippo(
  { db, clock, caller }: Context,
  id: string,
  revision: number | undefined,
  work: (trx: Trx, row: ShippoRow) => Promise<Partial<ShippoRow>>,
  options: { readonly counted?: boolean } = {},
) {
  return transaction(db, async (trx) => {
    const before = await lockShippo(trx, id)
    checkRevision(before.revision, revision)
    const date = clock.now()
    const changes = await work(trx, before)
    const next = before.revision + (options.counted === false ? 0 : 1)
    const after: ShippoRow = { ...before, ...changes, revision: next, updatedAt: date }
    await trx.updateTable('shippoConfigurations').set(written(after)).where('id', '=', id).execute()
    await termsChanged(trx)
    const locations = await readLocations(trx)
    const entity = shippoView(after, locations)
    const modifiedFields = modifiedBetween(shippoView(before, locations), entity)
    const change = { entityId: id, revision: next, date, caller, entity, modifiedFields }
    await emit(trx, shippoConfigurationUpdated, change)
    return { shippoConfiguration: entity }
  })
}

export function deleteShippo({ db, clock, caller }: Context, id: string) {
  return transaction(db, async (trx) => {
    const row = await lockShippo(trx, id)
    await trx.deleteFrom('shippoConfigurations').where('id', '=', id).execute()
    await termsChanged(trx)
    const entity = shippoView(row, await readLocations(trx))
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

export async function findShippo(db: Db, id: string): Promise<ShippoRow> {
  const row = isUuid(id)
    ? await db.selectFrom('shippoConfigurations').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw unknownConfiguration()
  return row
}

async function lockShippo(trx: Trx, id: string): Promise<ShippoRow> {
  await findShippo(trx, id)
  return trx
    .selectFrom('shippoConfigurations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(unknownConfiguration)
}

/** Services are told apart by ids of their own, the platform's where the owner named none. */
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

function written(row: ShippoRow) {
  return {
    ...row,
    deliveryRegionIds: jsonb(row.deliveryRegionIds),
    domesticServices: jsonb(row.domesticServices),
    internationalServices: jsonb(row.internationalServices),
    packageDetails: jsonb(row.packageDetails),
    extendedFields: row.extendedFields ? jsonb(row.extendedFields) : null,
  }
}

export function findConfigurations(db: Db) {
  return db.selectFrom('shippoConfigurations').selectAll().execute()
}
