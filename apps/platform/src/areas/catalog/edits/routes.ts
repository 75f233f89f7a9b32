import * as operations from '@galleria/platform-client/operations/catalog/catalog-edits'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { Paging } from '../../../data/query-language/query.ts'
import { type App, operation } from '../../../http/route.ts'
import { BulkAnswer } from '../writes/answers.ts'
import { ById, idempotencyKey } from '../writes/input.ts'
import { beginJob } from '../writes/jobs/create.ts'
import { edited } from './edit.ts'
import { findEdit, findJobStatus, findProductsOf, findRows, pageOfRows, queryEdits } from './store/edits.ts'
import { undoRows } from './undo.ts'
import { EditAnswer, EditRowsAnswer, EditsAnswer, editView, rowView } from './view.ts'

/** Edits of the catalog, with author and values before and after, and their undo. Extensions: the wire has no such calls. */
export function editRoutes(app: App): void {
  operation(
    app,
    operations.queryCatalogEdits,
    { body: z.object({ query: KeysetQuery.prefault({}) }), answer: EditsAnswer },
    async ({ db, config, input: { query } }) => {
      const { pageRows, metadata } = await queryEdits({ db, config }, query)
      return { catalogEdits: pageRows.map(editView), pagingMetadata: metadata }
    },
  )

  operation(app, operations.getCatalogEdit, { query: ById, answer: EditAnswer }, async ({ db, input }) => ({
    catalogEdit: editView(await findEdit(db, input.id)),
  }))

  operation(
    app,
    operations.listCatalogEditRows,
    {
      body: ById.extend({ paging: Paging.default({ limit: 50, offset: 0 }), entityId: z.guid().optional() }),
      answer: EditRowsAnswer,
    },
    async ({ db, input: { id, paging, entityId } }) => {
      await findEdit(db, id)
      const { rows, total } = await pageOfRows(db, id, { entityId, ...paging })
      return { rows: rows.map(rowView), total }
    },
  )

  operation(
    app,
    operations.undoCatalogEdit,
    { body: ById.extend({ idempotencyKey }), answer: BulkAnswer.extend({ jobId: z.guid().optional() }) },
    (call) => {
      const { id, idempotencyKey } = call.input
      return edited(call, { call: 'UndoCatalogEdit', undoes: id, idempotencyKey }, async (edit) => {
        await findEdit(edit.trx, id)
        const productIds = await productsOfJob(edit.trx, id)
        if (productIds) {
          const begun = await beginJob(edit, { call: 'UndoCatalogEdit', change: { undoes: id }, productIds })
          return { ...NONE_YET, ...begun }
        }
        return undoRows(edit, await findRows(edit.trx, id))
      })
    },
  )
}

const NONE_YET = {
  results: [],
  bulkActionMetadata: { totalSuccesses: 0, totalFailures: 0, undetailedFailures: 0 },
}

/** Products of an edit that a job did, since a job has to undo it. @throws ApiError 409 while it still changes */
async function productsOfJob(trx: Trx, editId: string): Promise<string[] | undefined> {
  const status = await findJobStatus(trx, editId)
  if (status === 'RUNNING')
    throw applicationError(
      409,
      'EDIT_STILL_RUNNING',
      'This edit is still running. Undo it when it has finished.',
    )
  return status && findProductsOf(trx, editId)
}
