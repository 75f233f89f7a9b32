import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database.ts'
import { violations } from '../../errors.ts'
import { beyond, CursorQuery, cutPage, readPage } from '../../query-language/cursor.ts'
import { column, type Fields, idColumn } from '../../query-language/fields.ts'
import { toCondition } from '../../query-language/filter.ts'
import { Paging, Sort, toOrder } from '../../query-language/query.ts'
import type { Services } from '../../services.ts'
import { loyaltyCouponView } from './view.ts'

const sortable = { sortable: true }

/** Wire §1.9. */
const fields: Fields = {
  id: idColumn(sql.ref('id'), sortable),
  createdDate: column('date', sql.ref('created_at'), sortable),
  updatedDate: column('date', sql.ref('updated_at'), sortable),
  accountId: idColumn(sql.ref('account_id'), sortable),
  couponReference: column('text', sql.ref('code'), sortable),
  memberId: idColumn(sql.ref('member_id'), sortable),
  rewardName: column('text', sql.ref('reward_name'), sortable),
  status: column('text', sql.ref('status'), sortable),
  transactionId: idColumn(sql.ref('transaction_id'), sortable),
}

/** By cursor from the newest, or by offset in any order: one of the two. */
export const CouponQuery = z.object({
  filter: z.unknown().optional(),
  sort: Sort.default([]),
  paging: Paging.optional(),
  cursorPaging: CursorQuery.shape.cursorPaging,
})
type CouponQuery = z.output<typeof CouponQuery>

export async function queryCoupons({ db, config }: Pick<Services, 'db' | 'config'>, query: CouponQuery) {
  return query.paging ? byOffset(db, query, query.paging) : byCursor({ db, config }, query)
}

async function byOffset(db: Db, { filter, sort }: CouponQuery, paging: z.output<typeof Paging>) {
  const found = db
    .selectFrom('loyaltyCoupons')
    .where('deleted', '=', false)
    .where(toCondition(filter, fields))
  const rows = await found
    .selectAll()
    .orderBy(toOrder(sort, fields, sql.ref('id')))
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  const { total } = await found
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const { offset } = paging
  return {
    loyaltyCoupons: rows.map(loyaltyCouponView),
    metadata: { count: rows.length, offset, total: Number(total), cursors: {} },
  }
}

async function byCursor({ db, config }: Pick<Services, 'db' | 'config'>, query: CouponQuery) {
  const { cursorPaging } = query
  const parsed = CursorQuery.safeParse(query)
  if (!parsed.success)
    throw violations([
      {
        field: 'query.sort',
        description: 'by cursor goes by createdDate alone: page by offset for another order',
        violatedRule: 'VALIDATION',
      },
    ])
  const page = readPage(config, 'loyalty coupons', parsed.data)
  const limit = cursorPaging.limit ?? 50
  const direction = page.order === 'ASC' ? 'asc' : 'desc'
  const rows = await db
    .selectFrom('loyaltyCoupons')
    .selectAll()
    .where('deleted', '=', false)
    .where(toCondition(page.filter, fields))
    .where(beyond(page))
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
  const { shown, metadata } = cutPage(config, 'loyalty coupons', page, rows, limit)
  return { loyaltyCoupons: shown.map(loyaltyCouponView), metadata }
}
