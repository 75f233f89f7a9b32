import { randomUUID } from 'node:crypto'
import { Checkout, CheckoutTemplate } from '@galleria/platform-client/entities/checkout'
import {
  checkoutTemplateCreated,
  checkoutTemplateDeleted,
  checkoutTemplateUpdated,
  checkoutTemplateUsed,
} from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/cart/checkout-templates'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { type App, operation } from '../../../http/route.ts'
import { storePictures } from '../../cart/index.ts'
import { createFromLines } from '../create-from-lines.ts'
import type { CheckoutTables } from '../tables.ts'
import { CreateTemplate, OneTemplate, QueryTemplates, UpdateTemplate } from './input.ts'
import { deleteTemplate, findTemplate, findTemplates, insertTemplate, updateTemplate } from './store.ts'

type Row = Selectable<CheckoutTables['checkoutTemplates']>

const AT = 'checkoutTemplate.'
const Answer = z.object({ checkoutTemplate: CheckoutTemplate })

/** Goods that a link or a button sells, ready to be paid: beyond the wire reference, which names their events alone (§2.11). */
export function checkoutTemplateRoutes(app: App): void {
  operation(
    app,
    operations.createCheckoutTemplate,
    { body: CreateTemplate, answer: Answer },
    async ({ caller, input, ...services }) => {
      const { status, ...document } = await storePictures(services, input.checkoutTemplate, AT)
      return transaction(services.db, async (trx) => {
        const date = services.clock.now()
        const row: Row = { id: randomUUID(), status, document, revision: 1, createdAt: date, updatedAt: date }
        await insertTemplate(trx, row)
        const entity = view(row)
        await emit(trx, checkoutTemplateCreated, { ...about(row, caller), entity })
        return { checkoutTemplate: entity }
      })
    },
  )

  operation(
    app,
    operations.getCheckoutTemplate,
    { query: OneTemplate, answer: Answer },
    async ({ db, input }) => ({ checkoutTemplate: view(await find(db, input.checkoutTemplateId)) }),
  )

  operation(
    app,
    operations.queryCheckoutTemplates,
    { body: QueryTemplates, answer: z.object({ checkoutTemplates: z.array(CheckoutTemplate) }) },
    async ({ db, input }) => {
      const { status } = input.query.filter ?? {}
      const rows = await findTemplates(db, status)
      return { checkoutTemplates: rows.map(view) }
    },
  )

  operation(
    app,
    operations.updateCheckoutTemplate,
    { body: UpdateTemplate, answer: Answer },
    async ({ caller, input, ...services }) => {
      const { id, status, revision, ...changes } = await storePictures(services, input.checkoutTemplate, AT)
      return transaction(services.db, async (trx) => {
        const before = await find(trx, id, { lock: true })
        if (String(before.revision) !== revision)
          throw applicationError(
            409,
            'REVISION_MISMATCH',
            'This template was changed in the meantime. Read it again.',
          )
        const defined = Object.entries(changes).filter(([, value]) => value !== undefined)
        const row: Row = {
          ...before,
          status: status ?? before.status,
          document: { ...before.document, ...Object.fromEntries(defined) },
          revision: before.revision + 1,
          updatedAt: services.clock.now(),
        }
        await updateTemplate(trx, row)
        const entity = view(row)
        await emit(trx, checkoutTemplateUpdated, { ...about(row, caller), entity })
        return { checkoutTemplate: entity }
      })
    },
  )

  operation(
    app,
    operations.deleteCheckoutTemplate,
    { query: OneTemplate, answer: z.object({}) },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const row = await find(trx, input.checkoutTemplateId, { lock: true })
        await deleteTemplate(trx, row.id)
        const date = clock.now()
        await emit(trx, checkoutTemplateDeleted, { ...about(row, caller), date, entity: view(row) })
        return {}
      }),
  )

  operation(
    app,
    operations.createCheckoutFromTemplate,
    { body: OneTemplate, answer: z.object({ checkout: Checkout }) },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const row = await find(trx, input.checkoutTemplateId)
        if (row.status !== 'ACTIVE')
          throw applicationError(
            428,
            'CHECKOUT_TEMPLATE_IS_INACTIVE',
            'No item of this template is available now.',
          )
        const { lineItems, customLineItems, couponCode } = row.document
        const checkout = await createFromLines(trx, services, caller, {
          ...{ lineItems, customLineItems, channelType: 'WEB' },
          ...(couponCode ? { couponCode } : {}),
        })
        const body = { checkoutTemplate: view(row), checkoutId: checkout.id }
        const date = services.clock.now()
        await emit(trx, checkoutTemplateUsed, { ...about(row, caller), date, body })
        return { checkout }
      }),
  )
}

async function find(db: Db, id: string, { lock = false } = {}): Promise<Row> {
  const row = isUuid(id) ? await findTemplate(db, id, lock) : undefined
  if (!row) throw applicationError(404, 'CHECKOUT_TEMPLATE_NOT_FOUND', 'Template not found.')
  return row
}

function view({ id, status, document, revision, createdAt, updatedAt }: Row) {
  const { couponCode, ...lines } = document
  return {
    ...{ id, status, ...lines },
    ...(couponCode ? { couponCode } : {}),
    revision: String(revision),
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
  }
}

function about({ id, revision, updatedAt }: Row, caller: Caller) {
  return { entityId: id, revision, date: updatedAt, caller }
}
