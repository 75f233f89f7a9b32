import { z } from 'zod'
import { numeric } from '../../base/query.ts'
import type { PlatformConfig } from '../config.ts'
import { notOfThisList, seal, under, unseal } from './cursor.ts'
import { type MemoryField, order, toTest, type Value } from './predicate.ts'
import { byCursor, cannotSort, Sort } from './query.ts'

/** CursorQuery (wire §1.9) by any field that the list sorts by. */
export const ListQuery = z.object({
  filter: z.unknown().optional(),
  sort: Sort.default([]),
  cursorPaging: z
    .object({
      limit: numeric(z.int().min(1).max(300)).default(50),
      cursor: z.string().max(16_000).nullish(),
    })
    .prefault({}),
  paging: byCursor,
})
export type ListQuery = z.output<typeof ListQuery>

const Key = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
const Position = z.object({
  of: z.string(),
  filter: z.unknown().optional(),
  sort: Sort,
  after: Key,
  back: z.boolean().optional(),
})

export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly pagingMetadata: {
    readonly count: number
    readonly cursors: { readonly next: string | null; readonly prev?: string }
    readonly hasNext: boolean
  }
}

/** One page of a short list that is at hand whole, by `usual`, else by id, where no order is asked for. The cursor carries filter and order (wire §1.8). */
export function listPage<Row extends { readonly id: string }>(
  config: PlatformConfig,
  of: string,
  all: readonly Row[],
  fields: Readonly<Record<string, MemoryField<Row>>>,
  query: ListQuery,
  { usual, at = 'query' }: { readonly usual?: (row: Row) => Value; readonly at?: string } = {},
): Listed<Row> {
  const { cursor, limit } = query.cursorPaging
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && (!position.success || position.data.of !== of))
    throw notOfThisList(under(at, 'cursorPaging.cursor'))
  const { filter, sort } = position?.data ?? query
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable)
  const terms = sort.map(({ fieldName, order: direction }, index) => {
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    if (!field?.sortable) throw cannotSort(under(at, `sort[${index}].fieldName`), sortable)
    return {
      read: (row: Row) => toKey(field.read(row)),
      sign: direction === 'DESC' ? -1 : 1,
    }
  })
  if (usual && terms.length === 0) terms.push({ read: usual, sign: 1 })
  const keyOf = (row: Row) => [...terms.map(({ read }) => read(row)), row.id]
  const compare = (a: readonly (Value | null)[], b: readonly (Value | null)[]) => {
    const at = a.findIndex((value, index) => value !== b[index])
    if (at === -1) return 0
    return order(a[at] ?? '', b[at] ?? '') * (terms[at]?.sign ?? 1)
  }
  const test = toTest(filter, fields, under(at, 'filter'))
  const found = all.filter(test).sort((a, b) => compare(keyOf(a), keyOf(b)))
  const { after, back } = position?.data ?? {}
  const from = after ? found.findIndex((row) => compare(keyOf(row), after) >= (back ? 0 : 1)) : 0
  const edge = from === -1 ? found.length : from
  const [start, end] = back ? [Math.max(0, edge - limit), edge] : [edge, edge + limit]
  const rows = found.slice(start, end)
  const [first, last] = [rows.at(0), rows.at(-1)]
  const cursorAt = (key: unknown, back?: true) => seal(config, { of, filter, sort, after: key, back })
  const next = last && end < found.length ? cursorAt(keyOf(last)) : null
  const cursors = { next, ...(start > 0 && { prev: cursorAt(first ? keyOf(first) : after, true) }) }
  return { rows, pagingMetadata: { count: rows.length, cursors, hasNext: next !== null } }
}

/** Sort key of a row: a list becomes one text, which a cursor can carry. */
function toKey(value: Value | readonly Value[] | undefined): Value | null {
  return Array.isArray(value) ? value.join() : ((value as Value | undefined) ?? null)
}
