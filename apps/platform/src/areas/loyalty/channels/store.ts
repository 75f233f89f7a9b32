import type { Db, Trx } from '../../../data/database.ts'
import type { ChannelRow } from './view.ts'

/** Undefined where the account follows the channel already. */
export function insertChannel(trx: Trx, channel: ChannelRow): Promise<ChannelRow | undefined> {
  return trx
    .insertInto('loyaltyFollowedChannels')
    .values(channel)
    .onConflict((conflict) => conflict.columns(['accountId', 'channel']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findChannel(trx: Trx, accountId: string, channel: string): Promise<ChannelRow> {
  return trx
    .selectFrom('loyaltyFollowedChannels')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow()
}

export function findChannels(db: Db, accountId: string): Promise<ChannelRow[]> {
  return db
    .selectFrom('loyaltyFollowedChannels')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
