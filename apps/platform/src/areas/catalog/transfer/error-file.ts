import { line } from '../../../base/tabular/line.ts'
import type { Db } from '../../../data/database.ts'

const PAGE = 1000

/** What was not imported, or not whole, each with its reason. */
export async function* errorLines(db: Db, importId: string): AsyncGenerator<string> {
  yield line(['ROW', 'HANDLE', 'COLUMN', 'REASON', 'IMPORTED'])
  for (let after: readonly [number, number] = [0, -1]; ; ) {
    const [row, position] = after
    const rows = await db
      .selectFrom('catalogImportErrors')
      .selectAll()
      .where('importId', '=', importId)
      .where((error) =>
        error.or([
          error('rowNumber', '>', row),
          error.and([error('rowNumber', '=', row), error('position', '>', position)]),
        ]),
      )
      .orderBy('rowNumber')
      .orderBy('position')
      .limit(PAGE)
      .execute()
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
