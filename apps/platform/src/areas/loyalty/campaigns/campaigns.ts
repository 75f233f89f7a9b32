import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import type { Trx } from '../../../data/database.ts'
import { authorOf } from '../../../http/author.ts'
import type { Caller } from '../../../http/caller.ts'
import { requireSegments } from '../../customers/index.ts'
import { checkTiers } from '../tiers/tiers.ts'
import type { CampaignChanges } from './input.ts'
import {
  type CampaignRow,
  countCampaigns,
  deleteCampaignRow,
  findCampaign,
  insertCampaign,
  updateCampaignRow,
} from './store/campaigns.ts'
import type { CampaignChange } from './tables.ts'

const MOST = 200
/** Changes that are kept of one campaign. */
const MOST_CHANGES = 200

interface Context {
  readonly caller: Caller
  readonly date: Date
}

export async function createCampaign(
  trx: Trx,
  input: CampaignChanges,
  { caller, date }: Context,
): Promise<CampaignRow> {
  if ((await countCampaigns(trx)) >= MOST)
    throw applicationError(
      409,
      'TOO_MANY_LOYALTY_CAMPAIGNS',
      `There can be ${MOST} campaigns. Delete one first.`,
    )
  const empty = { productIds: [], collectionIds: [], segmentIds: [], tierIds: [], history: [] }
  const row = changed(
    {
      ...{ ...empty, id: randomUUID(), name: '', startsAt: date, endsAt: date, given: 0, orders: 0 },
      ...{ factorPercent: null, bonusPoints: null, budget: null, paused: false },
      ...{ revision: 0, createdAt: date, updatedAt: date },
    },
    input,
    { type: 'CREATED', date: date.toISOString(), ...authorOf(caller) },
  )
  await check(trx, row)
  await insertCampaign(trx, row)
  return row
}

/** Changes what is named. Points that were given stay, whatever becomes of the campaign. */
export async function updateCampaign(
  trx: Trx,
  {
    id,
    revision,
    ...input
  }: CampaignChanges & { readonly id: string; readonly revision?: number | undefined },
  { caller, date }: Context,
): Promise<CampaignRow> {
  const before = await findCampaign(trx, id, { lock: true })
  checkRevision(before.revision, revision)
  const isPause = input.paused !== undefined && input.paused !== before.paused
  const type = !isPause ? 'CHANGED' : input.paused ? 'PAUSED' : 'RESUMED'
  const row = changed(before, input, { type, date: date.toISOString(), ...authorOf(caller) })
  await check(trx, row)
  await updateCampaignRow(trx, row)
  return row
}

/** Deletes a campaign by which no order has earned. @throws ApiError 409 */
export async function deleteCampaign(trx: Trx, id: string): Promise<void> {
  const { orders } = await findCampaign(trx, id, { lock: true })
  if (orders > 0)
    throw applicationError(
      409,
      'LOYALTY_CAMPAIGN_USED',
      'Orders earned points by this campaign. End it instead of deleting it.',
    )
  await deleteCampaignRow(trx, id)
}

function changed(
  row: CampaignRow,
  { startDate, endDate, ...input }: CampaignChanges,
  change: CampaignChange,
): CampaignRow {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return {
    ...row,
    ...given,
    ...(startDate ? { startsAt: new Date(startDate) } : {}),
    ...(endDate ? { endsAt: new Date(endDate) } : {}),
    history: [...row.history, change].slice(-MOST_CHANGES),
    revision: row.revision + 1,
    updatedAt: new Date(change.date),
  }
}

async function check(trx: Trx, row: CampaignRow): Promise<void> {
  if ((row.factorPercent === null) === (row.bonusPoints === null))
    throw violations([
      {
        field: 'campaign.factorPercent',
        description: 'or bonusPoints must be set, but not both',
        violatedRule: 'ONE_OF_ALIGNMENT',
      },
    ])
  if (row.endsAt <= row.startsAt) throw violations([invalid('campaign.endDate', 'must be after the start')])
  if (row.budget !== null && row.budget < row.given)
    throw violations([invalid('campaign.budget', `must be at least ${row.given}, the points given so far`)])
  await checkTiers(
    trx,
    row.tierIds.map((tierId) => ({ tierId })),
    'campaign.tierIds',
  )
  await requireSegments(trx, row.segmentIds)
}

const invalid = (field: string, description: string) => ({
  ...{ field, description, violatedRule: 'VALIDATION' as const },
})
