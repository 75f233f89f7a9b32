import { randomUUID } from 'node:crypto'
import { followedChannelCreated } from '@galleria/platform-client/events'
import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { earnOnFollow } from '../earn.ts'
import { noAccount } from '../ledger/index.ts'
import type { LoyaltyTables } from '../tables.ts'
import type { AccountRow } from '../view.ts'

type ChannelRow = Selectable<LoyaltyTables['loyaltyFollowedChannels']>

/** Once per channel: the event, and the points that active rules give for it. The second time answers the first. */
export async function follow(
  trx: Trx,
  account: AccountRow,
  channel: string,
  { date, caller }: { readonly date: Date; readonly caller: Caller },
): Promise<ChannelRow> {
  const made = await trx
    .insertInto('loyaltyFollowedChannels')
    .values({ id: randomUUID(), accountId: account.id, channel, createdAt: date })
    .onConflict((conflict) => conflict.columns(['accountId', 'channel']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made)
    return trx
      .selectFrom('loyaltyFollowedChannels')
      .selectAll()
      .where('accountId', '=', account.id)
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow()
  await emit(trx, followedChannelCreated, { entityId: made.id, date, caller, entity: channelView(made) })
  await earnOnFollow(trx, account, channel, date)
  return made
}

/** A member's own account; an app says whose. */
export async function accountFor(
  db: Db | Trx,
  caller: Caller,
  accountId: string | undefined,
): Promise<AccountRow> {
  const accounts = db.selectFrom('loyaltyAccounts').selectAll()
  const own = caller.type === 'MEMBER' ? caller.memberId : undefined
  if (own === undefined && accountId === undefined)
    throw applicationError(400, 'ACCOUNT_ID_REQUIRED', 'An app must say of which account: send accountId')
  const row = await (own === undefined
    ? accounts.where('id', '=', accountId ?? '')
    : accounts.where('memberId', '=', own)
  ).executeTakeFirst()
  if (!row || (accountId !== undefined && row.id !== accountId)) throw noAccount()
  return row
}

/** Wire §4.5 "FollowedChannel". */
export function channelView({ id, accountId, channel, createdAt }: ChannelRow) {
  return { id, accountId, channel: channel as 'FACEBOOK', createdDate: createdAt.toISOString() }
}
