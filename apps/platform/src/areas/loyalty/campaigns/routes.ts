import {
  LoyaltyCampaign,
  LoyaltyCampaignChange,
  LoyaltyCampaignOrder,
  RunningCampaign,
} from '@galleria/platform-client/entities/loyalty'
import * as operations from '@galleria/platform-client/operations/loyalty/loyalty-campaigns'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { numeric } from '../../../base/query.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { fromDecimal, type Minor } from '../../../domain/money/money.ts'
import type { Caller } from '../../../http/caller.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { findProgramStatus } from '../program/store.ts'
import { activeRules, pointsOf } from '../rules/grant.ts'
import { findAccountOfMember } from '../store.ts'
import { openTo, previewCampaigns } from './apply.ts'
import { createCampaign, deleteCampaign, updateCampaign } from './campaigns.ts'
import { CampaignChanges, CampaignInput, Lines } from './input.ts'
import { findCampaign, findCampaigns, findRunning } from './store/campaigns.ts'
import { findUses } from './store/orders.ts'
import { campaignView, historyView, orderView, runningView } from './view.ts'

/** Campaigns that are listed: as many as there can be. */
const LISTED = 200
const Id = z.string().max(100)
const answer = z.object({ campaign: LoyaltyCampaign })

/** Campaigns of points. Extensions of the embedded platform (decision 0398). */
export function campaignRoutes(app: App): void {
  operation(
    app,
    operations.createLoyaltyCampaign,
    { body: z.object({ campaign: CampaignInput }), answer },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const date = clock.now()
        return { campaign: campaignView(await createCampaign(trx, input.campaign, { caller, date }), date) }
      }),
  )

  operation(
    app,
    operations.listLoyaltyCampaigns,
    { answer: z.object({ campaigns: z.array(LoyaltyCampaign) }) },
    async ({ db, clock }) => {
      const now = clock.now()
      return { campaigns: (await findCampaigns(db, LISTED)).map((row) => campaignView(row, now)) }
    },
  )

  operation(
    app,
    operations.listRunningCampaigns,
    { answer: z.object({ campaigns: z.array(RunningCampaign) }) },
    async ({ db, clock, caller, config }) => {
      if ((await findProgramStatus(db)) !== 'ACTIVE') return { campaigns: [] }
      const date = clock.now()
      const running = await findRunning(db, date)
      const earner = await earnerOf(db, caller)
      // Visitors see what is for members of a tier: they may become one.
      const open = await openTo(db, running, earner ?? undefined, { currency: config.currency, date })
      const seen = earner ? open : running.filter(({ segmentIds }) => segmentIds.length === 0)
      return { campaigns: seen.map(runningView) }
    },
  )

  operation(
    app,
    operations.previewCampaignPoints,
    {
      body: z.object({ lines: Lines }),
      answer: z.object({
        points: z.int(),
        campaigns: z.array(z.object({ id: z.guid(), name: z.string(), points: z.int() })),
      }),
    },
    async ({ db, clock, caller, config, input }) => {
      const { currency } = config
      if ((await findProgramStatus(db)) !== 'ACTIVE') return { points: 0, campaigns: [] }
      const earner = await earnerOf(db, caller)
      const rules = await activeRules(db, 'PURCHASE')
      const usual = (money: Minor) =>
        rules.reduce((sum, rule) => sum + pointsOf(rule, earner?.tierId ?? null, money), 0)
      const date = clock.now()
      const lines = input.lines.map(({ productId = null, amount }) => ({
        productId,
        spent: fromDecimal(amount, currency) ?? 0,
      }))
      const found = await previewCampaigns(
        db,
        earner ?? undefined,
        { lines, placed: date, currency, date },
        usual,
      )
      const campaigns = found.map(({ campaign: { id, name }, points }) => ({ id, name, points }))
      return { points: campaigns.reduce((sum, { points }) => sum + points, 0), campaigns }
    },
  )

  operation(
    app,
    operations.getLoyaltyCampaign,
    {
      query: z.object({ campaignId: Id }),
      answer: z.object({ campaign: LoyaltyCampaign, history: z.array(LoyaltyCampaignChange) }),
    },
    async ({ db, clock, input }) => {
      const row = await findCampaign(db, input.campaignId)
      return { campaign: campaignView(row, clock.now()), history: await historyView(db, row) }
    },
  )

  operation(
    app,
    operations.listLoyaltyCampaignOrders,
    {
      query: z.object({
        campaignId: Id,
        limit: numeric(z.int().min(1).max(100)).default(50),
        offset: numeric(z.int().min(0).max(100_000)).default(0),
      }),
      answer: z.object({ orders: z.array(LoyaltyCampaignOrder) }),
    },
    async ({ db, input: { campaignId, limit, offset } }) => {
      const { id } = await findCampaign(db, campaignId)
      return { orders: (await findUses(db, id, limit, offset)).map(orderView) }
    },
  )

  operation(
    app,
    operations.updateLoyaltyCampaign,
    {
      body: z.object({ campaign: CampaignChanges.extend({ id: Id, revision: Revision.optional() }) }),
      answer,
    },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const date = clock.now()
        return { campaign: campaignView(await updateCampaign(trx, input.campaign, { caller, date }), date) }
      }),
  )

  operation(
    app,
    operations.deleteLoyaltyCampaign,
    { query: z.object({ campaignId: Id }), answer: Nothing },
    ({ db, input }) =>
      transaction(db, async (trx) => {
        await deleteCampaign(trx, input.campaignId)
        return {}
      }),
  )
}

/** Member who asks, with the tier that rates go by; null for others. */
async function earnerOf(db: Db, caller: Caller) {
  if (caller.type !== 'MEMBER') return null
  const account = await findAccountOfMember(db, caller.memberId)
  return { memberId: caller.memberId, tierId: account?.tierId ?? null }
}
