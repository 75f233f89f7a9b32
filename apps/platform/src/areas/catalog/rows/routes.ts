import * as operations from '@galleria/platform-client/operations/catalog/catalog-rows'
import { z } from 'zod'
import { numeric } from '../../../base/query.ts'
import { Sort } from '../../../data/query-language/query.ts'
import { CursorSearch, SearchDetails } from '../../../data/query-language/search.ts'
import { type App, operation } from '../../../http/route.ts'
import { edited } from '../edits/edit.ts'
import { freshCatalog } from '../search/open.ts'
import { bulkAnswerOf } from '../writes/answers.ts'
import { idempotencyKey } from '../writes/input.ts'
import { CatalogRow } from './answers.ts'
import { readRows } from './read.ts'
import { CellResult, checkOnce, RowWrite, updateCells } from './update.ts'

/** Rows at once: windows of a table, and what is pasted into it. */
const MOST = 1000

const RowsQuery = z.object({
  filter: z.unknown().optional(),
  sort: Sort.default([]),
  search: SearchDetails.optional(),
  paging: z
    .object({
      limit: numeric(z.int().min(0).max(MOST)).default(100),
      offset: numeric(z.int().min(0).max(10_000_000)).default(0),
    })
    .prefault({}),
})

/** The catalog as a table: any window of what is found, and cells that are written. Ours: the wire has no such calls. */
export function rowRoutes(app: App): void {
  operation(
    app,
    operations.queryCatalogRows,
    {
      body: z.object({ query: RowsQuery.prefault({}) }),
      answer: z.object({ rows: z.array(CatalogRow), total: z.int() }),
    },
    async ({ db, siteCache, config, input: { query } }) => {
      const { filter, sort, search: details, paging } = query
      const catalog = await freshCatalog({ db, siteCache, config })
      const wanted = CursorSearch.parse({ filter, sort, search: details, paging: { limit: 0 } })
      const asked = await catalog.ask(wanted, { hidden: true, at: 'query', fields: 'table' })
      const { ids, total } = await asked.window(paging)
      return { rows: await readRows(db, config, ids), total }
    },
  )

  operation(
    app,
    operations.updateCatalogCells,
    {
      body: z.object({ rows: z.array(RowWrite).min(1).max(MOST), idempotencyKey }),
      answer: bulkAnswerOf(CatalogRow).extend({
        results: z.array(
          z.object({
            itemMetadata: bulkAnswerOf(CatalogRow).shape.results.element.shape.itemMetadata,
            cells: z.array(CellResult),
            item: CatalogRow.optional(),
          }),
        ),
      }),
    },
    (call) =>
      edited(
        call,
        { call: 'UpdateCatalogCells', idempotencyKey: call.input.idempotencyKey },
        async (edit) => {
          checkOnce(call.input.rows)
          const outcome = await updateCells(edit, call.input.rows)
          const ids = outcome.results.flatMap(({ itemMetadata }) =>
            itemMetadata.success ? [itemMetadata.id] : [],
          )
          const rows = new Map((await readRows(edit.trx, call.config, ids)).map((row) => [row.id, row]))
          const results = outcome.results.map(({ itemMetadata, cells }) => {
            const item = rows.get(itemMetadata.id.toLowerCase())
            return { itemMetadata, cells, ...(item && { item }) }
          })
          return { ...outcome, results }
        },
      ),
  )
}
