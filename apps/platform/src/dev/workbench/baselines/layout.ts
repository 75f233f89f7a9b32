import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface SiteTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** Columns that the database computes: nobody may write them. */
  readonly generated: readonly string[]
  readonly key: readonly string[]
  /** Foreign keys that are checked row by row and cannot wait for the end. */
  readonly eager: readonly string[]
}

/** Not part of a site's data: how it was built, and what the workbench keeps beside it. */
const beside = [
  'migration_step',
  'migration_contract',
  'migration_lock',
  'workbench_site',
  'workbench_baselines',
]

/** Every table of the site. Asked of the database itself, so that none can be forgotten. */
export async function readLayout(db: Db): Promise<readonly SiteTable[]> {
  const { rows } = await sql<SiteTable>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attgenerated <> ''), '[]') as generated,
      coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key,
      coalesce((select json_agg(f.conname) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and not f.condeferrable), '[]') as eager
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db)
  return rows.filter(({ name }) => !beside.includes(name))
}
