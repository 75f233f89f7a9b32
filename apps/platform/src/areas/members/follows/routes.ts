import { ConnectedMember } from '@galleria/platform-client/entities/members'
import * as operations from '@galleria/platform-client/operations/members/member-followers'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { mustNotBeMuted } from '../access.ts'
import { pageOf } from '../page-store.ts'
import { findVisibleMember } from '../reading/routes.ts'
import { findBlock, findMember } from '../store.ts'
import { connections, follow, followList, type Side, unfollow } from './store.ts'

const ById = z.object({ memberId: z.string() })
const Listed = z.object({ memberIds: z.array(z.guid()), pagingMetadata: CursorMetadata })
const Connected = z.object({ connectedMembers: z.array(ConnectedMember) })
const connectedMemberIds = z.array(z.string().max(100)).max(100)
/** Routes of follows (wire §3.8); hidden members appear in no list. */
export function followRoutes(app: App): void {
  for (const [side, served] of [
    ['followers', operations.listMyMemberFollowers],
    ['following', operations.listMyMemberFollowing],
  ] as const)
    operation(
      app,
      served,
      {
        query: z.object({ paging: CursorPaging }),
        answer: Listed,
      },
      (call) => listed(call, side, call.caller.memberId, call.input.paging),
    )

  operation(
    app,
    operations.queryMyMemberConnections,
    { body: z.object({ connectedMemberIds }), answer: Connected },
    ({ db, caller, input }) => connections(db, caller, caller.memberId, input.connectedMemberIds),
  )

  for (const [side, served] of [
    ['followers', operations.listMemberFollowers],
    ['following', operations.listMemberFollowing],
  ] as const)
    operation(
      app,
      served,
      {
        query: z.object({ memberId: z.string(), paging: CursorPaging }),
        answer: Listed,
      },
      async (call) => {
        const { id } = await findVisibleMember(call.db, call.caller, call.input.memberId)
        return listed(call, side, id, call.input.paging)
      },
    )

  operation(
    app,
    operations.queryMemberConnections,
    { body: z.object({ memberId: z.string(), connectedMemberIds }), answer: Connected },
    async ({ db, caller, input }) => {
      const { id } = await findVisibleMember(db, caller, input.memberId)
      return connections(db, caller, id, input.connectedMemberIds)
    },
  )

  operation(
    app,
    operations.followMember,
    { body: ById, answer: Nothing },
    async ({ db, clock, caller, input: { memberId } }) => {
      if (memberId.toLowerCase() === caller.memberId)
        throw applicationError(400, 'SELF_FOLLOW_FORBIDDEN', "You can't follow yourself.")
      await transaction(db, async (trx) => {
        mustNotBeMuted(caller, await findMember(trx, caller.memberId))
        const other = await findVisibleMember(trx, caller, memberId)
        const blocked = await findBlock(trx, caller.memberId, other.id)
        if (blocked)
          throw applicationError(403, 'MEMBER_TO_MEMBER_BLOCKED', "You've blocked this member.", {
            blockState: 'BLOCKING',
          })
        await follow(trx, caller.memberId, other.id, { date: clock.now(), caller })
      })
      return {}
    },
  )

  operation(
    app,
    operations.unfollowMember,
    { query: ById, answer: Nothing },
    async ({ db, clock, caller, input: { memberId } }) => {
      // Also of one who has hidden since.
      if (isUuid(memberId))
        await transaction(db, (trx) =>
          unfollow(trx, caller.memberId, memberId.toLowerCase(), { date: clock.now(), caller }),
        )
      return {}
    },
  )
}

type Access = Pick<Services, 'db' | 'config'> & { readonly caller: Caller }

async function listed(
  access: Access,
  side: Side,
  memberId: string,
  cursorPaging: z.output<typeof CursorPaging>,
) {
  const list = followList(memberId, side, access.caller)
  const { pageRows, metadata } = await pageOf<{ id: string }>(
    access,
    list,
    { sort: [], cursorPaging },
    { cursorAt: 'paging.cursor' },
  )
  return { memberIds: pageRows.map(({ id }) => id), pagingMetadata: metadata }
}
