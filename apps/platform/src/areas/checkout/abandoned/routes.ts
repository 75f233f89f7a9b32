import * as operations from '@galleria/platform-client/operations/cart/abandoned-carts'
import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { format } from '../../../domain/money/money.ts'
import { type App, operation } from '../../../http/route.ts'
import type { AbandonedCartRow } from './carts.ts'
import { countAbandoned, fieldsIn, findAbandonedCart, findAbandonedPage } from './list-store.ts'

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
  activities: z.array(z.object({ activityType: z.string(), timestamp: z.string() })),
})

const Sorting = z.object({ fieldName: z.string().max(100), order: z.enum(['ASC', 'DESC']).default('ASC') })

/** Wire §3.9: carts that were left, by the cart's id. */
export function abandonedCartRoutes(app: App): void {
  operation(
    app,
    operations.getAbandonedCart,
    { query: z.object({ id: z.string().max(100) }), answer: z.object({ abandonedCart: AbandonedCart }) },
    async ({ db, config, input: { id } }) => {
      const row = isUuid(id) ? await findAbandonedCart(db, id) : undefined
      if (!row) throw applicationError(404, 'ABANDONED_CART_NOT_FOUND', 'Abandoned cart not found.')
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
