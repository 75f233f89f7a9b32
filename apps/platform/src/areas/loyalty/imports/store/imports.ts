import { randomUUID } from 'node:crypto'
import { loyaltyImportCreated } from '@galleria/platform-client/events'
import type { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { emit } from '../../../../data/outbox.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import type { Caller } from '../../../../http/caller.ts'
import { findProgramStatus } from '../../program/store.ts'
import { type HeaderMapping, mappingOf } from '../mapping.ts'
import { type ImportRow, importView } from '../view.ts'

export function importsOf(db: Db) {
  return db
    .selectFrom('loyaltyImports')
    .innerJoin('loyaltyImportFiles', 'loyaltyImportFiles.id', 'loyaltyImports.fileId')
    .selectAll('loyaltyImports')
    .select('loyaltyImportFiles.size')
}

export async function findImport(db: Db, id: string): Promise<ImportRow> {
  const row = isUuid(id)
    ? await importsOf(db).where('loyaltyImports.id', '=', id).executeTakeFirst()
    : undefined
  if (row) return row
  throw applicationError(404, 'IMPORT_NOT_FOUND', 'Import not found.')
}

/** Begins an import of a file that was uploaded here; no other address is fetched. */
export async function createImport(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  caller: Caller,
  input: { readonly fileUrl: string; readonly fileName?: string | null | undefined },
): Promise<ImportRow> {
  const date = clock.now()
  const fileId = /([0-9a-f-]{36})(\?|$)/.exec(input.fileUrl)?.[1] ?? ''
  const file = isUuid(fileId)
    ? await trx.selectFrom('loyaltyImportFiles').selectAll().where('id', '=', fileId).executeTakeFirst()
    : undefined
  if (!file?.complete)
    throw applicationError(
      428,
      'FILE_NOT_UPLOADED',
      'fileUrl must be the filePath of an uploaded file. Request an upload address and send the file to it first.',
    )
  const row: ImportRow = {
    ...{
      id: randomUUID(),
      fileId,
      fileName: input.fileName ?? null,
      fileUrl: input.fileUrl,
      size: file.size,
    },
    ...{ status: 'INITIATED', header: null, sampleRows: null, mapping: null, parsedRows: null },
    ...{ parseError: null, doneRows: 0, successCount: 0, failureCount: 0, leasedUntil: null },
    ...{ revision: 1, createdAt: date, updatedAt: date },
  }
  const { size: _, ...values } = row
  await trx
    .insertInto('loyaltyImports')
    .values({ ...values, header: null, sampleRows: null, mapping: null })
    .execute()
  const entity = importView(row)
  await emit(trx, loyaltyImportCreated, { entityId: row.id, revision: 1, date, caller, entity })
  return row
}

/** From PARSED to IMPORTING; the second caller finds it begun. */
export async function beginImport(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  id: string,
  given: z.output<typeof HeaderMapping> | undefined,
): Promise<ImportRow> {
  const row = await findImport(trx, id)
  const mapping = mappingOf(parsedHeader(row), given)
  const status = await findProgramStatus(trx)
  if (status !== 'ACTIVE')
    throw applicationError(
      428,
      'PROGRAM_NOT_ACTIVE',
      'Points can be imported only while the program is active. Activate it first.',
    )
  const begun = await trx
    .updateTable('loyaltyImports')
    .set((column) => ({
      ...{ status: 'IMPORTING', mapping: jsonb(mapping), leasedUntil: null, updatedAt: clock.now() },
      revision: column('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'PARSED')
    .returning('id')
    .executeTakeFirst()
  if (!begun) throw notParsed((await findImport(trx, id)).status)
  return findImport(trx, id)
}

export function parsedHeader({ status, header }: ImportRow): string[] {
  if (status !== 'PARSED' || !header) throw notParsed(status)
  return header
}

function notParsed(status: string) {
  return applicationError(
    428,
    'IMPORT_IS_NOT_PARSED',
    'An import can start only once, after its file has been parsed.',
    {
      status,
    },
  )
}
