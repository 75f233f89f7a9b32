import * as operations from '@galleria/platform-client/operations/loyalty/loyalty-program'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { Channel } from '../accounts/input.ts'
import { FollowedChannelAnswer, FollowedChannelsAnswer } from '../answers.ts'
import { accountFor, follow } from './follow.ts'
import { findChannels } from './store.ts'
import { channelView } from './view.ts'

const accountId = z.guid().optional()

/** Wire §3.6 "followed channels": a member's own; an app names the account. */
export function channelRoutes(app: App): void {
  operation(
    app,
    operations.createFollowedChannel,
    {
      body: z.object({ followedChannel: z.object({ channel: Channel, accountId }) }),
      answer: FollowedChannelAnswer,
    },
    ({ db, clock, caller, input: { followedChannel } }) =>
      transaction(db, async (trx) => {
        const account = await accountFor(trx, caller, followedChannel.accountId)
        const row = await follow(trx, account, followedChannel.channel, { date: clock.now(), caller })
        return { followedChannel: channelView(row) }
      }),
  )

  operation(
    app,
    operations.listFollowedChannels,
    { query: z.object({ accountId }), answer: FollowedChannelsAnswer },
    async ({ db, caller, input }) => {
      const account = await accountFor(db, caller, input.accountId)
      const rows = await findChannels(db, account.id)
      return { followedChannels: rows.map(channelView) }
    },
  )
}
