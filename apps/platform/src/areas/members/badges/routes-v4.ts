import { BadgeV4 } from '@galleria/platform-client/entities/members'
import * as operations from '@galleria/platform-client/operations/members/badges-v4'
import { z } from 'zod'
import { ignoring } from '../../../base/input/closed.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { transaction } from '../../../data/database.ts'
import { ListQuery, listPage } from '../../../data/query-language/memory-list.ts'
import type { MemoryField } from '../../../data/query-language/predicate.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { by } from './assign.ts'
import { createBadge, deleteBadge, updateBadge } from './badges.ts'
import { CreateBadgeV4, UpdateBadgeV4 } from './input.ts'
import { findBadges } from './list-store.ts'
import { moveBadge, orderBadges } from './order.ts'
import { findBadge } from './store.ts'
import { badgeV4View } from './view.ts'

const Answer = z.object({ badge: BadgeV4 })
const Ids = z.array(z.string().max(100)).min(1).max(100)

type View = ReturnType<typeof badgeV4View>
const text = (read: (badge: View) => string | undefined | null): MemoryField<View> => ({
  kind: 'text',
  read: (badge) => read(badge) ?? undefined,
  sortable: true,
})
const badgeFields: Readonly<Record<string, MemoryField<View>>> = {
  id: { kind: 'id', read: ({ id }) => id, sortable: true },
  title: text(({ title }) => title),
  description: text(({ description }) => description),
  slug: text(({ slug }) => slug),
  permissionsEnabled: { kind: 'boolean', read: (badge) => badge.permissionsEnabled },
}

/** Badges V4 (wire §3.8): the same badges as V3 has. */
export function badgeV4Routes(app: App): void {
  operation(
    app,
    operations.queryBadgesV4,
    {
      body: z.object({ query: ListQuery.prefault({}) }),
      answer: z.object({ badges: z.array(BadgeV4), pagingMetadata: CursorMetadata }),
    },
    async ({ db, config, input }) => {
      const all = await findBadges(db)
      const places = new Map(all.map(({ id }, place) => [id, place]))
      const shown = ({ id }: { readonly id: string }) => places.get(id) ?? 0
      const page = listPage(config, 'badges', all.map(badgeV4View), badgeFields, input.query, {
        usual: shown,
      })
      return { badges: page.rows, pagingMetadata: page.pagingMetadata }
    },
  )

  operation(
    app,
    operations.updateBadgesDisplayOrder,
    { body: z.object({ ids: Ids }), answer: z.object({ badges: z.array(BadgeV4) }) },
    (call) =>
      transaction(call.db, async (trx) => ({
        badges: (await orderBadges(trx, call.input.ids, by(call))).map(badgeV4View),
      })),
  )

  operation(app, operations.createBadge, { body: CreateBadgeV4, answer: Answer }, (call) =>
    transaction(call.db, async (trx) => ({
      badge: badgeV4View(await createBadge(trx, call.input.badge, by(call))),
    })),
  )

  operation(
    app,
    operations.moveBadge,
    {
      body: z.object({
        badgeId: z.string(),
        position: z.enum(['FIRST', 'LAST', 'AFTER']),
        moveAfterBadgeId: z.string().nullish(),
      }),
      answer: Nothing,
    },
    (call) =>
      transaction(call.db, async (trx) => {
        const { badgeId, position, moveAfterBadgeId } = call.input
        await moveBadge(trx, { id: badgeId, position, after: moveAfterBadgeId }, by(call))
        return {}
      }),
  )

  operation(
    app,
    operations.getBadge,
    { query: z.object({ badgeId: z.string() }), answer: Answer },
    async ({ db, input }) => ({ badge: badgeV4View(await findBadge(db, input.badgeId)) }),
  )

  operation(
    app,
    operations.updateBadgeV4,
    { body: ignoring(UpdateBadgeV4, 'fieldMask'), answer: Answer },
    (call) =>
      transaction(call.db, async (trx) => {
        const { id, revision, ...input } = call.input.badge
        const before = await findBadge(trx, id, { lock: true })
        checkRevision(before.revision, revision)
        return { badge: badgeV4View(await updateBadge(trx, before, input, by(call))) }
      }),
  )

  operation(
    app,
    operations.deleteBadge,
    { query: z.object({ badgeId: z.string() }), answer: Nothing },
    (call) =>
      transaction(call.db, async (trx) => {
        await deleteBadge(trx, call.input.badgeId, by(call))
        return {}
      }),
  )
}
