import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { PlatformConfig } from '../../../../data/config.ts'
import type { Db } from '../../../../data/database.ts'
import { column, type Fields } from '../../../../data/query-language/fields.ts'
import { pagingOf, readKeyset } from '../../../../data/query-language/keyset.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Caller } from '../../../../http/caller.ts'
import { viewerOf, visibleTo } from '../../../../http/visible-to.ts'

const contractStatuses = [
  'AUTO_RENEW_ON',
  'AUTO_RENEW_OFF',
  'MANUAL_RECURRING',
  'CANCELLED',
  'TRANSFERRED',
] as const

const ContractQuery = z.object({
  status: z.enum(contractStatuses).optional(),
  /** Part of the buyer's address or of the product's name, or the whole ID of a member. */
  search: z.string().max(100).optional(),
})
export const ContractList = ContractQuery.extend({ cursorPaging: pagingOf(100) })
export type ContractList = z.output<typeof ContractList>

const fields: Fields = { createdDate: column('date', sql.ref('created_at'), { sortable: true }) }

/** Newest first, a hundred a page unless told; a cursor goes on with the status and the words it began with. */
export async function listContracts(db: Db, config: PlatformConfig, caller: Caller, query: ContractList) {
  const { cursorPaging, status, search } = query
  const of = `subscription contracts of ${viewerOf(caller)}`
  const page = readKeyset(config, of, { filter: { status, search }, sort: [], cursorPaging }, fields, {
    at: '',
  })
  const rows = await db
    .selectFrom('subscriptionContracts')
    .selectAll()
    .select(page.position.as('position'))
    .where(visibleTo(caller))
    .where(like(ContractQuery.parse(page.filter ?? {})))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  const { pageRows, metadata } = page.cut(rows)
  return { contracts: pageRows, metadata }
}

function like({ status, search }: z.output<typeof ContractQuery>): RawBuilder<SqlBool> {
  const text = search?.trim().normalize('NFC').toLowerCase()
  const ofStatus = status ? sql<SqlBool>`status = ${status}` : sql<SqlBool>`true`
  if (!text) return ofStatus
  const found = isUuid(text)
    ? sql<SqlBool>`member_id = ${text}::uuid`
    : sql<SqlBool>`(strpos(lower(email), ${text}) > 0 or strpos(lower(document ->> 'name'), ${text}) > 0
        or member_id in (select m.id from members m where strpos(m.email_key, ${text}) > 0))`
  return sql<SqlBool>`${ofStatus} and ${found}`
}
