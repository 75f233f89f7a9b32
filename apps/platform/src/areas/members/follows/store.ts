import { memberFollowed, memberUnfollowed } from '@galleria/platform-client/events'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { column, type Fields } from '../../../data/query-language/fields.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { isOwner } from '../access.ts'
import { visibleTo } from '../store.ts'

interface By {
  readonly date: Date
  readonly caller: Caller
}

/** Follows a member; idempotent, with one event at most. */
export async function follow(trx: Trx, memberId: string, affectedMemberId: string, by: By): Promise<void> {
  const made = await trx
    .insertInto('memberFollows')
    .values({ followerId: memberId, followedId: affectedMemberId, createdAt: by.date })
    .onConflict((conflict) => conflict.columns(['followerId', 'followedId']).doNothing())
    .returning('followerId')
    .executeTakeFirst()
  if (!made) return
  const body = { memberConnection: { memberId, affectedMemberId } }
  await emit(trx, memberFollowed, { entityId: affectedMemberId, ...by, body })
}

export async function unfollow(trx: Trx, memberId: string, affectedMemberId: string, by: By): Promise<void> {
  const gone = await trx
    .deleteFrom('memberFollows')
    .where('followerId', '=', memberId)
    .where('followedId', '=', affectedMemberId)
    .returning('followerId')
    .executeTakeFirst()
  if (!gone) return
  const body = { memberConnection: { memberId, affectedMemberId } }
  await emit(trx, memberUnfollowed, { entityId: affectedMemberId, ...by, body })
}

export function followList(memberId: string, side: Side, caller: Caller) {
  const [theirs, others] = (
    side === 'followers' ? ['f.followed_id', 'f.follower_id'] : ['f.follower_id', 'f.followed_id']
  ) as [string, string]
  const of = `${side} of ${memberId}${isOwner(caller) ? ' for the owner' : ''}`
  return {
    of,
    columns: sql`m.id`,
    from: sql`from member_follows f join members m on m.id = ${sql.ref(others)}`,
    where: sql<boolean>`${sql.ref(theirs)} = ${memberId}::uuid and ${visibleTo(caller)}`,
    id: sql.ref(others),
    fields,
  }
}

const fields: Fields = { createdDate: column('date', sql.ref('f.created_at'), { sortable: true }) }

/** Connections in the order of the ids; hidden members are left out. */
export async function connections(db: Db, caller: Caller, memberId: string, ids: readonly string[]) {
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

export type Side = 'followers' | 'following'
