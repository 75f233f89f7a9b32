import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { Transaction } from './history.ts'
import type { MemberSeed } from './index.ts'

const DAY = 86_400_000

/** Days ago, by whose place among the members. */
const followed: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  0: { INSTAGRAM: 320.2, FACEBOOK: 41.6 },
  1: { TIKTOK: 12.3 },
  3: { LINKEDIN: 18.9 },
}

export interface Followed {
  readonly row: Inserted<'loyaltyFollowedChannels'>
  /** Points earned, as the rule says. */
  readonly earned: Pick<Transaction, 'type' | 'amount' | 'description' | 'idempotencyKey' | 'info'>
}

/** Social channels that a member follows, and the points earned by it. */
export function followedChannels(
  member: MemberSeed,
  index: number,
  rule: Inserted<'loyaltyEarningRules'>,
  now: Date,
): Followed[] {
  return Object.entries(followed[index] ?? {}).map(([channel, daysAgo]) => ({
    row: {
      id: idOf('followed channel', `${member.loginEmail}/${channel}`),
      accountId: idOf('loyalty account', member.loginEmail),
      channel,
      createdAt: new Date(now.getTime() - daysAgo * DAY),
    },
    earned: {
      ...{ type: 'EARN', amount: rule.points, description: rule.title },
      idempotencyKey: `rule ${rule.id} ${channel}`,
      info: { appId: STORES_APP_ID, activityType: 'SOCIAL_MEDIA', followedSocialMedia: { channel } },
    },
  }))
}
