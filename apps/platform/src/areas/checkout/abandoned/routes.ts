import { LineItem } from '@galleria/platform-client/entities/cart'
import * as operations from '@galleria/platform-client/operations/cart/abandoned-carts'
import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { transaction } from '../../../data/database.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { format } from '../../../domain/money/money.ts'
import { type App, operation } from '../../../http/route.ts'
import { itemView } from '../../cart/index.ts'
import type { AbandonedCartRow } from './carts.ts'
import { countAbandoned, fieldsIn, findAbandonedCart, findAbandonedPage } from './list-store.ts'
import {
  deleteAbandonedCart,
  noAbandonedCart,
  type Recovery as RecoveryOf,
  recoveryOf,
  sendRecoveryLetter,
} from './recovery.ts'

const AbandonedCart = z.object({
  id: z.string(),
  status: z.enum(['ABANDONED', 'RECOVERED']),
  abandonTime: z.string(),
  buyerInfo: z.object({
    id: z.string(),
    identityType: z.string(),
    email: z.string().nullish(),
    phone: z.string().nullish(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
  }),
  /** Formatted total: `$27.50`. */
  total: z.string(),
  activities: z.array(
    z.object({
      activityType: z.string(),
      timestamp: z.string(),
      authorEmail: z.string().nullish(),
      authorAppId: z.string().nullish(),
      authorAppName: z.string().nullish(),
    }),
  ),
})

const Recovery = z.object({
  lineItems: z.array(LineItem),
  orderId: z.guid().optional(),
  recoveryUrl: z.string().optional(),
  lettersRefused: z.boolean(),
  letter: z
    .object({ to: z.string(), language: z.string(), subject: z.string(), text: z.string() })
    .optional(),
})
const Id = z.object({ id: z.string().max(100) })

const Sorting = z.object({ fieldName: z.string().max(100), order: z.enum(['ASC', 'DESC']).default('ASC') })

/** Wire §3.9: carts that were left, by the cart's id. */
export function abandonedCartRoutes(app: App): void {
  operation(
    app,
    operations.getAbandonedCart,
    { query: z.object({ id: z.string().max(100) }), answer: z.object({ abandonedCart: AbandonedCart }) },
    async ({ db, config, input: { id } }) => {
      const row = isUuid(id) ? await findAbandonedCart(db, id) : undefined
      if (!row) throw noAbandonedCart()
      return { abandonedCart: view(row, config) }
    },
  )

  operation(
    app,
    operations.queryAbandonedCarts,
    {
      body: z.object({
        query: z
          .object({
            filter: z.unknown().optional(),
            sort: z.array(Sorting).max(1).default([]),
            paging: z
              .object({
                limit: z.int().min(1).max(100).default(50),
                offset: z.int().min(0).max(100_000).default(0),
              })
              .default({ limit: 50, offset: 0 }),
          })
          .default({ sort: [], paging: { limit: 50, offset: 0 } }),
      }),
      answer: z.object({ abandonedCarts: z.array(AbandonedCart), totalResults: z.int() }),
    },
    async ({ db, config, input: { query } }) => {
      const fields = fieldsIn(config.currency)
      const condition = toCondition(query.filter, fields, 'query.filter')
      const { fieldName, order } = query.sort[0] ?? { fieldName: 'abandonTime', order: 'DESC' as const }
      const key = Object.hasOwn(fields, fieldName) ? fields[fieldName]?.sort : undefined
      if (!key)
        throw violations([
          {
            field: 'query.sort[0].fieldName',
            description: "can't be sorted by",
            violatedRule: 'INVALID_ENUM_VALUE',
            data: { enumValues: Object.keys(fields).filter((name) => fields[name]?.sort) },
          },
        ])
      const { limit, offset } = query.paging
      const rows = await findAbandonedPage(db, { key, condition, order, limit, offset })
      const { count } = await countAbandoned(db, condition)
      return { abandonedCarts: rows.map((row) => view(row, config)), totalResults: Number(count) }
    },
  )

  operation(
    app,
    operations.getAbandonedCartRecovery,
    { query: Id, answer: z.object({ recovery: Recovery }) },
    async ({ db, input: { id }, ...services }) => ({
      recovery: recoveryView(services.config, await recoveryOf(db, services, id)),
    }),
  )

  operation(
    app,
    operations.sendAbandonedCartEmail,
    { body: Id, answer: z.object({ abandonedCart: AbandonedCart }) },
    ({ db, caller, input: { id }, ...services }) =>
      transaction(db, async (trx) => {
        const { row } = await sendRecoveryLetter(trx, services, id, caller)
        return { abandonedCart: view(row, services.config) }
      }),
  )

  operation(
    app,
    operations.deleteAbandonedCart,
    { query: Id, answer: z.object({}) },
    ({ db, input: { id } }) =>
      transaction(db, async (trx) => {
        await deleteAbandonedCart(trx, id)
        return {}
      }),
  )
}

function recoveryView(
  config: PlatformConfig,
  { items, orderId, link, isRefused, letter, language }: RecoveryOf,
) {
  return {
    lineItems: items.map((item) => itemView(config, item)),
    ...(orderId ? { orderId } : {}),
    ...(link ? { recoveryUrl: link } : {}),
    lettersRefused: isRefused,
    ...(letter
      ? {
          letter: {
            ...{ to: letter.to, language },
            ...{ subject: letter.subject, text: letter.text },
          },
        }
      : {}),
  }
}

function view(row: AbandonedCartRow, config: Parameters<typeof format>[1]) {
  return {
    id: row.cartId,
    status: row.status,
    abandonTime: row.abandonedAt.toISOString(),
    buyerInfo: row.buyer,
    total: format(row.totalMinor, { ...config, currency: row.currency }),
    activities: [...row.activities],
  }
}
