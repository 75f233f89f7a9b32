import { randomUUID } from 'node:crypto'
import { loyaltyImportCreated } from '@galleria/platform-client/events'
import type { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { findProgramStatus } from '../program/store.ts'
import { type HeaderMapping, mappingOf } from './mapping.ts'
import { findFile } from './store/files.ts'
import { findImport, insertImport, startImporting } from './store/imports.ts'
import { type ImportRow, importView } from './view.ts'

/** Begins an import of a file that was uploaded here; no other address is fetched. */
export async function createImport(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  caller: Caller,
  input: { readonly fileUrl: string; readonly fileName?: string | null | undefined },
): Promise<ImportRow> {
  const date = clock.now()
  const fileId = /([0-9a-f-]{36})(\?|$)/.exec(input.fileUrl)?.[1] ?? ''
  const file = isUuid(fileId) ? await findFile(trx, fileId) : undefined
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
  await insertImport(trx, row)
  const entity = importView(row)
  await emit(trx, loyaltyImportCreated, { entityId: row.id, revision: 1, date, caller, entity })
  return row
}

/** From PARSED to IMPORTING, for one caller alone. */
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
  const started = await startImporting(trx, id, mapping, clock.now())
  if (!started) throw notParsed((await findImport(trx, id)).status)
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
