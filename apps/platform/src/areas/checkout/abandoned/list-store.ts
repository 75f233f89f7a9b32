import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { fractionDigits } from '../../../domain/money/money.ts'

export function findAbandonedCart(db: Db, id: string) {
  return db.selectFrom('abandonedCarts').selectAll().where('cartId', '=', id).executeTakeFirst()
}

interface AbandonedPage {
  readonly key: RawBuilder<unknown>
  readonly condition: Expression<SqlBool>
  readonly order: 'ASC' | 'DESC'
  readonly limit: number
  readonly offset: number
}

export function findAbandonedPage(db: Db, { key, condition, order, limit, offset }: AbandonedPage) {
  return db
    .selectFrom('abandonedCarts')
    .selectAll()
    .where(condition)
    .orderBy(key, order === 'ASC' ? 'asc' : 'desc')
    .orderBy('cartId')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countAbandoned(db: Db, condition: Expression<SqlBool>) {
  return db
    .selectFrom('abandonedCarts')
    .select((row) => row.fn.countAll().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
}

export function fieldsIn(currency: string): Fields {
  return {
    id: idColumn(sql.ref('cart_id')),
    status: column('text', sql.ref('status'), { sortable: true }),
    abandonTime: column('date', sql.ref('abandoned_at'), { sortable: true }),
    'buyerInfo.email': column('text', sql`(buyer ->> 'email')`),
    total: column('decimal', sql.ref('total_minor'), {
      sortable: true,
      encode: (value: never) => Math.round(Number(value) * 10 ** fractionDigits(currency)),
    }),
  }
}
