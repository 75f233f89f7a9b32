import type { Db } from '../../../data/database.ts'
import { type RowError, resolveRows } from './batch.ts'
import { type RowInput, rowInputOf } from './check-row.ts'
import { rowsOf } from './rows.ts'
import type { Mapping } from './tables.ts'

const BATCH = 500
/** Rows that one answer waits for. */
const MOST = 100_000
const SHOWN = 100

/** Result of an import without its effects. */
export async function dryRun(db: Db, fileId: string, mapping: Mapping) {
  let row = -1
  let successCount = 0
  let failureCount = 0
  let points = 0
  const errors: RowError[] = []
  let batch: RowInput[] = []
  const check = async () => {
    const result = await resolveRows(db, batch)
    successCount += result.found.length
    failureCount += result.errors.length
    points += result.found.reduce((sum, { amount }) => sum + amount, 0)
    errors.push(...result.errors.slice(0, SHOWN - errors.length))
    batch = []
  }
  let whole = true
  for await (const values of rowsOf(db, fileId)) {
    row += 1
    if (row === 0) continue
    if (row > MOST) {
      whole = false
      row -= 1
      break
    }
    batch.push(rowInputOf(row, values, mapping))
    if (batch.length === BATCH) await check()
  }
  await check()
  return {
    ...{ rowCount: Math.max(0, row), successCount, failureCount, points, whole },
    errors: errors.map(({ row: rowNumber, email, points: text, reason }) => ({
      ...{ rowNumber, email, points: text, reason },
    })),
  }
}
