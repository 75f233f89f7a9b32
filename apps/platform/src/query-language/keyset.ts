import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { PlatformConfig } from '../config.ts'
import { violations } from '../errors.ts'
import { numeric } from '../query.ts'
import { notOfThisList, seal, unseal } from './cursor.ts'
import type { Fields } from './fields.ts'
import { Words } from './words.ts'

const Sorting = z.object({ fieldName: z.string().max(100), order: z.enum(['ASC', 'DESC']).default('ASC') })

export const CursorPaging = z
  .object({
    limit: numeric(z.int().min(1).max(100)).default(50),
    cursor: z.string().max(16_000).nullish(),
  })
  .prefault({})

/** CursorQuery (wire §1.9) by one sortable field; rows of the same value follow by their ids. */
export const KeysetQuery = z.object({
  filter: z.unknown().optional(),
  sort: z.array(Sorting).max(1).default([]),
  cursorPaging: CursorPaging,
})

const Position = z.object({
  of: z.string(),
  filter: z.unknown().optional(),
  words: Words.optional(),
  sort: Sorting,
  after: z.object({ value: z.string().nullable(), id: z.guid() }),
})

interface Asked {
  readonly filter?: unknown
  readonly words?: Words | undefined
  readonly sort: readonly z.output<typeof Sorting>[]
  readonly cursorPaging: z.output<typeof CursorPaging>
}

/** A page that is asked for: what a cursor carries, or the first one (wire §1.8). */
export interface Keyset {
  readonly of: string
  readonly filter?: unknown
  readonly words?: Words | undefined
  readonly sort: z.output<typeof Sorting>
  readonly after?: { readonly value: string | null; readonly id: string }
  readonly limit: number
  /** What is sorted by. */
  readonly key: RawBuilder<unknown>
  readonly nullable: boolean
}

/** @throws ApiError 400 for a cursor of another list, and for a field that is not sorted by */
export function readKeyset(
  config: PlatformConfig,
  of: string,
  asked: Asked,
  fields: Fields,
  { newest = 'createdDate', at = 'query' } = {},
): Keyset {
  const { cursor, limit } = asked.cursorPaging
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && (!position.success || position.data.of !== of)) throw notOfThisList()
  const page = position?.data ?? {
    of,
    filter: asked.filter,
    words: asked.words,
    sort: asked.sort[0] ?? { fieldName: newest, order: 'DESC' as const },
  }
  const field = Object.hasOwn(fields, page.sort.fieldName) ? fields[page.sort.fieldName] : undefined
  if (!field?.sort) throw cannotSort(`${at}.sort[0].fieldName`, fields)
  return { ...page, limit, key: field.sort, nullable: field.nullable === true }
}

function cannotSort(field: string, fields: Fields) {
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sort)
  return violations([
    {
      field,
      description: `cannot be sorted by; fields are ${sortable.join(', ')}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    },
  ])
}

/** Rows beyond the position. Rows without a value come last going up and first going down, as the database sorts them. */
export function beyondKeyset(
  { key, after, sort, nullable }: Keyset,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  if (!after) return sql<SqlBool>`true`
  const down = sort.order === 'DESC'
  const side = sql.raw(down ? '<' : '>')
  const { value } = after
  if (value === null) {
    const rest = sql<SqlBool>`(${key} is null and ${id} ${side} ${after.id}::uuid)`
    return down ? sql<SqlBool>`(${rest} or ${key} is not null)` : rest
  }
  const later = sql<SqlBool>`(${key}, ${id}) ${side} (${value}, ${after.id}::uuid)`
  return nullable && !down ? sql<SqlBool>`(${later} or ${key} is null)` : later
}

/** `order by` of the page. */
export function keysetOrder({ key, sort }: Keyset, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const direction = sql.raw(sort.order === 'DESC' ? 'desc' : 'asc')
  return sql`${key} ${direction}, ${id} ${direction}`
}

/** To be selected as `position` of every row: where a next page may begin. */
export function positionOf({ key }: Keyset): RawBuilder<string | null> {
  return sql<string | null>`(${key})::text`
}

/** What is answered of `limit + 1` rows, and where the next page begins (CursorPagingMetadata, wire §1.9). */
export function cutKeyset<Row extends { readonly id: string; readonly position: string | null }>(
  config: PlatformConfig,
  page: Keyset,
  rows: readonly Row[],
) {
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const hasNext = rows.length > page.limit && last !== undefined
  const { of, filter, words, sort } = page
  const after = last && { value: last.position, id: last.id }
  const cursors = hasNext ? { next: seal(config, { of, filter, words, sort, after }) } : {}
  return { shown, metadata: { count: shown.length, cursors, hasNext } }
}
