import { randomUUID } from 'node:crypto'
import { DraftOrder } from '@galleria/platform-client/entities/orders'
import { draftOrderCreated, draftOrderDeleted, draftOrderUpdated } from '@galleria/platform-client/events'
import { z } from 'zod'
import type { Caller } from '../../caller.ts'
import { jsonb, type Trx, transaction } from '../../database.ts'
import { emit } from '../../outbox.ts'
import { type App, operation } from '../../route.ts'
import type { Services } from '../../services.ts'
import { STAFF } from '../access.ts'
import { OrderAnswer } from '../answers.ts'
import { move } from '../machine.ts'
import { orderView } from '../order-view.ts'
import { changedDraft } from './change.ts'
import { commitDraft } from './commit.ts'
import { notDraftable, readSource, reasonsAgainst } from './draftable.ts'
import { linesOfOrder, termsOfOrder } from './from-order.ts'
import { CalculateDraft, CommitDraft, CreateDraft, OneDraft, QueryDrafts, UpdateDraft } from './input.ts'
import { draftView, quoteDraft } from './quote.ts'
import { type DraftRow, findDraft, lockDraft } from './store.ts'

const path = '/ecom/v1/draft-orders'
const Answer = z.object({ draftOrder: DraftOrder })
/** Each is priced anew. */
const MOST = 50

/** Orders that staff put together, or change: beyond the wire reference, which names their events alone (§2.11). */
export function draftRoutes(app: App): void {
  operation(
    app,
    { name: 'CreateDraftOrder', method: 'POST', path, allow: STAFF, body: CreateDraft, answer: Answer },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const date = services.clock.now()
        const source = input.orderId ? await readSource(trx, input.orderId) : undefined
        const reasons = input.orderId ? await reasonsAgainst(trx, services.config, source) : []
        if (reasons.length) throw notDraftable(reasons)
        const empty: DraftRow = {
          id: randomUUID(),
          status: 'DRAFT',
          sourceOrderId: source?.id ?? null,
          orderId: null,
          lines: source ? linesOfOrder(source) : [],
          terms: source ? termsOfOrder(source) : {},
          revision: 0,
          createdAt: date,
          updatedAt: date,
        }
        const { draftOrder } = input
        const row = draftOrder
          ? await changedDraft(trx, services, empty, draftOrder)
          : { ...empty, revision: 1 }
        const { lines, terms } = row
        await trx
          .insertInto('draftOrders')
          .values({ ...row, lines: jsonb(lines), terms: jsonb(terms) })
          .execute()
        const entity = await viewed(trx, services, row)
        await emit(trx, draftOrderCreated, { ...about(row, caller), entity })
        return { draftOrder: entity }
      }),
  )

  operation(
    app,
    {
      name: 'GetDraftOrder',
      method: 'GET',
      path: `${path}/{draftOrderId}`,
      allow: STAFF,
      query: OneDraft,
      answer: Answer,
    },
    async ({ db, input, ...services }) => ({
      draftOrder: await viewed(db, services, await findDraft(db, input.draftOrderId)),
    }),
  )

  operation(
    app,
    {
      name: 'QueryDraftOrders',
      method: 'POST',
      path: `${path}/query`,
      allow: STAFF,
      body: QueryDrafts,
      answer: z.object({ draftOrders: z.array(DraftOrder) }),
    },
    async ({ db, input, ...services }) => {
      const { status } = input.query.filter ?? {}
      const newest = db.selectFrom('draftOrders').selectAll().orderBy('createdAt', 'desc').limit(MOST)
      const rows = await (status ? newest.where('status', '=', status) : newest).execute()
      const draftOrders = []
      for (const row of rows) draftOrders.push(await viewed(db, services, row))
      return { draftOrders }
    },
  )

  operation(
    app,
    {
      name: 'UpdateDraftOrder',
      method: 'PATCH',
      path: `${path}/{draftOrder.id}`,
      allow: STAFF,
      body: UpdateDraft,
      answer: Answer,
    },
    ({ db, caller, input: { draftOrder }, ...services }) =>
      transaction(db, async (trx) => {
        const before = await lockDraft(trx, draftOrder.id)
        const row = await changedDraft(trx, services, before, draftOrder)
        return { draftOrder: await written(trx, services, row, caller) }
      }),
  )

  operation(
    app,
    {
      name: 'CalculateDraftOrder',
      method: 'POST',
      path: `${path}/{draftOrderId}/calculate`,
      allow: STAFF,
      body: CalculateDraft,
      answer: Answer,
    },
    ({ db, input, ...services }) =>
      transaction(db, async (trx) => {
        const before = await findDraft(trx, input.draftOrderId)
        const row = input.draftOrder ? await changedDraft(trx, services, before, input.draftOrder) : before
        return { draftOrder: await viewed(trx, services, { ...row, revision: before.revision }) }
      }),
  )

  operation(
    app,
    {
      name: 'DeleteDraftOrder',
      method: 'DELETE',
      path: `${path}/{draftOrderId}`,
      allow: STAFF,
      query: OneDraft,
      answer: z.object({}),
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const row = await lockDraft(trx, input.draftOrderId)
        await trx.deleteFrom('draftOrders').where('id', '=', row.id).execute()
        const date = services.clock.now()
        const entity = await viewed(trx, services, row)
        await emit(trx, draftOrderDeleted, { ...about(row, caller), date, entity })
        return {}
      }),
  )

  operation(
    app,
    {
      name: 'CommitDraftOrder',
      method: 'POST',
      path: `${path}/{draftOrderId}/commit`,
      allow: STAFF,
      body: CommitDraft,
      answer: OrderAnswer,
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const draft = await findDraft(trx, input.draftOrderId, { lock: true })
        const status = move('draft order', draft.status, 'COMMITTED')
        const quietly = input.settings?.sendNotificationToBuyer === false
        const order = await commitDraft(trx, services, { draft, quietly, caller })
        const updatedAt = services.clock.now()
        const row = { ...draft, status, orderId: order.id, revision: draft.revision + 1, updatedAt }
        await written(trx, services, row, caller)
        return { order: orderView(order) }
      }),
  )

  operation(
    app,
    {
      name: 'GetOrderDraftability',
      method: 'GET',
      path: `${path}/draftability/{orderId}`,
      allow: STAFF,
      query: z.object({ orderId: z.string().max(100) }),
      answer: z.object({ draftable: z.boolean(), nonDraftableReasons: z.array(z.string()) }),
    },
    async ({ db, config, input }) => {
      const nonDraftableReasons = await reasonsAgainst(db, config, await readSource(db, input.orderId))
      return { draftable: nonDraftableReasons.length === 0, nonDraftableReasons }
    },
  )
}

type Context = Pick<Services, 'config' | 'clock'>

async function viewed(db: Trx | Services['db'], services: Context, row: DraftRow) {
  return draftView(services, row, await quoteDraft(db, services, row))
}

async function written(trx: Trx, services: Context, row: DraftRow, caller: Caller) {
  const { status, orderId, lines, terms, revision, updatedAt } = row
  await trx
    .updateTable('draftOrders')
    .set({ status, orderId, revision, updatedAt, lines: jsonb(lines), terms: jsonb(terms) })
    .where('id', '=', row.id)
    .execute()
  const entity = await viewed(trx, services, row)
  await emit(trx, draftOrderUpdated, { ...about(row, caller), entity })
  return entity
}

function about({ id, revision, updatedAt }: DraftRow, caller: Caller) {
  return { entityId: id, revision, date: updatedAt, caller }
}
