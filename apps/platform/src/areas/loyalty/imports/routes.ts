import { sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { column, type Fields } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  KeysetQuery,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../data/query-language/keyset.ts'
import { type App, operation } from '../../../http/route.ts'
import { DryRunAnswer, ImportAnswer, ImportsAnswer, UploadAnswer, UrlAnswer } from './answers.ts'
import { dryRun } from './dry-run.ts'
import { errorFileUrl, errorFolder, sendErrorFile } from './error-file.ts'
import { fileFolder, openFile, receiveFile } from './file.ts'
import { HeaderMapping, mappingOf } from './mapping.ts'
import { beginImport, createImport, findImport, importsOf, parsedHeader } from './store.ts'
import { importView } from './view.ts'

const allow = ['APP', 'USER'] as const
const path = '/_api/loyalty-imports/v1/loyalty-imports'
const ById = z.object({ loyaltyImportId: z.string() })
const Mapped = ById.extend({ headerMappingInfo: HeaderMapping.optional() })

const id = sql.ref('loyalty_imports.id')
const sortable = { sortable: true }

/** Wire §1.9. */
const fields: Fields = {
  createdDate: column('date', sql.ref('loyalty_imports.created_at'), sortable),
  updatedDate: column('date', sql.ref('loyalty_imports.updated_at'), sortable),
  status: column('text', sql.ref('loyalty_imports.status'), sortable),
}

/** Wire §3.6 "imports". */
export function importRoutes(app: App): void {
  app.put(`${fileFolder}/:id`, receiveFile)
  app.get(`${errorFolder}/:id`, sendErrorFile)

  operation(
    app,
    {
      name: 'CreateLoyaltyImportFileUrl',
      method: 'POST',
      path: `${path}/wixmp-upload-url`,
      allow,
      answer: UploadAnswer,
    },
    (call) => openFile(call),
  )

  operation(
    app,
    {
      name: 'CreateLoyaltyImport',
      method: 'POST',
      path,
      allow,
      body: z.object({
        fileUrl: z.string().min(3).max(10_000),
        fileName: z.string().max(200).nullish(),
        fileSize: z.number().max(104_857_600).nullish(),
      }),
      answer: ImportAnswer,
    },
    (call) =>
      transaction(call.db, async (trx) => ({
        loyaltyImport: importView(await createImport(trx, call, call.caller, call.input)),
      })),
  )

  operation(
    app,
    { name: 'GetLoyaltyImport', method: 'GET', path, allow, query: ById, answer: ImportAnswer },
    async ({ db, input }) => ({ loyaltyImport: importView(await findImport(db, input.loyaltyImportId)) }),
  )

  operation(
    app,
    {
      name: 'GetErrorFileDownloadUrl',
      method: 'GET',
      path: `${path}/error-file-download-url`,
      allow,
      query: ById,
      answer: UrlAnswer,
    },
    async (call) => {
      const { id, failureCount } = await findImport(call.db, call.input.loyaltyImportId)
      if (failureCount === 0) throw applicationError(428, 'NO_ERROR_FILE', 'No row of this import has failed')
      return { url: errorFileUrl(call, id) }
    },
  )

  operation(
    app,
    {
      name: 'ExecuteLoyaltyImport',
      method: 'POST',
      path: `${path}/execute`,
      allow,
      body: Mapped,
      answer: ImportAnswer,
    },
    (call) =>
      transaction(call.db, async (trx) => {
        const { loyaltyImportId, headerMappingInfo } = call.input
        return { loyaltyImport: importView(await beginImport(trx, call, loyaltyImportId, headerMappingInfo)) }
      }),
  )

  operation(
    app,
    {
      name: 'DryRunLoyaltyImport',
      method: 'POST',
      path: `${path}/dry-run`,
      allow,
      body: Mapped,
      answer: DryRunAnswer,
    },
    async ({ db, input }) => {
      const row = await findImport(db, input.loyaltyImportId)
      return dryRun(db, row.fileId, mappingOf(parsedHeader(row), input.headerMappingInfo))
    },
  )

  operation(
    app,
    {
      name: 'QueryLoyaltyImports',
      method: 'POST',
      path: `${path}/query`,
      allow,
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: ImportsAnswer,
    },
    async ({ db, config, input: { query } }) => {
      const page = readKeyset(config, 'loyalty imports', query, fields)
      const ids = await db
        .selectFrom('loyaltyImports')
        .select(['id', positionOf(page).as('position')])
        .where(toCondition(page.filter, fields))
        .where(beyondKeyset(page, id))
        .orderBy(keysetOrder(page, id))
        .limit(page.limit + 1)
        .execute()
      const { shown, metadata } = cutKeyset(config, page, ids)
      const known = shown.length
        ? await importsOf(db)
            .where(
              'loyaltyImports.id',
              'in',
              shown.map(({ id }) => id),
            )
            .execute()
        : []
      const rows = shown.flatMap(({ id }) => known.find((row) => row.id === id) ?? [])
      return { loyaltyImports: rows.map(importView), pagingMetadata: metadata }
    },
  )
}
