import type { Context } from 'hono'
import { applicationError } from '../../../base/errors.ts'
import type { App, Env } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import type { Part } from '../part.ts'
import { unhidden } from './hidden.ts'
import { rowPage, tablePage, tablesPage } from './pages.ts'
import { countRows, KEY, type RowQuery, readRow, readRows, sortable } from './rows.ts'
import { readSchema, type Table } from './schema.ts'

export const data: Part = {
  path: '/_dev/data',
  name: 'Data',
  group: 'State',
  about: 'Search and sort every table of the site, and follow links between rows. Read-only.',
  key: 'd',
  routes,
  state: async ({ db }) => count((await readSchema(db)).size, 'table'),
}

function routes(app: App): void {
  app.get('/_dev/data', async (c) => {
    const { db } = c.var.services
    const tables = [...(await readSchema(db)).values()]
    const counts = await countRows(db, tables)
    if (acceptsHtml(c)) return tablesPage(c, counts)
    return c.json({ tables: [...counts].map(([name, rows]) => ({ name, rows })) })
  })

  app.get('/_dev/data/:table', async (c) => {
    const { db, config } = c.var.services
    const { table } = await tableOf(c)
    const query = rowQueryOf(c, table)
    const { rows, nextCursor } = await readRows(db, table, query)
    const visible = rows.map((row) => ({ key: row[KEY], row: unhidden(config, table, row) }))
    if (acceptsHtml(c)) return tablePage(c, { table, query, rows: visible, nextCursor })
    return c.json({ table: table.name, rows: visible.map(({ row }) => row), nextCursor })
  })

  app.get('/_dev/data/:table/:key', async (c) => {
    const { db, config } = c.var.services
    const { table, schema } = await tableOf(c)
    const row = await readRow(db, table, c.req.param('key'))
    if (!row) throw applicationError(404, 'NOT_FOUND', `Row not found in ${table.name}.`)
    const visible = unhidden(config, table, row)
    return acceptsHtml(c)
      ? rowPage(c, { schema, table, key: c.req.param('key'), row: visible })
      : c.json({ row: visible })
  })
}

async function tableOf(c: Context<Env>) {
  const schema = await readSchema(c.var.services.db)
  const table = schema.get(c.req.param('table') ?? '')
  if (!table) throw applicationError(404, 'NOT_FOUND', 'Table not found.')
  return { table, schema }
}

/** Newest first where rows have a date. */
function rowQueryOf(c: Context<Env>, table: Table): RowQuery {
  const of = (name: string) => c.req.query(name)?.trim().slice(0, 500) ?? ''
  const columns = sortable(table).map(({ name }) => name)
  const date = columns.find((name) => name === 'created_at')
  const sort = columns.includes(of('sort')) ? of('sort') : (date ?? '')
  const order = of('order') || (sort === date && date ? 'desc' : 'asc')
  return {
    text: of('text'),
    column: of('column'),
    value: of('value'),
    sort,
    descending: order === 'desc',
    cursor: of('cursor'),
  }
}

function acceptsHtml(c: Context<Env>): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false
}
