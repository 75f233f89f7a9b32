import { sql } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import type { Trx } from '../../../../data/database.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import type { LocationRow } from '../read.ts'

/**
 * Waits until nobody changes stock, and lets nobody change it until this transaction ends; in the order of those who do. All
 * variants: goods that have nothing at a location may get the first piece there meanwhile.
 */
const lockStock = (trx: Trx) =>
  sql`select count(*) from (select id from variants order by id for update) as locked`.execute(trx)

/**
 * Makes way for another default: what is there is written as elsewhere, and what is at the next one becomes the rest. Goods
 * stay where they are.
 */
export async function leaveDefault(trx: Trx, next: string): Promise<void> {
  await lockStock(trx)
  await sql`update variants set elsewhere = nullif(jsonb_strip_nulls((coalesce(elsewhere, '{}'::jsonb) - ${next})
      || jsonb_build_object((select id::text from business_locations where is_default), nullif(quantity - coalesce((
        select sum(pieces.value::integer) from jsonb_each_text(elsewhere) as pieces), 0), 0))), '{}'::jsonb)
    where track_quantity and (quantity > 0 or elsewhere is not null)`.execute(trx)
  await trx
    .updateTable('businessLocations')
    .set((column) => ({ isDefault: false, revision: column('revision', '+', 1) }))
    .where('isDefault', '=', true)
    .execute()
  await termsChanged(trx)
}

/** Takes over stock and history of a store that had no location. @throws ApiError 409 where another becomes it meanwhile */
export async function becomeFirst(trx: Trx, id: string): Promise<void> {
  await lockStock(trx)
  const other = await trx
    .selectFrom('businessLocations')
    .select('id')
    .where('isDefault', '=', true)
    .executeTakeFirst()
  if (other)
    throw applicationError(
      409,
      'BUSINESS_LOCATION_IN_USE',
      'The store got its first location a moment ago. Try again.',
    )
  await trx.updateTable('stockLog').set({ locationId: id }).where('locationId', 'is', null).execute()
  await trx
    .updateTable('orderStock')
    .set({ locationId: id })
    .where('locationId', 'is', null)
    .where('source', '=', 'SHELF')
    .execute()
}

/** Leaves stock and history to a store that has no location again. @throws ApiError 409 where there are others */
export async function leaveLast(trx: Trx, id: string): Promise<void> {
  await lockStock(trx)
  const other = await trx
    .selectFrom('businessLocations')
    .select('id')
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other)
    throw applicationError(
      409,
      'BUSINESS_LOCATION_IN_USE',
      'This is the default location. Make another location the default first.',
    )
  await checkTransfers(trx, id)
  await trx.updateTable('stockLog').set({ locationId: null }).where('locationId', '=', id).execute()
  await trx.updateTable('orderStock').set({ locationId: null }).where('locationId', '=', id).execute()
}

/** @throws ApiError 409 while goods are at a location, on their way to it, or to be sent from it */
export async function checkUnused(trx: Trx, { id }: LocationRow): Promise<void> {
  await lockStock(trx)
  await checkTransfers(trx, id)
  const { rows } = await sql<{ pieces: number; committed: number }>`select
    coalesce((select sum((elsewhere ->> ${id})::integer) from variants where elsewhere ->> ${id} is not null), 0)::integer as pieces,
    coalesce((select sum(committed) from order_stock where committed > 0 and location_id = ${id}::uuid), 0)::integer as committed`.execute(
    trx,
  )
  const { pieces = 0, committed = 0 } = rows[0] ?? {}
  if (pieces > 0)
    throw applicationError(
      409,
      'BUSINESS_LOCATION_IN_USE',
      `Stock at this location: ${pieces}. Transfer it to another location first.`,
      { pieces },
    )
  if (committed > 0)
    throw applicationError(
      409,
      'BUSINESS_LOCATION_IN_USE',
      `Pieces to send from this location: ${committed}. Send those orders first.`,
      { committed },
    )
}

async function checkTransfers(trx: Trx, id: string): Promise<void> {
  const transfer = await trx
    .selectFrom('stockTransfers')
    .select('id')
    .where('status', 'in', ['DRAFT', 'IN_TRANSIT'])
    .where((row) => row.or([row('fromLocationId', '=', id), row('toLocationId', '=', id)]))
    .executeTakeFirst()
  if (transfer)
    throw applicationError(
      409,
      'BUSINESS_LOCATION_IN_USE',
      'Open stock transfers use this location. Receive or cancel them first.',
    )
}
