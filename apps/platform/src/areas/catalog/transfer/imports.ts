import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { findFile } from '../../media/index.ts'
import type { EditContext } from '../edits/edit.ts'
import type { Format } from './format.ts'
import { findImport, insertEditAndJob, insertImport, startImporting } from './store/imports.ts'
import type { ImportRow } from './store/work.ts'
import type { Mapping } from './tables.ts'
import type { MappingInput } from './view.ts'
import { CALL } from './work.ts'

/** Begins an import of a table that was uploaded as a file. @throws ApiError 404 FILE_NOT_FOUND, 400 for what is no table */
export async function createImport(
  { db, clock, caller }: EditContext,
  input: { readonly fileId: string; readonly format: Format },
): Promise<ImportRow> {
  const { id: fileId, displayName: fileName, mimeType } = await findFile(db, input.fileId)
  if (!mimeType.startsWith('text/'))
    throw applicationError(400, 'FILE_IS_NO_TABLE', 'Save the table as CSV UTF-8 and upload it.')
  const date = clock.now()
  const id = randomUUID()
  await insertImport(db, {
    ...{ id, fileId, fileName, format: input.format, status: 'INITIATED', parsedRows: null },
    ...{ parseError: null, doneRows: 0, createdCount: 0, updatedCount: 0, unchangedCount: 0 },
    ...{ failedCount: 0, leasedUntil: null, createdBy: caller, revision: 1 },
    ...{ createdAt: date, updatedAt: date },
  })
  return findImport(db, id)
}

/** From PARSED to IMPORTING, once. The edit of the import exists from then on, and grows. */
export async function beginImport(
  trx: Trx,
  { clock, caller }: EditContext,
  id: string,
  given: z.output<typeof MappingInput> | undefined,
): Promise<ImportRow> {
  const row = await findImport(trx, id)
  const mapping = mappingOf(row, given)
  const date = clock.now()
  const started = await startImporting(trx, id, { mapping, caller, date })
  if (!started) throw notParsed((await findImport(trx, id)).status)
  await insertEditAndJob(trx, id, { call: CALL, caller, date })
  return findImport(trx, id)
}

/** Mapping as given, or as the header implies. @throws ApiError 428 before the file was read, 400 for a mapping without handles */
export function mappingOf(row: ImportRow, given: z.output<typeof MappingInput> | undefined): Mapping {
  const { header, status } = row
  if (status !== 'PARSED' || !header) throw notParsed(status)
  const mapping = given
    ? Object.fromEntries(given.map(({ column, columnIndex }) => [column, columnIndex]))
    : (row.mapping ?? {})
  const wrong = (given ?? []).flatMap(({ columnIndex }, index) =>
    columnIndex < header.length ? [] : [index],
  )
  const twice = given && new Set(given.map(({ column }) => column)).size < given.length
  const violation = (field: string, description: string) =>
    violations([{ field, description, violatedRule: 'VALIDATION' }])
  if (wrong.length)
    throw violation(
      `mapping[${wrong[0]}].columnIndex`,
      `must be a column number of the file, which has ${header.length} columns`,
    )
  if (twice) throw violation('mapping', 'must not repeat a column')
  if (mapping.handle === undefined)
    throw violation('mapping', `must map a column to the handle. Columns: ${header.slice(0, 20).join(', ')}`)
  return mapping
}

function notParsed(status: string) {
  return applicationError(
    428,
    'IMPORT_IS_NOT_PARSED',
    'An import can start only once, after its file has been read.',
    { status },
  )
}
