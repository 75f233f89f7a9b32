import type { Selectable } from 'kysely'
import type { LoyaltyTables } from '../tables.ts'

export type ChannelRow = Selectable<LoyaltyTables['loyaltyFollowedChannels']>

/** Wire §4.5 "FollowedChannel". */
export function channelView({ id, accountId, channel, createdAt }: ChannelRow) {
  return { id, accountId, channel: channel as 'FACEBOOK', createdDate: createdAt.toISOString() }
}
