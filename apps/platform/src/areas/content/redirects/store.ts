import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { escapeLike } from '../../../data/query-language/fields.ts'
import type { UrlRedirectTables } from './tables.ts'

type Redirects = UrlRedirectTables['urlRedirects']
export type RedirectRow = Selectable<Redirects>
export type NewRedirectRow = Omit<Insertable<Redirects>, 'id'>

function found(db: Db, search: string | undefined) {
  const all = db.selectFrom('urlRedirects')
  if (!search) return all
  const pattern = `%${escapeLike(search.toLowerCase())}%`
  return all.where((where) =>
    where.or([where('fromPath', 'like', pattern), where('toAddress', 'like', pattern)]),
  )
}

interface Asked {
  readonly search?: string | undefined
  readonly limit: number
  readonly offset: number
}

export async function listRedirects(db: Db, { search, limit, offset }: Asked) {
  const [rows, total] = await Promise.all([
    found(db, search).selectAll().orderBy('fromPath').limit(limit).offset(offset).execute(),
    countRedirects(db, search),
  ])
  return { rows, total }
}

export async function countRedirects(db: Db, search?: string): Promise<number> {
  const { count } = await found(db, search)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Addresses that stand for these paths. */
export function findTargets(db: Db, fromPaths: readonly string[]) {
  return db
    .selectFrom('urlRedirects')
    .select(['fromPath', 'toAddress'])
    .where('fromPath', 'in', fromPaths)
    .execute()
}

export function findRedirect(db: Db, fromPath: string): Promise<RedirectRow> {
  return found(db, undefined).selectAll().where('fromPath', '=', fromPath).executeTakeFirstOrThrow()
}

export async function saveRedirect(trx: Trx, redirect: NewRedirectRow): Promise<void> {
  const { toAddress, createdAt, createdBy } = redirect
  await trx
    .insertInto('urlRedirects')
    .values({ id: randomUUID(), ...redirect })
    .onConflict((conflict) => conflict.column('fromPath').doUpdateSet({ toAddress, createdAt, createdBy }))
    .execute()
}

/** Leads from one address to another, whatever either led to before. */
export async function upsertRedirect(trx: Trx, redirect: NewRedirectRow): Promise<void> {
  await trx.deleteFrom('urlRedirects').where('fromPath', '=', redirect.toAddress.toLowerCase()).execute()
  await saveRedirect(trx, redirect)
}

/** @returns what is gone */
export function deleteRedirects(db: Db, ids: readonly string[]) {
  return db
    .deleteFrom('urlRedirects')
    .where('id', 'in', ids)
    .returning(['fromPath as from', 'toAddress as to'])
    .execute()
}
