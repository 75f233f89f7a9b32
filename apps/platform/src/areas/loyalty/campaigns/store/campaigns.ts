import type { Selectable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { LoyaltyTables } from '../../tables.ts'

export type CampaignRow = Selectable<LoyaltyTables['loyaltyCampaigns']>

/** @throws ApiError 404 */
export async function findCampaign(
  db: Db,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<CampaignRow> {
  const one = db.selectFrom('loyaltyCampaigns').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (row) return row
  throw applicationError(404, 'LOYALTY_CAMPAIGN_NOT_FOUND', 'Campaign not found.')
}

/** The last to end first. */
export function findCampaigns(db: Db, most: number): Promise<CampaignRow[]> {
  return db
    .selectFrom('loyaltyCampaigns')
    .selectAll()
    .orderBy('endsAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function countCampaigns(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('loyaltyCampaigns')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Campaigns that run at a moment and have points left. */
export function findRunning(db: Db, at: Date): Promise<CampaignRow[]> {
  return running(db, at)
    .where((row) => row.or([row('budget', 'is', null), row('given', '<', row.ref('budget'))]))
    .execute()
}

/** Campaigns that run at a moment, locked in one order. */
export function lockRunning(trx: Trx, at: Date): Promise<CampaignRow[]> {
  return running(trx, at).forUpdate().execute()
}

function running(db: Db, at: Date) {
  return db
    .selectFrom('loyaltyCampaigns')
    .selectAll()
    .where('startsAt', '<=', at)
    .where('endsAt', '>', at)
    .where('paused', '=', false)
    .orderBy('id')
}

/** Campaigns by which an order has earned, locked in one order. */
export function lockCampaignsOf(trx: Trx, orderId: string): Promise<CampaignRow[]> {
  return trx
    .selectFrom('loyaltyCampaigns')
    .selectAll()
    .where('id', 'in', (select) =>
      select.selectFrom('loyaltyCampaignOrders').select('campaignId').where('orderId', '=', orderId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

const stored = ({ productIds, collectionIds, segmentIds, tierIds, history, ...row }: CampaignRow) => ({
  ...row,
  productIds: jsonb(productIds),
  collectionIds: jsonb(collectionIds),
  segmentIds: jsonb(segmentIds),
  tierIds: jsonb(tierIds),
  history: jsonb(history),
})

export async function insertCampaign(trx: Trx, row: CampaignRow): Promise<void> {
  await trx.insertInto('loyaltyCampaigns').values(stored(row)).execute()
}

export async function updateCampaignRow(trx: Trx, row: CampaignRow): Promise<void> {
  await trx.updateTable('loyaltyCampaigns').set(stored(row)).where('id', '=', row.id).execute()
}

export async function deleteCampaignRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('loyaltyCampaigns').where('id', '=', id).execute()
}

/** Adds points and orders to what a campaign has given. */
export async function addGiven(trx: Trx, id: string, points: number, orders: number): Promise<void> {
  await trx
    .updateTable('loyaltyCampaigns')
    .set((row) => ({ given: row('given', '+', points), orders: row('orders', '+', orders) }))
    .where('id', '=', id)
    .execute()
}
