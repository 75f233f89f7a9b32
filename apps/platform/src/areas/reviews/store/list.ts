import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../../data/query-language/keyset.ts'
import type { Services } from '../../../data/services.ts'
import { contactId, facts, helpful } from './facts.ts'

const media = {
  kind: 'boolean',
  operators: {
    $isEmpty: (wanted: boolean) => {
      const empty = sql<SqlBool>`media = '[]'::jsonb`
      return wanted ? empty : sql<SqlBool>`not ${empty}`
    },
  },
} satisfies Fields[string]

const shown: Fields = {
  id: idColumn(sql.ref('id')),
  namespace: column('text', sql`'stores'::text`),
  entityId: idColumn(sql.ref('product_id')),
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
  'content.rating': column('number', sql.ref('rating'), { sortable: true }),
  'content.media': media,
  helpfulness: column('number', helpful, { sortable: true }),
  verified: column('boolean', sql.ref('verified'), { sortable: true }),
  'origin.type': column('text', sql.ref('origin')),
}

/** Fields by which staff ask too. */
const ofStaff: Fields = {
  ...shown,
  'author.contactId': idColumn(contactId),
  'moderation.moderationStatus': column('text', sql.ref('status')),
}

/** Reviews that a list is made of. */
export type Reach = 'SHOWN' | 'ALL' | { readonly memberId: string }

function within(reach: Reach) {
  if (reach === 'ALL') return sql<SqlBool>`true`
  if (reach === 'SHOWN') return sql<SqlBool>`status = 'APPROVED'`
  return sql<SqlBool>`member_id = ${reach.memberId}::uuid`
}

const fieldsOf = (reach: Reach) => (reach === 'SHOWN' ? shown : ofStaff)
const nameOf = (reach: Reach) => (typeof reach === 'string' ? reach : reach.memberId)

/** Oldest first unless another order is asked for, as the reviews API has it. */
export async function pageOfReviews(
  { db, config }: Pick<Services, 'db' | 'config'>,
  reach: Reach,
  { filter, sort, cursorPaging }: KeysetQuery,
) {
  const fields = fieldsOf(reach)
  const order = sort.length ? sort : [{ fieldName: 'createdDate', order: 'ASC' as const }]
  const request = { filter, sort: order, cursorPaging }
  const page = readKeyset(config, `reviews ${nameOf(reach)}`, request, fields)
  const found = await db
    .selectFrom('reviews')
    .selectAll()
    .select(facts)
    .select(page.position.as('position'))
    .where(within(reach))
    .where(toCondition(page.filter, fields))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  return page.cut(found)
}

export async function countReviews(db: Db, reach: Reach, filter: unknown): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select((row) => row.fn.countAll().as('count'))
    .where(within(reach))
    .where(toCondition(filter, fieldsOf(reach), 'filter'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reviews of any status that a filter of staff finds. */
export const foundReviews = (filter: unknown) => sql<SqlBool>`${toCondition(filter, ofStaff, 'filter')}`
