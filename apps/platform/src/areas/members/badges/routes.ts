import { Badge } from '@galleria/platform-client/entities/members'
import * as operations from '@galleria/platform-client/operations/members/badges'
import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import { listOf, numeric } from '../../../base/query.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { Nothing, OffsetMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { assign, by, emitUnassigned } from './assign.ts'
import { deleteAssignments } from './assignment-store.ts'
import { createBadge, deleteBadge, updateBadge } from './badges.ts'
import { CreateBadge, UpdateBadge } from './input.ts'
import {
  countBadges,
  countMembersPerBadge,
  findBadgeIdsOf,
  findBadgeMembers,
  findBadgePage,
} from './list-store.ts'
import { orderBadges } from './order.ts'
import { findBadge } from './store.ts'
import { badgeView } from './view.ts'

const Answer = z.object({ badge: Badge })
const ById = z.object({ id: z.string() })
const Ids = z.array(z.string().max(100)).min(1).max(100)
const Paging = z.object({
  limit: numeric(z.int().min(0).max(1000)).default(100),
  offset: numeric(z.int().min(0).max(1_000_000)).default(0),
})

/** Badges V3 (wire §3.8). Everybody sees badges, and who wears one as far as they see the member. */
export function badgeRoutes(app: App): void {
  operation(
    app,
    operations.getMemberCountsPerBadge,
    {
      answer: z.object({
        badgeMemberCounts: z.array(z.object({ badgeId: z.guid(), memberCount: z.int() })),
      }),
    },
    async ({ db, caller }) => {
      const rows = await countMembersPerBadge(db, caller)
      return { badgeMemberCounts: rows }
    },
  )

  operation(
    app,
    operations.listMembersBadgeIds,
    {
      body: z.object({ memberIds: Ids }),
      answer: z.object({
        memberBadgeIds: z.array(z.object({ memberId: z.guid(), badgeIds: z.array(z.guid()) })),
      }),
    },
    async ({ db, caller, input }) => {
      const ids = input.memberIds.filter(isUuid)
      const own = caller.type === 'MEMBER' ? caller.memberId : null
      const rows = await findBadgeIdsOf(db, ids, caller, own)
      return { memberBadgeIds: rows }
    },
  )

  operation(
    app,
    operations.updateBadgesDisplayOrder,
    { body: z.object({ badgeIds: Ids }), answer: z.object({ badges: z.array(Badge) }) },
    (call) =>
      transaction(call.db, async (trx) => ({
        badges: (await orderBadges(trx, call.input.badgeIds, by(call))).map(badgeView),
      })),
  )

  operation(app, operations.createBadge, { body: CreateBadge, answer: Answer }, (call) =>
    transaction(call.db, async (trx) => ({
      badge: badgeView(await createBadge(trx, call.input.badge, by(call))),
    })),
  )

  operation(
    app,
    operations.listBadges,
    {
      query: z.object({ paging: Paging.prefault({}) }),
      answer: z.object({ badges: z.array(Badge), metadata: OffsetMetadata }),
    },
    async ({ db, input: { paging } }) => {
      const rows = await findBadgePage(db, paging.limit, paging.offset)
      const totals = await countBadges(db)
      const total = totals[0]?.total ?? 0
      return { badges: rows.map(badgeView), metadata: { count: rows.length, offset: paging.offset, total } }
    },
  )

  operation(app, operations.getBadge, { query: ById, answer: Answer }, async ({ db, input }) => ({
    badge: badgeView(await findBadge(db, input.id)),
  }))

  operation(app, operations.updateBadge, { body: UpdateBadge, answer: Answer }, (call) =>
    transaction(call.db, async (trx) => {
      const { id, ...input } = call.input.badge
      const before = await findBadge(trx, id, { lock: true })
      return { badge: badgeView(await updateBadge(trx, before, input, by(call))) }
    }),
  )

  operation(app, operations.deleteBadge, { query: ById, answer: Nothing }, (call) =>
    transaction(call.db, async (trx) => {
      await deleteBadge(trx, call.input.id, by(call))
      return {}
    }),
  )

  operation(
    app,
    operations.assignBadge,
    {
      body: z.object({ id: z.string(), memberIds: Ids }),
      answer: z.object({ memberIds: z.array(z.string()) }),
    },
    (call) =>
      transaction(call.db, async (trx) => {
        const { id, memberIds } = call.input
        await assign(trx, id, memberIds, by(call))
        return { memberIds }
      }),
  )

  operation(
    app,
    operations.unassignBadge,
    {
      query: z.object({ id: z.string(), memberIds: listOf(z.string().max(100), { max: 100 }) }),
      answer: Nothing,
    },
    (call) =>
      transaction(call.db, async (trx) => {
        const { id, memberIds } = call.input
        if (!memberIds.every(isUuid))
          throw violations([
            { field: 'memberIds', description: 'must be a list of IDs', violatedRule: 'FORMAT' },
          ])
        const badge = await findBadge(trx, id, { lock: true })
        const gone = await deleteAssignments(trx, badge.id, memberIds)
        await emitUnassigned(trx, gone, by(call))
        return {}
      }),
  )

  operation(
    app,
    operations.listMembers,
    {
      query: z.object({ id: z.string(), paging: Paging.prefault({}) }),
      answer: z.object({ memberIds: z.array(z.guid()), metadata: OffsetMetadata }),
    },
    async ({ db, caller, input: { id, paging } }) => {
      const badge = await findBadge(db, id)
      const { totals, rows } = await findBadgeMembers(db, {
        badgeId: badge.id,
        caller,
        limit: paging.limit,
        offset: paging.offset,
      })
      const total = totals[0]?.total ?? 0
      const memberIds = rows.map(({ memberId }) => memberId)
      return { memberIds, metadata: { count: memberIds.length, offset: paging.offset, total } }
    },
  )
}
