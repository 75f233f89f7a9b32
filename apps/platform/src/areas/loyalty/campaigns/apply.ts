import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Db, Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { isOpenTo, segmentsOf } from '../../customers/index.ts'
import { enter } from '../ledger/index.ts'
import { type BoughtLine, type CollectionsOf, extraPoints, matchingSpent } from './points.ts'
import { addGiven, type CampaignRow, findRunning, lockCampaignsOf, lockRunning } from './store/campaigns.ts'
import { findCollectionsOf, findOrderUses, upsertUse } from './store/orders.ts'

interface Earner {
  readonly accountId: string
  readonly memberId: string
  readonly tierId: string | null
}

export interface Bought {
  readonly lines: readonly BoughtLine[]
  /** When the order was placed: campaigns of that time count, whenever it is paid. */
  readonly placed: Date
  /** The store's currency, by which segments go. */
  readonly currency: string
  readonly date: Date
}

type Usual = (spent: Minor) => number

interface Due {
  readonly campaign: CampaignRow
  /** Points that the goods are worth, not counting what the budget has left. */
  readonly points: number
  readonly spent: Minor
}

/** Points that an order earns beyond the usual ones, each campaign for itself: none multiplies what another gave. */
export async function earnByCampaigns(
  trx: Trx,
  earner: Earner,
  order: Bought & { readonly orderId: string },
  usual: Usual,
): Promise<void> {
  const { orderId, date } = order
  const running = await lockRunning(trx, order.placed)
  for (const due of await dues(trx, running, earner, order, usual)) {
    const points = Math.min(due.points, leftOf(due.campaign))
    if (points <= 0) continue
    await count(trx, { due, orderId, accountId: earner.accountId, date, points, before: undefined })
    await enter(trx, {
      accountId: earner.accountId,
      type: 'EARN',
      amount: points,
      description: due.campaign.name,
      orderId,
      info: { appId: STORES_APP_ID, activityType: 'PURCHASE' },
      key: `campaign ${due.campaign.id} order ${orderId}`,
      date,
    })
  }
}

/** Brings what campaigns gave for an order to what it has now. @returns points to add or take */
export async function followByCampaigns(
  trx: Trx,
  earner: Earner,
  order: Bought & { readonly orderId: string },
  usual: Usual,
): Promise<number> {
  const { orderId, date } = order
  const uses = new Map((await findOrderUses(trx, orderId)).map((use) => [use.campaignId, use]))
  const earlier = uses.size ? await lockCampaignsOf(trx, orderId) : []
  const known = new Set(earlier.map(({ id }) => id))
  const others = (await lockRunning(trx, order.placed)).filter(({ id }) => !known.has(id))
  const collectionsOf = await findCollectionsOf(trx, productsOf(order.lines))
  const kept = earlier.map((campaign) => dueOf(campaign, order.lines, collectionsOf, usual))
  const joined = await dues(trx, others, earner, order, usual)
  let change = 0
  for (const due of [...kept, ...joined]) {
    const before = uses.get(due.campaign.id)?.points
    const points = Math.min(due.points, leftOf(due.campaign) + (before ?? 0))
    if (points === (before ?? 0)) continue
    await count(trx, { due, orderId, accountId: earner.accountId, date, points, before })
    change += points - (before ?? 0)
  }
  return change
}

/** Points that goods would earn beyond the usual ones now, by campaign. */
export async function previewCampaigns(
  db: Db,
  earner: Pick<Earner, 'memberId' | 'tierId'> | undefined,
  order: Bought,
  usual: Usual,
): Promise<{ readonly campaign: CampaignRow; readonly points: number }[]> {
  const running = await findRunning(db, order.placed)
  const found = await dues(db, running, earner, order, usual)
  return found
    .map(({ campaign, points }) => ({ campaign, points: Math.min(points, leftOf(campaign)) }))
    .filter(({ points }) => points > 0)
}

/** Campaigns that are for somebody: without a list of segments or tiers, for everybody. */
export async function openTo(
  db: Db,
  campaigns: readonly CampaignRow[],
  earner: Pick<Earner, 'memberId' | 'tierId'> | undefined,
  { currency, date, without }: { currency: string; date: Date; without?: string | undefined },
): Promise<CampaignRow[]> {
  const wanted = [...new Set(campaigns.flatMap(({ segmentIds }) => segmentIds))]
  const asked = { currency, now: date, ...(without && { without }) }
  const within = await segmentsOf(db, earner?.memberId, wanted, asked)
  const tierId = earner?.tierId
  return campaigns.filter(
    ({ segmentIds, tierIds }) =>
      isOpenTo(within, segmentIds) && (tierIds.length === 0 || (tierId != null && tierIds.includes(tierId))),
  )
}

async function dues(
  db: Db,
  campaigns: readonly CampaignRow[],
  earner: Pick<Earner, 'memberId' | 'tierId'> | undefined,
  order: Bought & { readonly orderId?: string },
  usual: Usual,
): Promise<Due[]> {
  if (campaigns.length === 0) return []
  // The order itself does not make a customer of a new one.
  const open = await openTo(db, campaigns, earner, { ...order, without: order.orderId })
  const collectionsOf = await findCollectionsOf(db, productsOf(order.lines))
  return open.map((campaign) => dueOf(campaign, order.lines, collectionsOf, usual))
}

function dueOf(
  campaign: CampaignRow,
  lines: readonly BoughtLine[],
  collectionsOf: CollectionsOf,
  usual: Usual,
): Due {
  const spent = matchingSpent(campaign, lines, collectionsOf)
  return { campaign, spent, points: extraPoints(campaign, spent, usual) }
}

const productsOf = (lines: readonly BoughtLine[]) => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
]

const leftOf = ({ budget, given }: CampaignRow) =>
  budget === null ? Number.POSITIVE_INFINITY : budget - given

interface Counted {
  readonly due: Due
  readonly orderId: string
  readonly accountId: string
  readonly points: number
  /** Undefined of an order that has not earned by it. */
  readonly before: number | undefined
  readonly date: Date
}

async function count(trx: Trx, { due, orderId, accountId, points, before, date }: Counted): Promise<void> {
  const { campaign, spent } = due
  const use = { campaignId: campaign.id, orderId, accountId, points, spentMinor: spent, createdAt: date }
  await upsertUse(trx, use)
  await addGiven(trx, campaign.id, points - (before ?? 0), before === undefined ? 1 : 0)
}
