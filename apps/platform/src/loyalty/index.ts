import { randomUUID } from 'node:crypto'
import type { Area } from '../area.ts'
import { earnOnJoin } from './earn.ts'
import { tellAccountCreated } from './events.ts'
import { loyaltyRoutes } from './routes.ts'

/** Points: a ledger per member, and the rules that fill it. */
export const loyalty: Area = {
  routes: loyaltyRoutes,

  async onMemberCreated(trx, { memberId, contactId, date }) {
    const account = await trx
      .insertInto('loyaltyAccounts')
      .values({
        id: randomUUID(),
        contactId,
        memberId,
        balance: 0,
        earned: 0,
        adjusted: 0,
        redeemed: 0,
        expired: 0,
        tierId: null,
        expiringAmount: null,
        expiringAt: null,
        revision: 1,
        lastActivityAt: null,
        createdAt: date,
        updatedAt: date,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellAccountCreated(trx, account, date)
    await earnOnJoin(trx, account, date)
  },
}
