import type { Db } from '../../../data/database.ts'
import type { MemberRow } from '../../identity/member-row.ts'
import { personOf } from '../deletion/delete.ts'
import { type Part, parts } from './store/parts.ts'
import { findRowsOf } from './store/rows.ts'

/**
 * JSON of everything, a table at a time: each is read when whoever downloads is ready for it, so that neither a long
 * history fills the memory nor a slow line holds a connection of the database.
 */
export function writeExport(db: Db, row: MemberRow, date: Date): ReadableStream<Uint8Array> {
  const text = new TextEncoder()
  const person = personOf(row)
  const pieces = (async function* () {
    yield `{\n"exportedDate": ${JSON.stringify(date)}`
    for (const part of parts)
      yield `,\n${JSON.stringify(part.name)}: ${JSON.stringify(await rowsOf(db, part, person))}`
    yield '\n}\n'
  })()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(text.encode(value))
    },
    async cancel() {
      await pieces.return()
    },
  })
}

async function rowsOf(db: Db, { table, whose, only }: Part, person: Parameters<Part['whose']>[0]) {
  // Every table goes the same way; kysely knows them one by one alone.
  const rows: object[] = await findRowsOf(db, table, whose, person)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter((field) => isShown(field, only))))
}

/** Proofs and keys stay here: their hashes are bytes, or named for what they are. */
function isShown([name, value]: [string, unknown], only: Part['only']): boolean {
  if (only) return only.includes(name)
  return !(value instanceof Uint8Array) && !/hash|skeleton|secret|emailKey$/i.test(name)
}
