import { Customer, CustomerAddress, CustomerOrder } from '@galleria/platform-client/entities/customers'
import * as operations from '@galleria/platform-client/operations/customers/customers'
import { z } from 'zod'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { numeric } from '../../../base/query.ts'
import { displayName } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { countFigures } from '../figures/count.ts'
import { requireSegment } from '../segments/find.ts'
import { addressesOf } from './addresses.ts'
import { lockCustomer, requireCustomer } from './find.ts'
import { listCustomers, lockCustomers } from './store/list.ts'
import { findAccountAddresses, findCustomerOf, findOrderAddresses, findOrdersOf } from './store/orders.ts'
import { findTags, updateCustomer } from './store/write.ts'
import { Tag, Tags, tagsAfter } from './tags.ts'
import { customerView, orderView } from './view.ts'

/** Orders whose destinations are looked at. */
const ADDRESSED = 50
const Id = z.string().max(100)
const answer = z.object({ customer: Customer })
const Search = z.object({ expression: z.string().max(100).nullish() })
const name = (most: number) => displayName(most).nullish()

/** Customers, as staff see them. Extensions of the embedded platform (decision 0385). */
export function peopleRoutes(app: App): void {
  operation(
    app,
    operations.queryCustomers,
    {
      body: z.object({
        query: KeysetQuery.prefault({}),
        search: Search.optional(),
        /** Customers of this segment alone. */
        segmentId: Id.nullish(),
      }),
      answer: z.object({ customers: z.array(Customer), pagingMetadata: CursorMetadata, total: z.int() }),
    },
    async ({ input, ...services }) => {
      await countFigures(services)
      const { query, search, segmentId } = input
      const segment = segmentId ? await requireSegment(services.db, segmentId) : undefined
      const filter = segment ? { $and: [segment.filter, query.filter ?? {}] } : query.filter
      const asked = { ...query, filter }
      const { pageRows, metadata, total } = await listCustomers(services, asked, search?.expression)
      const { currency } = services.config
      return {
        customers: pageRows.map((row) => customerView(row, currency)),
        pagingMetadata: metadata,
        total,
      }
    },
  )

  operation(
    app,
    operations.listCustomerTags,
    { answer: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }) },
    async ({ db }) => ({ tags: await findTags(db, 200) }),
  )

  operation(app, operations.getCustomer, { query: z.object({ customerId: Id }), answer }, async (call) => {
    await countFigures(call)
    const row = await requireCustomer(call.db, call.input.customerId)
    return { customer: customerView(row, call.config.currency) }
  })

  operation(
    app,
    operations.getCustomerOfOrder,
    { query: z.object({ orderId: Id }), answer },
    async (call) => {
      await countFigures(call)
      const { orderId } = call.input
      const id = isUuid(orderId) ? await findCustomerOf(call.db, orderId) : undefined
      const row = await requireCustomer(call.db, id ?? '')
      return { customer: customerView(row, call.config.currency) }
    },
  )

  operation(
    app,
    operations.listCustomerOrders,
    {
      query: z.object({
        customerId: Id,
        limit: numeric(z.int().min(1).max(100)).default(20),
        offset: numeric(z.int().min(0).max(100_000)).default(0),
      }),
      answer: z.object({ orders: z.array(CustomerOrder), total: z.int() }),
    },
    async ({ db, input }) => {
      const { id } = await requireCustomer(db, input.customerId)
      const rows = await findOrdersOf(db, id, input.limit, input.offset)
      return { orders: rows.map(orderView), total: rows[0]?.found ?? 0 }
    },
  )

  operation(
    app,
    operations.listCustomerAddresses,
    { query: z.object({ customerId: Id }), answer: z.object({ addresses: z.array(CustomerAddress) }) },
    async ({ db, input }) => {
      const { id } = await requireCustomer(db, input.customerId)
      const orders = await findOrderAddresses(db, id, ADDRESSED)
      return { addresses: addressesOf(await findAccountAddresses(db, id), orders) }
    },
  )

  operation(
    app,
    operations.updateCustomer,
    {
      body: z.object({
        customer: z.object({
          id: Id,
          revision: Revision.optional(),
          tags: Tags.optional(),
          firstName: name(100),
          lastName: name(100),
          phone: name(50),
        }),
      }),
      answer,
    },
    ({ db, clock, config, input: { customer } }) =>
      transaction(db, async (trx) => {
        const { id, revision, tags, ...names } = customer
        const before = await lockCustomer(trx, id)
        checkRevision(before.revision, revision)
        const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined))
        await updateCustomer(
          trx,
          before.id,
          { ...given, ...(tags ? { tags: tagsAfter([], { assign: tags }) } : {}) },
          clock.now(),
        )
        return { customer: customerView(await requireCustomer(trx, before.id), config.currency) }
      }),
  )

  operation(
    app,
    operations.bulkUpdateCustomerTags,
    {
      body: z.object({
        customerIds: z.array(Id).min(1).max(100),
        assignTags: z.array(Tag).max(20).optional(),
        unassignTags: z.array(Tag).max(20).optional(),
      }),
      answer: z.object({ updated: z.int() }),
    },
    ({ db, clock, input: { customerIds, assignTags, unassignTags } }) =>
      transaction(db, async (trx) => {
        const known = customerIds.filter(isUuid)
        const rows = known.length ? await lockCustomers(trx, known) : []
        const change = { assign: assignTags ?? [], unassign: unassignTags ?? [] }
        for (const { id, tags } of rows)
          await updateCustomer(trx, id, { tags: tagsAfter(tags, change) }, clock.now())
        return { updated: rows.length }
      }),
  )
}
