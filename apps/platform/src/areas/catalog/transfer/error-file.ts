import { line } from '../../../base/tabular/line.ts'
import type { Db } from '../../../data/database.ts'
import { findErrorsAfter } from './store/errors.ts'

const PAGE = 1000

/** Lines of rows that were not imported, or not whole, each with its reason. */
export async function* errorLines(db: Db, importId: string): AsyncGenerator<string> {
  yield line(['ROW', 'HANDLE', 'COLUMN', 'REASON', 'IMPORTED'])
  for (let after: readonly [number, number] = [0, -1]; ; ) {
    const [row, position] = after
    const rows = await findErrorsAfter(db, importId, { row, position, limit: PAGE })
    yield rows
      .map(({ rowNumber, handle, field, reason, warning }) =>
        line([rowNumber, handle, field, reason, warning ? 'yes' : 'no']),
      )
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = [last.rowNumber, last.position]
  }
}
