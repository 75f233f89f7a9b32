import { memberFollowed, memberUnfollowed } from '@galleria/platform-client/events'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'

interface By {
  readonly date: Date
  readonly caller: Caller
}

/** Once, however often it is asked; told once too. */
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
