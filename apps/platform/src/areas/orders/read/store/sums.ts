import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { orderFields } from './search-fields.ts'

export function sumOrders(db: Db, filter: unknown, currency: string) {
  return db
    .selectFrom('orders')
    .select(['status', 'paymentStatus', 'fulfillmentStatus'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .select(sql<number>`sum(total_minor)::bigint`.as('total'))
    .where(toCondition(filter, orderFields(currency), 'filter'))
    .groupBy(['status', 'paymentStatus', 'fulfillmentStatus'])
    .execute()
}
