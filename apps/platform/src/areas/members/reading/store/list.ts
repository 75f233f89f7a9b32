import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { under } from '../../../../data/query-language/cursor.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { type KeysetPage, readKeyset } from '../../../../data/query-language/keyset.ts'
import { toOrder } from '../../../../data/query-language/query.ts'
import type { Services } from '../../../../data/services.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { VisibleMember } from '../../../identity/index.ts'
import { isOwner } from '../../access.ts'
import { visibleTo } from '../../store.ts'
import { fieldsFor } from './fields.ts'
import { type Search, searched, usesWordIndex } from './search.ts'

type Sort = readonly { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }[]

/** A page that is asked for, either by a cursor or by an offset (wire §3.7). */
export interface MemberListRequest {
  readonly filter?: unknown
  readonly sort: Sort
  readonly search?: Search | undefined
  readonly paging?: { readonly limit: number; readonly offset: number } | undefined
  readonly cursorPaging?: { readonly limit: number; readonly cursor?: string | null | undefined } | undefined
  /** The part of what was sent that holds filter and cursor, or `''` where they stand at its top. */
  readonly at: string
  /** Sort value of the last row. */
  readonly sortAt: string
}

type Access = Pick<Services, 'db' | 'config'> & { readonly caller: Caller }

const id = sql.ref('m.id')
const columns = sql.raw(
  [
    'm.id, m.contact_id, m.login_email, m.login_email_verified, m.status, m.privacy_status, m.activity_status',
    'm.nickname, m.slug, m.title, m.photo, m.cover, m.contact, m.revision, m.created_at, m.updated_at',
    'm.last_login_at, m.role',
  ].join(', '),
)

/** Condition for members found and visible to the caller: lists, totals and jobs share it. */
export function memberCondition(
  caller: Caller,
  { filter, search }: Pick<MemberListRequest, 'filter' | 'search'>,
  at = '',
) {
  const condition = toCondition(filter, fieldsFor(caller), under(at, 'filter'))
  return sql<SqlBool>`${visibleTo(caller)} and ${condition} and ${searched(caller, search)}`
}

/** By cursor any page costs the same; how many there are in all is told where an offset is asked for. */
export async function listMembers(access: Access, request: MemberListRequest) {
  return request.cursorPaging ? byCursor(access, request, request.cursorPaging) : byOffset(access, request)
}

async function byCursor(
  { db, config, caller }: Access,
  request: MemberListRequest,
  cursorPaging: NonNullable<MemberListRequest['cursorPaging']>,
) {
  // Bind the cursor to the kind of caller: the owner's may reveal more than others may query.
  const of = isOwner(caller) ? 'members of the owner' : 'members'
  const filter = { filter: request.filter, search: request.search }
  const page = readKeyset(
    config,
    of,
    { filter, sort: request.sort.slice(0, 1), cursorPaging },
    fieldsFor(caller),
    { at: request.at, sortAt: `${request.sortAt}[0]`, id },
  )
  const { filter: chosen, search } = (page.filter ?? {}) as Pick<MemberListRequest, 'filter' | 'search'>
  const listed = {
    page,
    where: memberCondition(caller, { filter: chosen }, request.at),
    search: searched(caller, search),
  }
  const rows = await (usesWordIndex(caller, search) ? listByWords(db, listed) : inOrder(db, listed))
  const { pageRows, metadata } = page.cut(rows)
  return { rows: pageRows, cursorMetadata: metadata, metadata: undefined }
}

interface Listed {
  readonly page: KeysetPage
  readonly where: RawBuilder<SqlBool>
  readonly search: RawBuilder<SqlBool>
}
type ListedRow = VisibleMember & { readonly position: string | null }

async function inOrder(db: Db, { page, where, search }: Listed): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${columns}, ${page.position} as position from members m
    where ${where} and ${search} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return rows
}

/** Among so many that come next a word is looked for first. */
const NEAR = 300
/** Walking over more of them costs more than the index of words does. */
const FAR = 10_000

/**
 * Nobody knows beforehand how many have a word. What is common is soon found in the list's order; what is not, by the
 * words' index: the planner, left to guess, would walk over a million members for one.
 */
async function listByWords(db: Db, { page, where, search }: Listed): Promise<ListedRow[]> {
  const next = sql`order by ${page.order} limit`
  const wanted = page.limit + 1
  const among = async (window: number) => {
    const { rows } = await sql<ListedRow>`
      select ${columns}, ${page.position} as position
      from (select * from members m where ${where} and ${page.beyond} ${next} ${window}) m
      where ${search} ${next} ${wanted}`.execute(db)
    return rows
  }
  const near = await among(NEAR)
  if (near.length === wanted) return near
  const enough = near.length ? Math.ceil((2 * NEAR * wanted) / near.length) : FAR
  const far = enough < FAR ? await among(enough) : []
  if (far.length === wanted) return far
  const { rows } = await sql<ListedRow>`
    select ${columns}, ${page.position} as position
    from (select * from members m where ${search} offset 0) m
    where ${where} and ${page.beyond} ${next} ${wanted}`.execute(db)
  return rows
}

async function byOffset({ db, caller }: Access, request: MemberListRequest) {
  const { limit, offset } = request.paging ?? { limit: 50, offset: 0 }
  const where = memberCondition(caller, request, request.at)
  const order = request.sort.length
    ? toOrder([...request.sort], fieldsFor(caller), id, request.sortAt)
    : sql`m.created_at desc, m.id desc`
  const { rows } = await sql<VisibleMember>`
    select ${columns} from members m where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  )
  const total = await countMembers(db, where)
  return { rows, metadata: { count: rows.length, offset, total }, cursorMetadata: undefined }
}

export async function countMembers(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from members m where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}
