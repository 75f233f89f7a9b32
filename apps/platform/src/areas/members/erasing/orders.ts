import { jsonb, type Trx } from '../../../data/database.ts'
import type { OrderDocument } from '../../orders/tables.ts'
import { type Belonging, NOBODY, type Person } from './belongings.ts'

/** What leads to a person. Country, region and town stay: taxes were reckoned by them. */
const personal = new Set([
  'firstName',
  'lastName',
  'fullName',
  'company',
  'phone',
  'email',
  'vatId',
  'addressLine',
  'addressLine1',
  'addressLine2',
  'streetAddress',
  'formattedAddress',
  'formatted',
  'postalCode',
  'geocode',
  'location',
  'buyerNote',
])
/** The store's own addresses, and what was sold. */
const notTheirs = new Set(['pickupDetails', 'lineItems', 'catalogReference'])

/** The same order without anybody in it: goods, amounts and taxes stay, as the law asks. */
export async function anonymiseOrders(
  trx: Trx,
  { whose }: Belonging,
  person: Person,
  date: Date,
): Promise<number> {
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'document'])
    .where(whose(person))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, document } of orders)
    await trx
      .updateTable('orders')
      .set((eb) => ({
        document: jsonb(withoutPerson(document) as OrderDocument),
        memberId: null,
        visitorId: null,
        email: NOBODY,
        revision: eb('revision', '+', 1),
        updatedAt: date,
      }))
      .where('id', '=', id)
      .execute()
  return orders.length
}

export function withoutPerson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPerson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !personal.has(key))
      .map(([key, part]) => [key, notTheirs.has(key) ? part : withoutPerson(part)]),
  )
}
