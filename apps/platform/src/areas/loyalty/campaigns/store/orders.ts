import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import type { LoyaltyTables } from '../../tables.ts'
import type { CollectionsOf } from '../points.ts'

export type CampaignOrderRow = Selectable<LoyaltyTables['loyaltyCampaignOrders']>

export function findOrderUses(trx: Trx, orderId: string): Promise<CampaignOrderRow[]> {
  return trx.selectFrom('loyaltyCampaignOrders').selectAll().where('orderId', '=', orderId).execute()
}

export async function upsertUse(
  trx: Trx,
  use: Insertable<LoyaltyTables['loyaltyCampaignOrders']>,
): Promise<void> {
  const { points, spentMinor } = use
  await trx
    .insertInto('loyaltyCampaignOrders')
    .values(use)
    .onConflict((conflict) => conflict.columns(['campaignId', 'orderId']).doUpdateSet({ points, spentMinor }))
    .execute()
}

/** Collections of these products. */
export async function findCollectionsOf(db: Db, productIds: readonly string[]): Promise<CollectionsOf> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('collectionProducts')
    .select(['productId', 'collectionId'])
    .where('productId', 'in', [...productIds])
    .execute()
  const grouped = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ collectionId }) => collectionId)]))
}

export interface UseRow extends CampaignOrderRow {
  readonly number: number | null
  readonly currency: string | null
  readonly memberId: string | null
}

/** Orders that earned by a campaign, the latest first. */
export async function findUses(db: Db, campaignId: string, limit: number, offset: number): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select u.*, o.number, o.currency, o.member_id
    from loyalty_campaign_orders u left join orders o on o.id = u.order_id
    where u.campaign_id = ${campaignId}::uuid
    order by u.created_at desc, u.order_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}
