import * as operations from '@galleria/platform-client/operations/catalog/catalog-imports'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { tableAnswer } from '../../../base/tabular/line.ts'
import { transaction } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { Paging } from '../../../data/query-language/query.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { columnNames } from './columns.ts'
import { errorLines } from './error-file.ts'
import { beginImport, createImport, mappingOf } from './imports.ts'
import { pageOfErrors } from './store/errors.ts'
import { findImport } from './store/imports.ts'
import { queryImports } from './store/query.ts'
import {
  CatalogImport,
  DryRunAnswer,
  ImportAnswer,
  ImportErrorView,
  importView,
  MappingInput,
} from './view.ts'
import { dryRun } from './work.ts'

const errorFolder = '/_files/catalog-import-errors'
const HOUR = 3_600_000
const ById = z.object({ catalogImportId: z.string() })
const Mapped = ById.extend({ mapping: MappingInput.optional() })

/** Products from files. Ours: the hosted platform has this in its back office alone. */
export function importRoutes(app: App): void {
  app.get(`${errorFolder}/:id`, async (c) => {
    const { db, config, clock } = c.var.services
    const importId = c.req.param('id')
    const given = { until: c.req.query('until'), proof: c.req.query('proof') }
    if (!isUuid(importId) || !isSigned(config, `${errorFolder}/${importId}`, given, clock.now()))
      throw applicationError(403, 'LINK_NOT_VALID', 'This link is wrong or has expired. Request a new one.')
    return tableAnswer(`errors-${importId}.csv`, errorLines(db, importId))
  })

  operation(
    app,
    operations.createCatalogImport,
    {
      body: z.object({ fileId: z.string(), format: z.enum(['HOSTED', 'SHOPIFY']).default('HOSTED') }),
      answer: ImportAnswer,
    },
    async (call) => ({ catalogImport: importView(await createImport(call, call.input)) }),
  )

  operation(
    app,
    operations.queryCatalogImports,
    {
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: z.object({ catalogImports: z.array(CatalogImport), pagingMetadata: CursorMetadata }),
    },
    async ({ db, config, input: { query } }) => {
      const { pageRows, metadata } = await queryImports({ db, config }, query)
      return { catalogImports: pageRows.map(importView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.listCatalogImportColumns,
    { answer: z.object({ columns: z.array(z.object({ name: z.string(), required: z.boolean() })) }) },
    () => ({ columns: columnNames.map((name) => ({ name, required: name === 'handle' })) }),
  )

  operation(
    app,
    operations.getCatalogImport,
    { query: ById, answer: ImportAnswer },
    async ({ db, input }) => ({ catalogImport: importView(await findImport(db, input.catalogImportId)) }),
  )

  operation(app, operations.dryRunCatalogImport, { body: Mapped, answer: DryRunAnswer }, async (call) => {
    const row = await findImport(call.db, call.input.catalogImportId)
    const mapping = mappingOf(row, call.input.mapping)
    const { created, updated, unchanged, failed, ...rest } = await dryRun(call, row, {
      format: row.format,
      mapping,
    })
    const counts = {
      createdCount: created,
      updatedCount: updated,
      unchangedCount: unchanged,
      failedCount: failed,
    }
    return { ...counts, ...rest }
  })

  operation(app, operations.executeCatalogImport, { body: Mapped, answer: ImportAnswer }, (call) =>
    transaction(call.db, async (trx) => {
      const { catalogImportId, mapping } = call.input
      return { catalogImport: importView(await beginImport(trx, call, catalogImportId, mapping)) }
    }),
  )

  operation(
    app,
    operations.listCatalogImportErrors,
    {
      body: ById.extend({ paging: Paging.default({ limit: 50, offset: 0 }) }),
      answer: z.object({ errors: z.array(ImportErrorView), total: z.int() }),
    },
    async ({ db, input: { catalogImportId, paging } }) => {
      const row = await findImport(db, catalogImportId)
      return pageOfErrors(db, row.id, paging)
    },
  )

  operation(
    app,
    operations.getCatalogImportErrorFileUrl,
    { query: ById, answer: z.object({ url: z.string() }) },
    async ({ db, config, clock, input }) => {
      const row = await findImport(db, input.catalogImportId)
      const until = new Date(clock.now().getTime() + HOUR)
      return { url: signedLink(config, `${errorFolder}/${row.id}`, until) }
    },
  )
}
