import type { RawBuilder, SqlBool } from 'kysely'
import { jsonb, type Trx } from '../../../../data/database.ts'
import type { OrderDocument } from '../../../orders/tables.ts'
import { NOBODY, type Person } from './personal-data.ts'

export function lockOrdersOf(trx: Trx, whose: (person: Person) => RawBuilder<SqlBool>, person: Person) {
  return trx
    .selectFrom('orders')
    .select(['id', 'document'])
    .where(whose(person))
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
