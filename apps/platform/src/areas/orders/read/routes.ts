import { Order } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/orders'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { CursorMetadataAnswer, OrderAnswer } from '../answers.ts'
import { findOrder } from './access.ts'
import { orderFor } from './order-view.ts'
import { OrderSearch, searchOrders } from './store/search.ts'
import { sumOrders } from './store/sums.ts'

export function readRoutes(app: App): void {
  operation(
    app,
    operations.getOrder,
    { query: z.object({ id: z.string().max(100) }), answer: OrderAnswer },
    async ({ db, config, caller, input }) => ({
      order: orderFor(config, caller, await findOrder(db, caller, input.id)),
    }),
  )

  operation(
    app,
    operations.searchOrders,
    {
      body: z.object({ search: OrderSearch }),
      answer: z.object({ orders: z.array(Order), metadata: CursorMetadataAnswer }),
    },
    async ({ db, config, caller, input }) => {
      const { orders, metadata } = await searchOrders(db, config, caller, input.search)
      return { orders: orders.map((row) => orderFor(config, caller, row)), metadata }
    },
  )

  operation(
    app,
    operations.aggregateOrders,
    {
      body: z.object({ filter: z.unknown().optional() }),
      answer: z.object({
        count: z.int(),
        totalMinor: z.int(),
        byStatus: z.record(z.string(), z.int()),
        byPaymentStatus: z.record(z.string(), z.int()),
        byFulfillmentStatus: z.record(z.string(), z.int()),
      }),
    },
    async ({ db, config, input }) => {
      const groups = await sumOrders(db, input.filter, config.currency)
      const by = (field: 'status' | 'paymentStatus' | 'fulfillmentStatus') =>
        Object.fromEntries(
          [...Map.groupBy(groups, (group) => group[field])].map(([name, some]) => [name, sum(some, 'count')]),
        )
      return {
        count: sum(groups, 'count'),
        totalMinor: sum(groups, 'total'),
        byStatus: by('status'),
        byPaymentStatus: by('paymentStatus'),
        byFulfillmentStatus: by('fulfillmentStatus'),
      }
    },
  )
}

function sum<Key extends string>(groups: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return groups.reduce((all, group) => all + Number(group[key]), 0)
}
