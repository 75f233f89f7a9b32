import {
  SubscriptionContract,
  SubscriptionContractHistory,
} from '@galleria/platform-client/entities/subscriptions'
import * as operations from '@galleria/platform-client/operations/orders/subscriptions'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { type Act, cancel, skip, turnOff, turnOn, undoCancel } from './acts.ts'
import { ContractChanges, changeContract } from './change.ts'
import { contractHistory } from './contract-history.ts'
import { renewManually } from './renew-manually.ts'
import { findContract } from './store/find.ts'
import { ContractList, listContracts } from './store/list.ts'
import { transfer } from './transfer.ts'
import { allowedActions, type ContractRow, contractView } from './view.ts'

const Answer = z.object({ subscriptionContract: SubscriptionContract })
const Id = z.object({ id: z.string().max(100) })

type Context = Pick<Services, 'db' | 'clock' | 'config' | 'hooks'> & { readonly caller: Caller }

/** The shopper's own, and all of them for the owner. Not in the wire reference, which names the entity alone. */
export function subscriptionRoutes(app: App): void {
  operation(
    app,
    operations.listSubscriptionContracts,
    {
      query: ContractList,
      answer: z.object({
        subscriptionContracts: z.array(SubscriptionContract),
        pagingMetadata: CursorMetadata,
      }),
    },
    async (context) => {
      const { db, config, caller, input } = context
      const { contracts, metadata } = await listContracts(db, config, caller, input)
      return {
        subscriptionContracts: contracts.map((row) => contractResponse(context, row)),
        pagingMetadata: metadata,
      }
    },
  )

  operation(app, operations.getSubscriptionContract, { query: Id, answer: Answer }, async (context) =>
    answer(context, await findContract(context.db, context.caller, context.input.id)),
  )

  operation(
    app,
    operations.cancelSubscriptionContract,
    {
      body: Id.extend({ effectiveAt: z.enum(['IMMEDIATELY', 'NEXT_BILLING_DATE']).default('IMMEDIATELY') }),
      answer: Answer,
    },
    (context) => changed(context, (act) => cancel(act, context.input.effectiveAt)),
  )

  for (const [served, work] of [
    [operations.undoCancelSubscriptionContract, undoCancel],
    [operations.turnOffAutoRenewal, turnOff],
    [operations.turnOnAutoRenewal, turnOn],
  ] as const)
    operation(app, served, { body: Id, answer: Answer }, (context) => changed(context, work))

  operation(app, operations.skipSubscriptionCycle, { body: Id, answer: Answer }, (context) =>
    changed(context, skip),
  )

  operation(
    app,
    operations.updateSubscriptionContract,
    {
      body: z.object({ subscriptionContract: ContractChanges.extend({ id: z.string().max(100) }) }),
      answer: Answer,
    },
    ({ input: { subscriptionContract: changes }, ...context }) =>
      changed({ ...context, input: changes }, (act) => changeContract(act, changes)),
  )

  operation(
    app,
    operations.getSubscriptionContractHistory,
    { query: Id, answer: z.object({ history: SubscriptionContractHistory }) },
    async ({ db, config, caller, input: { id } }) => ({
      history: await contractHistory(db, config, await findContract(db, caller, id)),
    }),
  )

  operation(
    app,
    operations.transferSubscriptionContract,
    { body: Id.extend({ memberId: z.guid().optional() }), answer: Answer },
    (context) =>
      changed(context, (act) =>
        transfer({ ...act, clock: context.clock, hooks: context.hooks }, context.input.memberId),
      ),
  )

  operation(
    app,
    operations.renewSubscriptionContract,
    {
      body: Id.extend({
        payment: z
          .object({ method: z.string().max(50), cardNumber: z.string().max(30).optional() })
          .optional(),
      }),
      answer: Answer.extend({ orderId: z.guid() }),
    },
    async (context) => {
      const { id, payment } = context.input
      const { row, orderId } = await renewManually(context, { id, payment, caller: context.caller })
      return { ...answer(context, row), orderId }
    },
  )
}

function changed(
  context: Context & { readonly input: { readonly id: string } },
  work: (act: Act) => Promise<ContractRow>,
) {
  const { db, clock, config, caller, input } = context
  return transaction(db, async (trx) => {
    const contract = await findContract(trx, caller, input.id, { lock: true })
    return answer(context, await work({ trx, config, caller, now: clock.now(), contract }))
  })
}

function answer(context: Context, row: ContractRow) {
  return { subscriptionContract: contractResponse(context, row) }
}

function contractResponse({ config, caller, clock }: Context, row: ContractRow) {
  return { ...contractView(config, row), allowedActions: allowedActions(row, caller, clock.now()) }
}
