import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'

export interface CustomerOrderRow {
  readonly id: string
  readonly number: number
  readonly placedAt: Date
  readonly status: string
  readonly paymentStatus: string
  readonly fulfillmentStatus: string
  readonly currency: string
  readonly totalMinor: number
  readonly refundedMinor: number
  readonly items: number
}

/** Orders of a customer in every status, newest first; those not counted are told by the member or the address. */
export async function findOrdersOf(db: Db, customerId: string, limit: number, offset: number) {
  const { rows } = await sql<CustomerOrderRow & { found: number }>`
    select o.id, o.number, o.created_at as placed_at, o.status, o.payment_status, o.fulfillment_status, o.currency,
      o.total_minor, coalesce(s.refunded_minor, 0)::bigint as refunded_minor,
      coalesce((select sum((l ->> 'quantity')::integer) from jsonb_array_elements(o.document -> 'lineItems') l), 0)::integer as items,
      count(*) over () as found
    from (${ordersOf(customerId)}) as own join orders o on o.id = own.id left join customer_orders s on s.order_id = o.id
    order by o.created_at desc, o.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Ids of all orders of a customer. */
export const ordersOf = (customerId: string) => sql`
  select o.id from orders o join customers c on c.member_id = o.member_id
  where c.id = ${customerId}::uuid and o.status <> 'INITIALIZED'
  union
  select o.id from orders o join customer_emails e on lower(o.email) = e.email
  where e.customer_id = ${customerId}::uuid and o.member_id is null and o.status <> 'INITIALIZED'`

interface OrderAddressRow {
  readonly orderId: string
  readonly number: number
  readonly placedAt: Date
  readonly place: {
    readonly address?: Readonly<Record<string, unknown>> | null
    readonly contactDetails?: Readonly<Record<string, unknown>> | null
  } | null
}

/** Destinations of the last orders, newest first. */
export async function findOrderAddresses(
  db: Db,
  customerId: string,
  limit: number,
): Promise<OrderAddressRow[]> {
  const { rows } = await sql<OrderAddressRow>`
    select o.id as order_id, o.number, o.created_at as placed_at,
      coalesce(o.document #> '{shippingInfo,logistics,shippingDestination}', o.document -> 'recipientInfo',
        o.document -> 'billingInfo') as place
    from (${ordersOf(customerId)}) as own join orders o on o.id = own.id
    order by o.created_at desc, o.id limit ${limit}`.execute(db)
  return rows
}

/** Addresses that the member keeps in the account. */
export async function findAccountAddresses(db: Db, customerId: string) {
  const row = await db
    .selectFrom('customers')
    .innerJoin('members', 'members.id', 'customers.memberId')
    .select('members.contact')
    .where('customers.id', '=', customerId)
    .executeTakeFirst()
  return row?.contact.addresses ?? []
}

/** Customer of an order in any status. */
export async function findCustomerOf(db: Db, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(own.id, guest.customer_id) as id from orders o
    left join customers own on own.member_id = o.member_id
    left join customer_emails guest on o.member_id is null and guest.email = lower(o.email)
    where o.id = ${orderId}::uuid`.execute(db)
  return rows[0]?.id ?? undefined
}
