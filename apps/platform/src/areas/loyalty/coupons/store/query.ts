import { sql } from 'kysely'
import type { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import type { Db } from '../../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { readKeyset } from '../../../../data/query-language/keyset.ts'
import { type Paging, toOrder } from '../../../../data/query-language/query.ts'
import type { Services } from '../../../../data/services.ts'
import type { CouponQuery } from '../input.ts'
import { loyaltyCouponView } from '../view.ts'

const sortable = { sortable: true }

/** Wire §1.9. */
const fields: Fields = {
  id: idColumn(sql.ref('id'), sortable),
  createdDate: column('date', sql.ref('created_at'), sortable),
  updatedDate: column('date', sql.ref('updated_at'), sortable),
  accountId: idColumn(sql.ref('account_id'), sortable),
  couponReference: column('text', sql.ref('code'), sortable),
  memberId: idColumn(sql.ref('member_id'), { sortable: true, nullable: true }),
  rewardName: column('text', sql.ref('reward_name'), sortable),
  status: column('text', sql.ref('status'), sortable),
  transactionId: idColumn(sql.ref('transaction_id'), sortable),
}

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
  if (query.sort.length > 1)
    throw violations([
      {
        field: 'query.sort',
        description: 'must have at most 1 item. Use offset paging to sort by more fields',
        violatedRule: 'MAX_SIZE',
        data: { threshold: 1 },
      },
    ])
  const page = readKeyset(config, 'loyalty coupons', query, fields)
  const rows = await db
    .selectFrom('loyaltyCoupons')
    .selectAll()
    .select(page.position.as('position'))
    .where('deleted', '=', false)
    .where(toCondition(page.filter, fields))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  const { pageRows, metadata } = page.cut(rows)
  return { loyaltyCoupons: pageRows.map(loyaltyCouponView), metadata }
}
