import { tableRows } from '../../../base/tabular/rows.ts'
import type { Db } from '../../../data/database.ts'
import { readFile } from './file.ts'

/** Longer than any row of two columns. */
const LONGEST_ROW = 100_000

/** Every row of a file, its header first, as it streams by. */
export function rowsOf(db: Db, fileId: string): AsyncGenerator<string[]> {
  return tableRows(readFile(db, fileId), { longestRow: LONGEST_ROW })
}
