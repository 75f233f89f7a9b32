import type { Db } from '../../../data/database.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { authorNames } from '../../../http/author-names.ts'
import type { CampaignRow } from './store/campaigns.ts'
import type { UseRow } from './store/orders.ts'

/** How a campaign stands at a moment. */
function statusOf({ startsAt, endsAt, paused, budget, given }: CampaignRow, now: Date): string {
  if (now >= endsAt) return 'ENDED'
  if (budget !== null && given >= budget) return 'SPENT'
  if (paused) return 'PAUSED'
  return now < startsAt ? 'SCHEDULED' : 'RUNNING'
}

const effectOf = ({ factorPercent, bonusPoints, productIds, collectionIds, tierIds }: CampaignRow) => ({
  ...(factorPercent === null ? {} : { factorPercent }),
  ...(bonusPoints === null ? {} : { bonusPoints }),
  productIds: [...productIds],
  collectionIds: [...collectionIds],
  tierIds: [...tierIds],
})

export function campaignView(row: CampaignRow, now: Date) {
  return {
    id: row.id,
    revision: String(row.revision),
    name: row.name,
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    ...effectOf(row),
    segmentIds: [...row.segmentIds],
    ...(row.budget === null ? {} : { budget: row.budget }),
    paused: row.paused,
    status: statusOf(row, now),
    pointsGiven: row.given,
    ordersCount: row.orders,
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

/** Without what is the store's own: budget, segments and figures. */
export function runningView(row: CampaignRow) {
  return { id: row.id, name: row.name, endDate: row.endsAt.toISOString(), ...effectOf(row) }
}

/** Changes with the names of their authors, the newest first. */
export async function historyView(db: Db, { history }: CampaignRow) {
  const names = await authorNames(db, history)
  return history
    .map(({ type, date, byType, byId }) => {
      const name = names.get(byId)
      return { type, date, by: { type: byType, id: byId, ...(name ? { name } : {}) } }
    })
    .reverse()
}

export function orderView({ orderId, accountId, number, points, spentMinor, currency, createdAt }: UseRow) {
  return {
    orderId,
    ...(number === null ? {} : { orderNumber: String(number) }),
    loyaltyAccountId: accountId,
    points,
    ...(currency ? { spent: toDecimal(spentMinor, currency), currency } : {}),
    date: createdAt.toISOString(),
  }
}
