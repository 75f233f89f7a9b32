import type { Db } from '../../../data/database.ts'
import { isHidden } from './hidden.ts'
import type { Row } from './row.ts'
import { countWhere } from './rows.ts'
import type { Table } from './schema.ts'

export interface Link {
  readonly table: string
  readonly column: string
  readonly value: string
  readonly rows: number
}

/** Rows of other tables that name this one. */
export async function related(
  db: Db,
  schema: ReadonlyMap<string, Table>,
  table: Table,
  row: Row,
): Promise<Link[]> {
  const [key, ...more] = table.primaryKey
  const value = key && more.length === 0 ? row[key] : undefined
  const type = table.columns.find(({ name }) => name === key)?.type
  if (typeof value !== 'string' || !key || isHidden(table.name, { name: key, type: type ?? '' })) return []
  const places = [...schema.values()].flatMap((other) =>
    [...other.references]
      .filter(([, target]) => target === table.name)
      .map(([column]) => ({ table: other.name, column, value })),
  )
  const counted: Link[] = []
  for (const place of places) {
    counted.push({ ...place, rows: await countWhere(db, place.table, place.column, value) })
  }
  return counted.filter(({ rows }) => rows > 0)
}
