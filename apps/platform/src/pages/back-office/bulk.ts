import { seeOther } from '../../areas/identity/index.ts'
import {
  createFulfillment,
  lockOrder,
  orderQuantities,
  readFulfillments,
  updateOrder,
} from '../../areas/orders/index.ts'
import { applicationError } from '../../base/errors.ts'
import { inBulk } from '../../base/input/bulk.ts'
import { type Trx, transaction } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { here, PAGE } from './order-list.ts'
import type { Staff } from './session.ts'

type Work = (staff: Staff, trx: Trx, id: string) => Promise<unknown>

const works: Readonly<Record<string, { readonly done: string; readonly work: Work }>> = {
  fulfil: { done: 'marked as shipped', work: sendAll },
  archive: { done: 'archived', work: (staff, trx, id) => setArchived(staff, trx, id, true) },
  unarchive: {
    done: 'unarchived',
    work: (staff, trx, id) => setArchived(staff, trx, id, false),
  },
}

/** Each chosen order for itself: what cannot be done is told by its number, and stops nothing else. */
export async function actOnMany(staff: Staff, form: URLSearchParams): Promise<Response> {
  const { services } = staff.c.var
  const intent = form.get('intent') ?? ''
  const found = Object.hasOwn(works, intent) ? works[intent] : undefined
  const ids = [...new Set(form.getAll('order'))].slice(0, PAGE)
  if (!found || ids.length === 0) return back(form, { problem: 'Select at least one order.' })
  const { results, bulkActionMetadata } = await inBulk(
    ids,
    (id) => id,
    (id) => transaction(services.db, (trx) => found.work(staff, trx, id)),
  )
  const failed = results.filter(({ itemMetadata }) => !itemMetadata.success)
  const numbers = await numbersOf(
    staff,
    failed.map(({ itemMetadata }) => itemMetadata.id),
  )
  const problem = failed
    .map(({ itemMetadata: { id, error } }) => `Order ${numbers.get(id) ?? ''}: ${error?.description ?? ''}`)
    .join(' ')
  const count = bulkActionMetadata.totalSuccesses
  const done = count ? `${count} ${count === 1 ? 'order' : 'orders'} ${found.done}.` : ''
  return back(form, { done, problem })
}

async function sendAll({ c, caller }: Staff, trx: Trx, orderId: string): Promise<void> {
  const { services } = c.var
  const order = await lockOrder(trx, orderId)
  const quantities = orderQuantities(order, await readFulfillments(trx, [orderId]))
  const lineItems = [...quantities].flatMap(([id, { toSend }]) =>
    toSend > 0 ? [{ id, quantity: toSend }] : [],
  )
  if (lineItems.length === 0)
    throw applicationError(
      409,
      'NOTHING_TO_SEND',
      'Nothing is left to ship. All items were shipped or refunded.',
    )
  await createFulfillment({ trx, services, caller }, { orderId, lineItems, tracking: null })
}

function setArchived({ c, caller }: Staff, trx: Trx, id: string, archived: boolean): Promise<unknown> {
  return updateOrder(trx, c.var.services, { order: { id, archived }, caller })
}

async function numbersOf({ c }: Staff, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const real = ids.filter(isUuid)
  if (real.length === 0) return new Map()
  const rows = await c.var.services.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', real)
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}

function back(
  form: URLSearchParams,
  notice: { readonly done?: string; readonly problem?: string },
): Response {
  const next = new URLSearchParams(form.get('back') ?? '')
  for (const [name, value] of Object.entries(notice)) if (value) next.set(name, value)
  return seeOther(`${here}?${next}`)
}
