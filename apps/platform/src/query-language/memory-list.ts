import { z } from 'zod'
import type { PlatformConfig } from '../config.ts'
import { violations } from '../errors.ts'
import { numeric } from '../query.ts'
import { notOfThisList, seal, unseal } from './cursor.ts'
import { type MemoryField, order, toTest, type Value } from './predicate.ts'
import { Sort } from './query.ts'

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
})
export type ListQuery = z.output<typeof ListQuery>

const Key = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
const Position = z.object({ of: z.string(), filter: z.unknown().optional(), sort: Sort, after: Key })

export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly pagingMetadata: {
    readonly count: number
    readonly cursors: { readonly next: string | null }
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
  usual?: (row: Row) => Value,
): Listed<Row> {
  const { cursor, limit } = query.cursorPaging
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && (!position.success || position.data.of !== of)) throw notOfThisList()
  const { filter, sort } = position?.data ?? query
  const terms = sort.map(({ fieldName, order: direction }, index) => {
    const field = fields[fieldName]
    if (!field?.sortable) throw cannotSort(index, fields)
    return {
      read: (row: Row) => (field.read(row) ?? null) as Value | null,
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
  const test = toTest(filter, fields, 'query.filter')
  const found = all.filter(test).sort((a, b) => compare(keyOf(a), keyOf(b)))
  const start = position?.data.after
    ? found.findIndex((row) => compare(keyOf(row), position.data.after) > 0)
    : 0
  const rows = start === -1 ? [] : found.slice(start, start + limit)
  const last = rows.at(-1)
  const more = last !== undefined && found.at(-1) !== last
  const next = more ? seal(config, { of, filter, sort, after: keyOf(last) }) : null
  return { rows, pagingMetadata: { count: rows.length, cursors: { next }, hasNext: more } }
}

function cannotSort(index: number, fields: Readonly<Record<string, { readonly sortable?: boolean }>>) {
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable)
  return violations([
    {
      field: `query.sort[${index}].fieldName`,
      description: `cannot be sorted by; fields are ${sortable.join(', ')}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    },
  ])
}
