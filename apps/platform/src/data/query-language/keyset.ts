import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { numeric } from '../../base/query.ts'
import type { PlatformConfig } from '../config.ts'
import { notOfThisList, seal, under, unseal } from './cursor.ts'
import type { Fields } from './fields.ts'
import { byCursor, cannotSort, sortableOf } from './query.ts'
import { TextSearch } from './text-search.ts'

const Sorting = z.object({ fieldName: z.string().max(100), order: z.enum(['ASC', 'DESC']).default('ASC') })

/** @param usual how many a page has where nothing is said */
export const pagingOf = (usual: number) =>
  z
    .object({
      limit: numeric(z.int().min(1).max(100)).default(usual),
      cursor: z.string().max(16_000).nullish(),
    })
    .prefault({})
export const CursorPaging = pagingOf(50)

/** CursorQuery (wire §1.9) by one sortable field; rows of the same value follow by their ids. */
export const KeysetQuery = z.object({
  filter: z.unknown().optional(),
  sort: z.array(Sorting).max(1).default([]),
  cursorPaging: CursorPaging,
  paging: byCursor,
})
export type KeysetQuery = z.output<typeof KeysetQuery>

const Position = z.object({
  of: z.string(),
  filter: z.unknown().optional(),
  words: TextSearch.optional(),
  sort: Sorting,
  after: z.object({ value: z.string().nullable(), id: z.guid() }),
  back: z.boolean().optional(),
})

interface ListRequest {
  readonly filter?: unknown
  readonly words?: TextSearch | undefined
  readonly sort: readonly z.output<typeof Sorting>[]
  readonly cursorPaging: z.output<typeof CursorPaging>
}

/** A page that is asked for: what a cursor carries, or the first one (wire §1.8). */
interface Keyset {
  readonly of: string
  readonly filter?: unknown
  readonly words?: TextSearch | undefined
  readonly sort: z.output<typeof Sorting>
  /** The row that the page begins behind, or, going back, ends before. */
  readonly after?: { readonly value: string | null; readonly id: string }
  readonly back?: boolean | undefined
  readonly limit: number
  /** Expression to sort by. */
  readonly key: RawBuilder<unknown>
  readonly nullable: boolean
  /** Expression of a row's id. */
  readonly id: RawBuilder<unknown>
}

interface Positioned {
  readonly id: string
  readonly position: string | null
}

export type KeysetPage = ReturnType<typeof readKeyset>

/** Position in the request, named by violations. */
export interface Place {
  /** Default field to sort by, from the newest. */
  readonly newest?: string
  /** The part of the input that holds filter and cursor, or `''` where they stand at its top. */
  readonly at?: string
  readonly sortAt?: string
  readonly cursorAt?: string
}

/**
 * The page that is asked for, with the parts of the statement that reads its rows: `limit` of them and one more.
 * @throws ApiError 400 for a cursor of another list, and for a field that is not sorted by
 */
export function readKeyset(
  config: PlatformConfig,
  of: string,
  request: ListRequest,
  fields: Fields,
  {
    newest = 'createdDate',
    at = 'query',
    sortAt = under(at, 'sort[0]'),
    cursorAt = under(at, 'cursorPaging.cursor'),
    id = sql.ref('id'),
  }: Place & { readonly id?: RawBuilder<unknown> } = {},
) {
  const { cursor, limit } = request.cursorPaging
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && (!position.success || position.data.of !== of)) throw notOfThisList(cursorAt)
  const start = position?.data ?? {
    of,
    filter: request.filter,
    words: request.words,
    sort: request.sort[0] ?? { fieldName: newest, order: 'DESC' as const },
  }
  const field = Object.hasOwn(fields, start.sort.fieldName) ? fields[start.sort.fieldName] : undefined
  if (!field?.sort) throw cannotSort(`${sortAt}.fieldName`, sortableOf(fields))
  const page: Keyset = { ...start, limit, key: field.sort, nullable: field.nullable === true, id }
  return {
    filter: page.filter,
    words: page.words,
    limit,
    /** Selected as `position` of every row: where a next page may begin. */
    position: sql<string | null>`(${page.key})::text`,
    beyond: beyondKeyset(page),
    order: keysetOrder(page),
    cut: <Row extends Positioned>(rows: readonly Row[]) => cutKeyset(config, page, rows),
  }
}

/** Whether the rows are read from the highest down: going back they are read the other way round. */
function isDown({ sort, back }: Keyset): boolean {
  return (sort.order === 'DESC') !== (back === true)
}

/** Rows beyond the position. Rows without a value come last going up and first going down, as the database sorts them. */
function beyondKeyset(page: Keyset): RawBuilder<SqlBool> {
  const { key, id, after, nullable } = page
  if (!after) return sql<SqlBool>`true`
  const down = isDown(page)
  const side = sql.raw(down ? '<' : '>')
  const { value } = after
  if (value === null) {
    const rest = sql<SqlBool>`(${key} is null and ${id} ${side} ${after.id}::uuid)`
    return down ? sql<SqlBool>`(${rest} or ${key} is not null)` : rest
  }
  const later = sql<SqlBool>`(${key}, ${id}) ${side} (${value}, ${after.id}::uuid)`
  return nullable && !down ? sql<SqlBool>`(${later} or ${key} is null)` : later
}

/** `order by` of the page, as it is read: `cutKeyset` turns round what is read backwards. */
function keysetOrder(page: Keyset): RawBuilder<unknown> {
  const direction = sql.raw(isDown(page) ? 'desc' : 'asc')
  return sql`${page.key} ${direction}, ${page.id} ${direction}`
}

/** A page cut from `limit + 1` rows, with cursors to the pages beside it (CursorPagingMetadata, wire §1.9). */
function cutKeyset<Row extends Positioned>(config: PlatformConfig, page: Keyset, rows: readonly Row[]) {
  const read = rows.slice(0, page.limit)
  const inOrder = page.back ? read.reverse() : read
  const more = rows.length > page.limit
  const { of, filter, words, sort } = page
  const sealed = (at: { readonly value: string | null; readonly id: string }, back?: true) =>
    seal(config, { of, filter, words, sort, after: at, back })
  const [first, last] = [inOrder.at(0), inOrder.at(-1)]
  const hasNext = last !== undefined && (page.back === true || more)
  const hasPrevious = page.back ? more : page.after !== undefined
  const next = hasNext ? { next: sealed(positioned(last)) } : {}
  const previous = first ? positioned(first) : page.after
  const prev = hasPrevious && previous ? { prev: sealed(previous, true) } : {}
  return { pageRows: inOrder, metadata: { count: inOrder.length, cursors: { ...next, ...prev }, hasNext } }
}

function positioned({ id, position }: Positioned) {
  return { value: position, id }
}
