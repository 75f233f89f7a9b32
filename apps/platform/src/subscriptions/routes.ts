import { SubscriptionContract } from '@galleria/platform-client/entities/subscriptions'
import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { type Db, type Trx, transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import { ANYBODY, STAFF, visibleTo } from '../orders/access.ts'
import { isUuid } from '../query-language/values.ts'
import { type App, operation } from '../route.ts'
import type { Services } from '../services.ts'
import { cancel, transfer, turnOff, turnOn, undoCancel } from './acts.ts'
import { RenewalFailed } from './order-again.ts'
import { renew } from './renew.ts'
import { allowedActions, type ContractRow, contractView, isRenewable } from './view.ts'

const path = '/ecom/v1/subscription-contracts'
const Answer = z.object({ subscriptionContract: SubscriptionContract })
const Id = z.object({ id: z.string().max(100) })
const ById = { path: `${path}/{id}`, bare: '/v1/subscription-contracts/{id}' } as const

type Context = Pick<Services, 'db' | 'clock' | 'config'> & { readonly caller: Caller }

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
      answer: z.object({ subscriptionContracts: z.array(SubscriptionContract) }),
    },
    async (context) => {
      const rows = await context.db
        .selectFrom('subscriptionContracts')
        .selectAll()
        .where(visibleTo(context.caller))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(100)
        .execute()
      return { subscriptionContracts: rows.map((row) => shown(context, row)) }
    },
  )

  operation(
    app,
    { name: 'GetSubscriptionContract', method: 'GET', ...ById, allow: ANYBODY, query: Id, answer: Answer },
    async (context) => answer(context, await find(context.db, context.caller, context.input.id)),
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
    (context) => changed(context, (act) => transfer(act, context.input.memberId)),
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
    (context) => renewByHand(context),
  )
}

type Act = Parameters<typeof undoCancel>[0]

function changed(
  context: Context & { readonly input: { readonly id: string } },
  work: (act: Act) => Promise<ContractRow>,
) {
  const { db, clock, config, caller, input } = context
  return transaction(db, async (trx) => {
    const contract = await find(trx, caller, input.id, { lock: true })
    return answer(context, await work({ trx, config, caller, now: clock.now(), contract }))
  })
}

async function renewByHand(
  context: Context & {
    readonly input: {
      readonly id: string
      readonly payment?: { readonly method: string; readonly cardNumber?: string | undefined } | undefined
    }
  },
) {
  const { db, clock, caller, input } = context
  try {
    return await transaction(db, async (trx) => {
      const contract = await find(trx, caller, input.id, { lock: true })
      if (!isRenewable(contract, clock.now()))
        throw applicationError(409, 'RENEWAL_NOT_DUE', 'It cannot be renewed now')
      const { row, orderId } = await renew(trx, context, contract, { payment: input.payment, caller })
      return { ...answer(context, row), orderId }
    })
  } catch (error) {
    if (!(error instanceof RenewalFailed)) throw error
    throw applicationError(409, error.code, error.message)
  }
}

function answer(context: Context, row: ContractRow) {
  return { subscriptionContract: shown(context, row) }
}

function shown({ config, caller, clock }: Context, row: ContractRow) {
  return { ...contractView(config, row), allowedActions: allowedActions(row, caller, clock.now()) }
}

async function find(db: Db | Trx, caller: Caller, id: string, { lock = false } = {}): Promise<ContractRow> {
  const own = db.selectFrom('subscriptionContracts').selectAll().where('id', '=', id).where(visibleTo(caller))
  const row = isUuid(id) ? await (lock ? own.forUpdate() : own).executeTakeFirst() : undefined
  if (!row) throw applicationError(404, 'SUBSCRIPTION_CONTRACT_NOT_FOUND', 'There is no such subscription')
  return row
}
