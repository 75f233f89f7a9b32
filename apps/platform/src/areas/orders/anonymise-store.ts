import { type SqlBool, sql } from 'kysely'
import { jsonb, type Trx } from '../../data/database.ts'
import { byAddress, NOBODY, type Person } from '../../data/personal-data.ts'
import type { OrderDocument } from './tables.ts'

/** By the member, or by the address before there was one. */
export const boughtBy = (person: Person) =>
  sql<SqlBool>`(member_id = ${person.memberId}::uuid or (member_id is null and ${byAddress(sql`email`, person)}))`

export function lockOrdersOf(trx: Trx, person: Person) {
  return trx
    .selectFrom('orders')
    .select(['id', 'document'])
    .where(boughtBy(person))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function updateOrder(trx: Trx, id: string, document: OrderDocument, date: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({
      document: jsonb(document),
      memberId: null,
      visitorId: null,
      email: NOBODY,
      revision: eb('revision', '+', 1),
      updatedAt: date,
    }))
    .where('id', '=', id)
    .execute()
}

/** Labels keep what they cost, without the person that they were addressed to. */
export async function emptyLabels(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await trx
    .updateTable('shippingLabels')
    .set({ document: sql`document || '{"to":[]}'::jsonb` })
    .where('orderId', 'in', orderIds)
    .execute()
}
