import { z } from 'zod'
import type { Area } from '../area.ts'
import type { Caller } from '../caller.ts'
import { type Trx, transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import { visibleTo } from '../orders/access.ts'
import { move } from '../orders/machine.ts'
import { isUuid } from '../query-language/values.ts'
import { operation } from '../route.ts'
import { every } from '../schedule.ts'
import { type ContractRow, contractView, writeContract } from './contracts.ts'
import { nextCycle } from './next-cycle.ts'
import { renewDue } from './renew.ts'

const path = '/ecom/v1/subscription-contracts'
const ANYBODY = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const
const Contract = z.looseObject({
  id: z.string(),
  orderId: z.string(),
  status: z.string(),
  cycleNumber: z.int(),
  nextBillingDate: z.string().optional(),
})
const Answer = z.object({ subscriptionContract: Contract })
const Id = z.object({ id: z.string().max(100) })

/** What is bought again and again: beyond the wire reference, which names the entity and its statuses alone. */
export const subscriptions: Area = {
  routes(app) {
    operation(
      app,
      {
        name: 'ListSubscriptionContracts',
        method: 'GET',
        path,
        bare: '/v1/subscription-contracts',
        allow: ANYBODY,
        answer: z.object({ subscriptionContracts: z.array(Contract) }),
      },
      async ({ db, caller }) => {
        const rows = await db
          .selectFrom('subscriptionContracts')
          .selectAll()
          .where(visibleTo(caller))
          .orderBy('createdAt', 'desc')
          .orderBy('id')
          .limit(100)
          .execute()
        return { subscriptionContracts: rows.map(contractView) }
      },
    )
    for (const [name, act, to] of [
      ['CancelSubscriptionContract', 'cancel', 'CANCELLED'],
      ['TurnOffAutoRenewal', 'auto-renew-off', 'AUTO_RENEW_OFF'],
      ['TurnOnAutoRenewal', 'auto-renew-on', 'AUTO_RENEW_ON'],
    ] as const) {
      operation(
        app,
        {
          name,
          method: 'POST',
          path: `${path}/{id}/${act}`,
          bare: `/v1/subscription-contracts/{id}/${act}`,
          allow: ANYBODY,
          body: Id,
          answer: Answer,
        },
        ({ db, clock, caller, input }) =>
          transaction(db, async (trx) => {
            const contract = await lockContract(trx, caller, input.id)
            const { settings } = contract.document
            const shopper = caller.type === 'VISITOR' || caller.type === 'MEMBER'
            if (to === 'CANCELLED' && shopper && !settings.enableCustomerCancellation)
              throw applicationError(403, 'CANCELLATION_NOT_ALLOWED', 'Only the shop can cancel this')
            const status = move('subscription', contract.status, to)
            const date = clock.now()
            const nextAt =
              to === 'AUTO_RENEW_ON' ? nextCycle(date, settings.frequency, settings.interval ?? 1) : null
            const row = await writeContract(trx, contract, { status, nextAt }, date, caller)
            return { subscriptionContract: contractView(row) }
          }),
      )
    }
    operation(
      app,
      {
        name: 'TransferSubscriptionContract',
        method: 'POST',
        path: `${path}/{id}/transfer`,
        bare: '/v1/subscription-contracts/{id}/transfer',
        allow: ['APP', 'USER'],
        body: Id,
        answer: Answer,
      },
      ({ db, clock, caller, input }) =>
        transaction(db, async (trx) => {
          const contract = await lockContract(trx, caller, input.id)
          const status = move('subscription', contract.status, 'TRANSFERRED')
          const row = await writeContract(trx, contract, { status, nextAt: null }, clock.now(), caller)
          return { subscriptionContract: contractView(row) }
        }),
    )
  },
  schedule(services) {
    every(services, 'subscriptions', 60, () => renewDue(services))
  },
}

async function lockContract(trx: Trx, caller: Caller, id: string): Promise<ContractRow> {
  const row = isUuid(id)
    ? await trx
        .selectFrom('subscriptionContracts')
        .selectAll()
        .where('id', '=', id)
        .where(visibleTo(caller))
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw applicationError(404, 'SUBSCRIPTION_CONTRACT_NOT_FOUND', 'There is no such subscription')
  return row
}
