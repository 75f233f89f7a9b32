import { randomUUID } from 'node:crypto'
import type { PageContent } from '@galleria/platform-client/entities/content'
import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { escapeLike } from '../../../data/query-language/fields.ts'
import type { Tables } from '../../../data/tables.ts'
import type { ContentPageTables, PageKind } from './tables.ts'

type Page = ContentPageTables['contentPages']
export type PageRow = Selectable<Page>
export type VersionRow = Selectable<ContentPageTables['contentPageVersions']>

function rows(db: Db) {
  return db.selectFrom('contentPages').selectAll('contentPages')
}

export interface PagesAsked {
  readonly kind: PageKind
  readonly search?: string | undefined
  readonly status?: PageStatus | undefined
  readonly sort: { readonly column: 'title' | 'updatedAt' | 'publishedAt'; readonly isDescending: boolean }
  readonly limit: number
  readonly offset: number
}

type PageStatus = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED'

type Where = ExpressionBuilder<Tables, 'contentPages'>

function found({ kind, search }: Pick<PagesAsked, 'kind' | 'search'>) {
  return (where: Where) => {
    const pattern = `%${escapeLike((search ?? '').toLowerCase())}%`
    return where.and([
      where('contentPages.kind', '=', kind),
      ...(search
        ? [
            where.or([
              sql<SqlBool>`lower(${where.ref('contentPages.title')}) like ${pattern}`,
              sql<SqlBool>`${where.ref('contentPages.slug')} like ${pattern}`,
            ]),
          ]
        : []),
    ])
  }
}

function inStatus(where: Where, status: PageStatus | undefined) {
  const { ref } = where
  if (status === 'PUBLISHED') return sql<SqlBool>`${ref('contentPages.publishedVersion')} is not null`
  if (status === 'SCHEDULED') return sql<SqlBool>`${ref('contentPages.scheduledVersion')} is not null`
  if (status === 'DRAFT')
    return sql<SqlBool>`${ref('contentPages.publishedVersion')} is null and ${ref('contentPages.scheduledVersion')} is null`
  return sql<SqlBool>`true`
}

export function listPages(db: Db, asked: PagesAsked): Promise<PageRow[]> {
  const { column, isDescending } = asked.sort
  return rows(db)
    .where((where) => found(asked)(where as unknown as Where))
    .where((where) => inStatus(where as unknown as Where, asked.status))
    .orderBy(`contentPages.${column}`, (by) => (isDescending ? by.desc().nullsLast() : by.asc().nullsFirst()))
    .orderBy('contentPages.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
}

/** Number of pages in each status; a published one with a scheduled version counts twice. */
export async function countPages(db: Db, asked: Pick<PagesAsked, 'kind' | 'search'>) {
  const counts = await db
    .selectFrom('contentPages')
    .where((where) => found(asked)(where))
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.count<number>('publishedVersion').as('published'),
      select.fn.count<number>('scheduledVersion').as('scheduled'),
      sql<number>`count(case when published_version is null and scheduled_version is null then 1 end)`.as(
        'draft',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    all: Number(counts.all),
    PUBLISHED: Number(counts.published),
    SCHEDULED: Number(counts.scheduled),
    DRAFT: Number(counts.draft),
  }
}

export function findPage(db: Db, id: string): Promise<PageRow | undefined> {
  return rows(db).where('contentPages.id', '=', id).executeTakeFirst()
}

export function lockPage(trx: Trx, id: string): Promise<Selectable<Page> | undefined> {
  return trx.selectFrom('contentPages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Slugs that are a stem, alone or with a number behind it. */
export async function slugsLike(db: Db, kind: PageKind, stem: string): Promise<string[]> {
  const taken = await db
    .selectFrom('contentPages')
    .select('slug')
    .where('kind', '=', kind)
    .where((where) => where.or([where('slug', '=', stem), where('slug', 'like', `${escapeLike(stem)}-%`)]))
    .execute()
  return taken.map(({ slug }) => slug)
}

export async function countAllPages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contentPages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertPage(
  trx: Trx,
  { languages, ...page }: Omit<Insertable<Page>, 'id'>,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('contentPages')
    .values({ id, languages: jsonb(languages), ...page })
    .execute()
  return id
}

export async function updatePage(
  trx: Trx,
  id: string,
  { languages, ...changed }: Updateable<Page>,
): Promise<void> {
  await trx
    .updateTable('contentPages')
    .set({ ...changed, ...(languages && { languages: jsonb(languages) }) })
    .where('id', '=', id)
    .execute()
}

export async function deletePage(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contentPages')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

type NewVersion = Insertable<ContentPageTables['contentPageVersions']>

export async function insertVersion(trx: Trx, { content, ...version }: NewVersion): Promise<void> {
  await trx
    .insertInto('contentPageVersions')
    .values({ ...version, content: jsonb(content) })
    .execute()
}

/** Deletes versions up to a number, but for those that shoppers see or are going to see. */
export async function deleteVersions(
  trx: Trx,
  pageId: string,
  upTo: number,
  kept: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('contentPageVersions')
    .where('pageId', '=', pageId)
    .where('number', '<=', upTo)
    .where('number', 'not in', [0, ...kept])
    .execute()
}

export async function findContent(db: Db, pageId: string, number: number): Promise<PageContent | undefined> {
  const row = await db
    .selectFrom('contentPageVersions')
    .select('content')
    .where('pageId', '=', pageId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content
}

function versions(db: Db, pageId: string) {
  return db.selectFrom('contentPageVersions').where('contentPageVersions.pageId', '=', pageId)
}

/** Versions without what they say, but for the title. */
export function listVersions(db: Db, pageId: string) {
  return versions(db, pageId)
    .select(['number', 'restoredFrom', 'contentPageVersions.createdAt', 'createdBy'])
    .select(sql<string>`content ->> 'title'`.as('title'))
    .orderBy('number', 'desc')
    .execute()
}

export function findVersion(db: Db, pageId: string, number: number): Promise<VersionRow | undefined> {
  return versions(db, pageId).selectAll('contentPageVersions').where('number', '=', number).executeTakeFirst()
}

function shown(db: Db, kind: PageKind) {
  return db
    .selectFrom('contentPages')
    .innerJoin('contentPageVersions as version', (join) =>
      join
        .onRef('version.pageId', '=', 'contentPages.id')
        .onRef('version.number', '=', 'contentPages.publishedVersion'),
    )
    .select(['contentPages.kind', 'slug', 'publishedAt', 'version.createdAt as writtenAt', 'version.content'])
    .where('contentPages.kind', '=', kind)
}

export type ShownRow = Awaited<ReturnType<typeof listShown>>[number]

export function findShown(db: Db, kind: PageKind, slug: string): Promise<ShownRow | undefined> {
  return shown(db, kind).where('slug', '=', slug).executeTakeFirst()
}

/** Published ones, the newest first. */
export function listShown(db: Db, kind: PageKind, { limit, offset }: { limit: number; offset: number }) {
  return shown(db, kind)
    .orderBy('publishedAt', 'desc')
    .orderBy('contentPages.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Puts scheduled versions in their place. */
export async function publishDue(db: Db, now: Date): Promise<void> {
  await sql`
    update content_pages
    set published_version = scheduled_version, published_at = coalesce(published_at, scheduled_at),
      scheduled_version = null, scheduled_at = null
    where scheduled_at <= ${now}`.execute(db)
}
