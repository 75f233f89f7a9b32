import type { Trx } from '../../data/database.ts'
import type { Person } from '../../data/personal-data.ts'
import { emptyLabels, lockOrdersOf, updateOrder } from './anonymise-store.ts'
import { markOrders } from './changes-store.ts'
import type { OrderDocument } from './tables.ts'

/** Fields that lead to a person. Country, region and town stay: taxes were reckoned by them. */
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
export async function anonymiseOrders(trx: Trx, person: Person, date: Date): Promise<number> {
  const orders = await lockOrdersOf(trx, person)
  for (const { id, document } of orders)
    await updateOrder(trx, id, withoutPerson(document) as OrderDocument, date)
  const ids = orders.map(({ id }) => id)
  await emptyLabels(trx, ids)
  await markOrders(trx, ids)
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
