import { sql } from 'kysely'
import type { Db } from '../../database.ts'

export interface SiteTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly key: readonly string[]
}

/** Not part of a site's data: how it was built, and what the workbench keeps beside it. */
const beside = ['migration_step', 'workbench_site', 'workbench_baselines']

/** Every table of the site, each after those it refers to. Asked of the database itself, so that none can be forgotten. */
export async function readLayout(db: Db): Promise<readonly SiteTable[]> {
  const { rows } = await sql<SiteTable & { needs: readonly string[] }>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key,
      coalesce((select json_agg(f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as needs
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db)
  const left = new Map(rows.filter(({ name }) => !beside.includes(name)).map((row) => [row.name, row]))
  const ordered: SiteTable[] = []
  while (left.size > 0) {
    const next = [...left.values()].filter(({ needs }) => !needs.some((name) => left.has(name)))
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}`)
    for (const { name, columns, key } of next) {
      left.delete(name)
      ordered.push({ name, columns, key })
    }
  }
  return ordered
}
