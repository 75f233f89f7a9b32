import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { isHidden } from './hidden.ts'
import type { Row } from './row.ts'
import type { Column, Table } from './schema.ts'

export interface RowQuery {
  /** Anywhere in the columns that may be seen. */
  readonly text: string
  /** Exactly this value in this column. */
  readonly column: string
  readonly value: string
  readonly sort: string
  readonly descending: boolean
  readonly cursor: string
}

export interface RowPage {
  readonly rows: readonly (Row & { readonly [KEY]: string })[]
  readonly nextCursor: string | null
}

/** How a row is named in an address. */
export const KEY = 'workbench row key'
const AT = 'workbench row at'
const LIMIT = 50

export async function readRows(db: Db, table: Table, query: RowQuery): Promise<RowPage> {
  const sort = sortable(table).find(({ name }) => name === query.sort)
  const key = keyOf(table)
  const direction = query.descending ? sql`desc` : sql`asc`
  const conditions = [...filters(table, query), ...after(sort, key, query)]
  const at = sort ? sql`${sql.ref(sort.name)}::text` : sql`''`
  const { rows } = await sql<Row & { [KEY]: string; [AT]: string }>`
    select *, ${key} as ${sql.id(KEY)}, ${at} as ${sql.id(AT)} from ${sql.table(table.name)}
    where ${sql.join(conditions, sql` and `)}
    order by ${sort ? sql`${sql.ref(sort.name)} ${direction}, ` : sql``}${key} ${direction}
    limit ${LIMIT + 1}`.execute(db.withoutPlugins())
  const pageRows = rows.slice(0, LIMIT)
  const last = rows.length > LIMIT ? pageRows.at(-1) : undefined
  return {
    rows: pageRows.map(({ [AT]: _, ...row }) => row),
    nextCursor: last ? encode([last[AT], last[KEY]]) : null,
  }
}

export async function readRow(db: Db, table: Table, key: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table.name)} where ${keyOf(table)} = ${key} limit 1`.execute(
    db.withoutPlugins(),
  )
  return rows[0]
}

export async function countRows(db: Db, tables: readonly Table[]): Promise<ReadonlyMap<string, number>> {
  const each = tables.map(
    ({ name }) => sql`(select count(*)::int from ${sql.table(name)}) as ${sql.id(name)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(each)}`.execute(db.withoutPlugins())
  return new Map(Object.entries(rows[0] ?? {}))
}

/** How many rows have this value there. */
export async function countWhere(db: Db, table: string, column: string, value: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)} where ${sql.ref(column)}::text = ${value}`.execute(
    db.withoutPlugins(),
  )
  return rows[0]?.rows ?? 0
}

const ordered = new Set([
  'uuid',
  'text',
  'varchar',
  'timestamptz',
  'date',
  'int2',
  'int4',
  'int8',
  'numeric',
  'bool',
])

/** Paging goes on behind a value, so there must always be one. */
export function sortable(table: Table): Column[] {
  return table.columns.filter(
    (column) => !column.nullable && ordered.has(column.type) && !isHidden(table.name, column),
  )
}

/** One text that names a row; of a secret's hash its own hash, so that no address tells even that. */
function keyOf({ primaryKey, columns }: Table): RawBuilder<string> {
  const parts = (primaryKey.length > 0 ? primaryKey : columns.map(({ name }) => name)).map((name) =>
    columns.find((column) => column.name === name)?.type === 'bytea'
      ? sql`encode(sha256(${sql.ref(name)}), 'hex')`
      : sql`${sql.ref(name)}::text`,
  )
  return sql<string>`concat_ws('~', ${sql.join(parts)})`
}

function filters(table: Table, { text, column, value }: RowQuery): RawBuilder<unknown>[] {
  const seen = table.columns.filter((each) => !isHidden(table.name, each))
  const conditions = [sql`true`]
  if (text) {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(
      sql`concat_ws(' ', ${sql.join(seen.map(({ name }) => sql`${sql.ref(name)}::text`))}) ilike ${pattern}`,
    )
  }
  if (seen.some(({ name }) => name === column)) conditions.push(sql`${sql.ref(column)}::text = ${value}`)
  return conditions
}

function after(sort: Column | undefined, key: RawBuilder<string>, { cursor, descending }: RowQuery) {
  const place = decode(cursor)
  if (!place) return []
  const compare = descending ? sql`<` : sql`>`
  if (!sort) return [sql`${key} ${compare} ${place[1]}`]
  return [
    sql`(${sql.ref(sort.name)}, ${key}) ${compare} (cast(${place[0]} as ${sql.raw(sort.type)}), ${place[1]})`,
  ]
}

function encode(place: readonly [string, string]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function decode(cursor: string): readonly [string, string] | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(place) || place.length !== 2) return undefined
    return [String(place[0]), String(place[1])]
  } catch {
    return undefined
  }
}
