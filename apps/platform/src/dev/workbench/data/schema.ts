import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface Column {
  readonly name: string
  /** As Postgres names it: `uuid`, `timestamptz`, `jsonb`. */
  readonly type: string
  readonly nullable: boolean
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly primaryKey: readonly string[]
  /** Column to the table whose row it names. */
  readonly references: ReadonlyMap<string, string>
}

interface CatalogRow {
  readonly name: string
  readonly columns: readonly Column[]
  readonly key: readonly string[] | null
  readonly references: readonly { readonly column: string; readonly table: string }[] | null
}

/** Every table of the site, read from the database itself: a new one is there by being there. */
export async function readSchema(db: Db): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await sql<CatalogRow>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select json_agg(json_build_object('column', a.attname, 'table', f.confrelid::regclass::text))
        from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and array_length(f.conkey, 1) = 1) as "references"
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db.withoutPlugins())
  const names = new Set(rows.map(({ name }) => name))
  return new Map(
    rows.map(({ name, columns, key, references }) => {
      const known = new Map(references?.map((each) => [each.column, each.table]))
      for (const column of columns) {
        const meant = referencedTable(column.name, names)
        if (meant && meant !== name && !known.has(column.name)) known.set(column.name, meant)
      }
      return [name, { name, columns, primaryKey: key ?? [], references: known }]
    }),
  )
}

/** `member_id` names a row of `members`, though no constraint says so. */
function referencedTable(column: string, tables: ReadonlySet<string>): string | undefined {
  const one = /^(.+)_id$/.exec(column)?.[1]
  if (!one) return undefined
  return [`${one}s`, one.replace(/y$/, 'ies'), `${one}es`].find((name) => tables.has(name))
}
