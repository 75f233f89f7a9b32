import pg from 'pg'

/** A table of a backup, with the columns that are stored in it; the others the database computes. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

const quoted = pg.escapeIdentifier

export const copyOut = ({ name, columns }: StoredTable) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`

export const copyIn = ({ name, columns }: StoredTable) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`

/** Tables of the site's own schema. */
export async function readTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}
