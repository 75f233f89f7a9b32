import { SubscriptionContract } from '@galleria/platform-client/entities/subscriptions'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { ANYBODY, STAFF } from '../../../http/visible-to.ts'
import { type Act, cancel, turnOff, turnOn, undoCancel } from './acts.ts'
import { renewByHand } from './by-hand.ts'
import { findContract } from './find.ts'
import { ContractList, listContracts } from './list.ts'
import { transfer } from './transfer.ts'
import { allowedActions, type ContractRow, contractView } from './view.ts'

const path = '/ecom/v1/subscription-contracts'
const Answer = z.object({ subscriptionContract: SubscriptionContract })
const Id = z.object({ id: z.string().max(100) })
const ById = { path: `${path}/{id}`, bare: '/v1/subscription-contracts/{id}' } as const

type Context = Pick<Services, 'db' | 'clock' | 'config' | 'hooks'> & { readonly caller: Caller }

/** The shopper's own, and all of them for the owner. Not in the wire reference, which names the entity alone. */
export function subscriptionRoutes(app: App): void {
  const post = <S extends z.ZodType>(name: string, act: string, body: S) =>
    ({
      name,
      method: 'POST',
      path: `${ById.path}/${act}`,
      bare: `${ById.bare}/${act}`,
      allow: ANYBODY,
      body,
      answer: Answer,
    }) as const

  operation(
    app,
    {
      name: 'ListSubscriptionContracts',
      method: 'GET',
      path,
      bare: '/v1/subscription-contracts',
      allow: ANYBODY,
      query: ContractList,
      answer: z.object({
        subscriptionContracts: z.array(SubscriptionContract),
        pagingMetadata: CursorMetadata,
      }),
    },
    async (context) => {
      const { db, config, caller, input } = context
      const { contracts, metadata } = await listContracts(db, config, caller, input)
      return { subscriptionContracts: contracts.map((row) => shown(context, row)), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    { name: 'GetSubscriptionContract', method: 'GET', ...ById, allow: ANYBODY, query: Id, answer: Answer },
    async (context) => answer(context, await findContract(context.db, context.caller, context.input.id)),
  )

  operation(
    app,
    post(
      'CancelSubscriptionContract',
      'cancel',
      Id.extend({ effectiveAt: z.enum(['IMMEDIATELY', 'NEXT_BILLING_DATE']).default('IMMEDIATELY') }),
    ),
    (context) => changed(context, (act) => cancel(act, context.input.effectiveAt)),
  )

  for (const [name, end, work] of [
    ['UndoCancelSubscriptionContract', 'undo-cancel', undoCancel],
    ['TurnOffAutoRenewal', 'auto-renew-off', turnOff],
    ['TurnOnAutoRenewal', 'auto-renew-on', turnOn],
  ] as const)
    operation(app, post(name, end, Id), (context) => changed(context, work))

  operation(
    app,
    {
      ...post('TransferSubscriptionContract', 'transfer', Id.extend({ memberId: z.guid().optional() })),
      allow: STAFF,
    },
    (context) =>
      changed(context, (act) =>
        transfer({ ...act, clock: context.clock, hooks: context.hooks }, context.input.memberId),
      ),
  )

  operation(
    app,
    {
      ...post(
        'RenewSubscriptionContract',
        'renew',
        Id.extend({
          payment: z
            .object({ method: z.string().max(50), cardNumber: z.string().max(30).optional() })
            .optional(),
        }),
      ),
      answer: Answer.extend({ orderId: z.guid() }),
    },
    async (context) => {
      const { id, payment } = context.input
      const { row, orderId } = await renewByHand(context, { id, payment, caller: context.caller })
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
  return { subscriptionContract: shown(context, row) }
}

function shown({ config, caller, clock }: Context, row: ContractRow) {
  return { ...contractView(config, row), allowedActions: allowedActions(row, caller, clock.now()) }
}
