import { type Group, rowOf } from './draft.ts'
import type { Row } from './row.ts'
import type { Mapping } from './tables.ts'

/** Products of one transaction, and rows of it: whoever buys one of them waits no longer than for these. */
const MOST_GROUPS = 250
const MOST_ROWS = 2000

/**
 * Rows of one product follow each other; a row without a handle goes on with the one before. Batches of them, from the
 * first row after `done` ones: a batch names nothing twice, so that its products are found once.
 */
export async function* batchesOf(
  rows: AsyncIterable<readonly string[]>,
  mapping: Mapping,
  done: number,
): AsyncGenerator<Group[]> {
  let number = -1
  let batch: Group[] = []
  let count = 0
  let open: { handle: string; rows: Row[] } | undefined
  const named = new Set<string>()
  for await (const values of rows) {
    number += 1
    if (number <= done) continue
    const row = rowOf(number, values, mapping)
    const handle = row.of('handle')
    if (open && (handle === '' || handle === open.handle)) {
      open.rows.push(row)
      count += 1
      continue
    }
    if (open) batch.push(open)
    if (batch.length >= MOST_GROUPS || count >= MOST_ROWS || named.has(handle)) {
      yield batch
      batch = []
      count = 0
      named.clear()
    }
    open = { handle, rows: [row] }
    named.add(handle)
    count += 1
  }
  if (open) batch.push(open)
  if (batch.length) yield batch
}
