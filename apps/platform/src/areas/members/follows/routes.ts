import { ConnectedMember } from '@galleria/platform-client/entities/members'
import { sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { column, type Fields } from '../../../data/query-language/fields.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { EVERYONE, isOwner, mustNotBeMuted, visibleTo } from '../access.ts'
import { findMember } from '../find.ts'
import { pageOf } from '../page.ts'
import { findSeen } from '../reading/routes.ts'
import { follow, unfollow } from './store.ts'

const path = '/members/v3/followers'
const ById = z.object({ memberId: z.string() })
const Listed = z.object({ memberIds: z.array(z.guid()), pagingMetadata: CursorMetadata })
const Connected = z.object({ connectedMembers: z.array(ConnectedMember) })
const connectedMemberIds = z.array(z.string().max(100)).max(100)

const fields: Fields = { createdDate: column('date', sql.ref('f.created_at'), { sortable: true }) }
type Side = 'followers' | 'following'
const lists = [
  ['followers', ''],
  ['following', '/following'],
] as const

/** Who follows whom (wire §3.8); whoever may not be seen is in no list. */
export function followRoutes(app: App): void {
  for (const [side, end] of lists)
    operation(
      app,
      {
        name: side === 'followers' ? 'ListMyMemberFollowers' : 'ListMyMemberFollowing',
        method: 'GET',
        path: `${path}/my${end}`,
        allow: ['MEMBER'],
        query: z.object({ paging: CursorPaging }),
        answer: Listed,
      },
      (call) => listed(call, side, call.caller.memberId, call.input.paging),
    )

  operation(
    app,
    {
      name: 'QueryMyMemberConnections',
      method: 'POST',
      path: `${path}/my/connections`,
      allow: ['MEMBER'],
      body: z.object({ connectedMemberIds }),
      answer: Connected,
    },
    ({ db, caller, input }) => connections(db, caller, caller.memberId, input.connectedMemberIds),
  )

  for (const [side, end] of lists)
    operation(
      app,
      {
        name: side === 'followers' ? 'ListMemberFollowers' : 'ListMemberFollowing',
        method: 'GET',
        path: `${path}/{memberId}${end}`,
        allow: EVERYONE,
        query: z.object({ memberId: z.string(), paging: CursorPaging }),
        answer: Listed,
      },
      async (call) => {
        const { id } = await findSeen(call.db, call.caller, call.input.memberId)
        return listed(call, side, id, call.input.paging)
      },
    )

  operation(
    app,
    {
      name: 'QueryMemberConnections',
      method: 'POST',
      path: `${path}/{memberId}/connections`,
      allow: EVERYONE,
      body: z.object({ memberId: z.string(), connectedMemberIds }),
      answer: Connected,
    },
    async ({ db, caller, input }) => {
      const { id } = await findSeen(db, caller, input.memberId)
      return connections(db, caller, id, input.connectedMemberIds)
    },
  )

  operation(
    app,
    {
      name: 'FollowMember',
      method: 'POST',
      path: `${path}/{memberId}`,
      allow: ['MEMBER'],
      body: ById,
      answer: Nothing,
    },
    async ({ db, clock, caller, input: { memberId } }) => {
      if (memberId.toLowerCase() === caller.memberId)
        throw applicationError(400, 'SELF_FOLLOW_FORBIDDEN', 'You cannot follow yourself')
      await transaction(db, async (trx) => {
        mustNotBeMuted(caller, await findMember(trx, caller.memberId))
        const other = await findSeen(trx, caller, memberId)
        const blocked = await trx
          .selectFrom('memberBlocks')
          .select('memberId')
          .where('memberId', '=', caller.memberId)
          .where('blockedMemberId', '=', other.id)
          .executeTakeFirst()
        if (blocked)
          throw applicationError(403, 'MEMBER_TO_MEMBER_BLOCKED', 'You have blocked this member', {
            blockState: 'BLOCKING',
          })
        await follow(trx, caller.memberId, other.id, { date: clock.now(), caller })
      })
      return {}
    },
  )

  operation(
    app,
    {
      name: 'UnfollowMember',
      method: 'DELETE',
      path: `${path}/{memberId}`,
      allow: ['MEMBER'],
      query: ById,
      answer: Nothing,
    },
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

interface Access {
  readonly db: Db
  readonly config: PlatformConfig
  readonly caller: Caller
}

async function listed(
  access: Access,
  side: Side,
  memberId: string,
  cursorPaging: z.output<typeof CursorPaging>,
) {
  const [theirs, others] = (
    side === 'followers' ? ['f.followed_id', 'f.follower_id'] : ['f.follower_id', 'f.followed_id']
  ) as [string, string]
  const of = `${side} of ${memberId}${isOwner(access.caller) ? ' for the owner' : ''}`
  const list = {
    of,
    columns: sql`m.id`,
    from: sql`from member_follows f join members m on m.id = ${sql.ref(others)}`,
    where: sql<boolean>`${sql.ref(theirs)} = ${memberId}::uuid and ${visibleTo(access.caller)}`,
    id: sql.ref(others),
    fields,
  }
  const { shown, metadata } = await pageOf<{ id: string }>(
    access,
    list,
    { sort: [], cursorPaging },
    { cursorAt: 'paging.cursor' },
  )
  return { memberIds: shown.map(({ id }) => id), pagingMetadata: metadata }
}

/** In the order in which they were asked for; whoever may not be seen is left out. */
async function connections(db: Db, caller: Caller, memberId: string, ids: readonly string[]) {
  const wanted = ids.filter(isUuid)
  const { rows } = await sql<{
    connectedMemberId: string
    followedByMember: boolean
    followingMember: boolean
  }>`
    select m.id as connected_member_id,
      exists (select 1 from member_follows f where f.follower_id = ${memberId}::uuid and f.followed_id = m.id)
        as followed_by_member,
      exists (select 1 from member_follows f where f.follower_id = m.id and f.followed_id = ${memberId}::uuid)
        as following_member
    from unnest(${wanted}::uuid[]) with ordinality as w (id, place) join members m on m.id = w.id
    where ${visibleTo(caller)} order by w.place`.execute(db)
  return { connectedMembers: rows }
}
