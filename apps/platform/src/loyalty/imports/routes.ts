import { sql } from 'kysely'
import { z } from 'zod'
import { transaction } from '../../database.ts'
import { applicationError } from '../../errors.ts'
import { beyond, CursorQuery, cutPage, readPage } from '../../query-language/cursor.ts'
import { column, type Fields } from '../../query-language/fields.ts'
import { toCondition } from '../../query-language/filter.ts'
import { type App, operation } from '../../route.ts'
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

/** Wire §1.9. */
const fields: Fields = {
  createdDate: column('date', sql.ref('loyalty_imports.created_at')),
  updatedDate: column('date', sql.ref('loyalty_imports.updated_at')),
  status: column('text', sql.ref('loyalty_imports.status')),
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
      body: z.object({ query: CursorQuery.prefault({}) }),
      answer: ImportsAnswer,
      partly: 'It sorts by creation alone.',
    },
    async ({ db, config, input: { query } }) => {
      const page = readPage(config, 'loyalty imports', query)
      const limit = query.cursorPaging.limit ?? 50
      const direction = page.order === 'ASC' ? 'asc' : 'desc'
      const ids = await db
        .selectFrom('loyaltyImports')
        .select(['id', 'createdAt'])
        .where(toCondition(page.filter, fields))
        .where(beyond(page))
        .orderBy('createdAt', direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute()
      const { shown, metadata } = cutPage(config, 'loyalty imports', page, ids, limit)
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
