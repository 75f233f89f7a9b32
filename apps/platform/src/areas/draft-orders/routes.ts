import { DraftOrder } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/draft-orders'
import { z } from 'zod'
import { transaction } from '../../data/database.ts'
import { CursorMetadata } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { storePictures } from '../cart/index.ts'
import { OrderAnswer, orderView } from '../orders/index.ts'
import { commitDraftOf, createDraft, deleteDraft, updateDraft, viewed } from './acts.ts'
import { changedDraft } from './change.ts'
import { readSource, reasonsAgainst } from './draftable.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { CalculateDraft, CommitDraft, CreateDraft, OneDraft, QueryDrafts, UpdateDraft } from './input.ts'
import { findDraft, readDrafts } from './store.ts'

const AT = 'draftOrder.'
const Answer = z.object({ draftOrder: DraftOrder })

/** Orders that staff put together, or change: beyond the wire reference, which names their events alone (§2.11). */
export function draftRoutes(app: App): void {
  exchangeRoutes(app)
  operation(
    app,
    operations.createDraftOrder,
    { body: CreateDraft, answer: Answer },
    async ({ caller, input: { draftOrder: given, ...of }, ...services }) => {
      const draftOrder = given && (await storePictures(services, given, AT))
      return transaction(services.db, async (trx) => ({
        draftOrder: await createDraft({ trx, services, caller }, { ...of, draftOrder }),
      }))
    },
  )

  operation(
    app,
    operations.getDraftOrder,
    { query: OneDraft, answer: Answer },
    async ({ db, input, ...services }) => ({
      draftOrder: await viewed(db, services, await findDraft(db, input.draftOrderId)),
    }),
  )

  operation(
    app,
    operations.queryDraftOrders,
    {
      body: QueryDrafts,
      answer: z.object({ draftOrders: z.array(DraftOrder), pagingMetadata: CursorMetadata }),
    },
    async ({ db, input, ...services }) => {
      const { pageRows, metadata } = await readDrafts(db, services.config, input.query)
      const draftOrders = []
      for (const row of pageRows) draftOrders.push(await viewed(db, services, row))
      return { draftOrders, pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.updateDraftOrder,
    { body: UpdateDraft, answer: Answer },
    async ({ caller, input, ...services }) => {
      const draftOrder = await storePictures(services, input.draftOrder, AT)
      return transaction(services.db, async (trx) => ({
        draftOrder: await updateDraft({ trx, services, caller }, draftOrder.id, draftOrder),
      }))
    },
  )

  operation(
    app,
    operations.calculateDraftOrder,
    { body: CalculateDraft, answer: Answer },
    async ({ input, ...services }) => {
      const changes = input.draftOrder && (await storePictures(services, input.draftOrder, AT))
      return transaction(services.db, async (trx) => {
        const before = await findDraft(trx, input.draftOrderId)
        const row = changes ? await changedDraft(trx, services, before, changes) : before
        return { draftOrder: await viewed(trx, services, { ...row, revision: before.revision }) }
      })
    },
  )

  operation(
    app,
    operations.deleteDraftOrder,
    { query: OneDraft, answer: z.object({}) },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        await deleteDraft({ trx, services, caller }, input.draftOrderId)
        return {}
      }),
  )

  operation(
    app,
    operations.commitDraftOrder,
    { body: CommitDraft, answer: OrderAnswer },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const notify = input.settings?.sendNotificationToBuyer
        const id = input.draftOrderId
        const order = await commitDraftOf({ trx, services, caller }, { id, notify })
        return { order: orderView(services.config, order) }
      }),
  )

  operation(
    app,
    operations.getOrderDraftability,
    {
      query: z.object({ orderId: z.string().max(100) }),
      answer: z.object({ draftable: z.boolean(), nonDraftableReasons: z.array(z.string()) }),
    },
    async ({ db, config, input }) => {
      const nonDraftableReasons = await reasonsAgainst(db, config, await readSource(db, input.orderId))
      return { draftable: nonDraftableReasons.length === 0, nonDraftableReasons }
    },
  )
}
