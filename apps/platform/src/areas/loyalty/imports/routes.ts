import * as operations from '@galleria/platform-client/operations/loyalty/loyalty-imports'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { type App, operation } from '../../../http/route.ts'
import { DryRunAnswer, ImportAnswer, ImportsAnswer, UploadAnswer, UrlAnswer } from './answers.ts'
import { dryRun } from './dry-run.ts'
import { errorFileUrl, errorFolder, sendErrorFile } from './error-file.ts'
import { fileFolder, openFile, receiveFile } from './file.ts'
import { beginImport, createImport, parsedHeader } from './imports.ts'
import { HeaderMapping, mappingOf } from './mapping.ts'
import { findImport } from './store/imports.ts'
import { queryImports } from './store/query.ts'
import { importView } from './view.ts'

const ById = z.object({ loyaltyImportId: z.string() })
const Mapped = ById.extend({ headerMappingInfo: HeaderMapping.optional() })

/** Wire §3.6 "imports". */
export function importRoutes(app: App): void {
  app.put(`${fileFolder}/:id`, receiveFile)
  app.get(`${errorFolder}/:id`, sendErrorFile)

  operation(app, operations.createLoyaltyImportFileUrl, { answer: UploadAnswer }, (call) => openFile(call))

  operation(
    app,
    operations.createLoyaltyImport,
    {
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
    operations.getLoyaltyImport,
    { query: ById, answer: ImportAnswer },
    async ({ db, input }) => ({ loyaltyImport: importView(await findImport(db, input.loyaltyImportId)) }),
  )

  operation(
    app,
    operations.getLoyaltyImportErrorFileUrl,
    { query: ById, answer: UrlAnswer },
    async (call) => {
      const { id, failureCount } = await findImport(call.db, call.input.loyaltyImportId)
      if (failureCount === 0) throw applicationError(428, 'NO_ERROR_FILE', 'No row of this import failed.')
      return { url: errorFileUrl(call, id) }
    },
  )

  operation(app, operations.executeLoyaltyImport, { body: Mapped, answer: ImportAnswer }, (call) =>
    transaction(call.db, async (trx) => {
      const { loyaltyImportId, headerMappingInfo } = call.input
      return { loyaltyImport: importView(await beginImport(trx, call, loyaltyImportId, headerMappingInfo)) }
    }),
  )

  operation(
    app,
    operations.dryRunLoyaltyImport,
    { body: Mapped, answer: DryRunAnswer },
    async ({ db, input }) => {
      const row = await findImport(db, input.loyaltyImportId)
      return dryRun(db, row.fileId, mappingOf(parsedHeader(row), input.headerMappingInfo))
    },
  )

  operation(
    app,
    operations.queryLoyaltyImports,
    { body: z.object({ query: KeysetQuery.prefault({}) }), answer: ImportsAnswer },
    async ({ db, config, input: { query } }) => {
      const { pageRows, metadata } = await queryImports({ db, config }, query)
      return { loyaltyImports: pageRows.map(importView), pagingMetadata: metadata }
    },
  )
}
