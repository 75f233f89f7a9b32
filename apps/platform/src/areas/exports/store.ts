import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { expiredSince } from './expiry.ts'
import type { ShopTable } from './shop-tables.ts'
import type { ExportTables } from './tables.ts'

type Table = ExportTables['shopExports']
export type ExportRow = Selectable<Table>

export function insertExport(db: Db, row: Insertable<Table>): Promise<ExportRow> {
  return db.insertInto('shopExports').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Newest first. */
export function listExports(db: Db, now: Date): Promise<ExportRow[]> {
  const alive = db.selectFrom('shopExports').selectAll().where('createdAt', '>', expiredSince(now))
  return alive.orderBy('createdAt', 'desc').orderBy('id').limit(100).execute()
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('shopExports').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateExport(db: Db, id: string, changes: Updateable<Table>): Promise<void> {
  await db.updateTable('shopExports').set(changes).where('id', '=', id).execute()
}

export async function deleteExport(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('shopExports').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteExpiredExports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('shopExports').where('createdAt', '<=', expiredSince(clock.now())).execute()
}

export async function countRows(db: Db, table: ShopTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count)
}

/** Columns of each table's primary key, in their order. */
export async function readKeys(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select k.table_name as "table", k.column_name as "column"
    from information_schema.table_constraints c
    join information_schema.key_column_usage k
      on k.constraint_name = c.constraint_name and k.table_schema = c.table_schema and k.table_name = c.table_name
    where c.constraint_type = 'PRIMARY KEY' and c.table_schema = current_schema()
    order by k.table_name, k.ordinal_position`.execute(db)
  const keys = new Map<string, string[]>()
  for (const { table, column } of rows) keys.set(table, [...(keys.get(table) ?? []), column])
  return keys
}

export type AnyRow = Readonly<Record<string, unknown>>

/** Next rows of a table in the order of its key; `after` has the key of the last one. */
export async function readPage(
  db: Db,
  table: ShopTable,
  key: readonly string[],
  after: readonly unknown[] | undefined,
  limit: number,
): Promise<AnyRow[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const beyond = after ? sql`where (${columns}) > (${sql.join(after)})` : sql``
  const { rows } = await sql<AnyRow>`
    select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${limit}`.execute(db)
  return rows
}
