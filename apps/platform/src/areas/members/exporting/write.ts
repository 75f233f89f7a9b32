import type { Db } from '../../../data/database.ts'
import type { Person, Rows } from '../../../data/personal-data.ts'
import type { Services } from '../../../data/services.ts'
import { inOrder } from '../deletion/letter.ts'
import { findRowsOf, profile } from './store/rows.ts'

/**
 * JSON of everything, a table at a time: each is read when whoever downloads is ready for it, so that neither a long
 * history fills the memory nor a slow line holds a connection of the database.
 */
export function writeExport(
  { db, personalData }: Pick<Services, 'db' | 'personalData'>,
  person: Person,
  date: Date,
): ReadableStream<Uint8Array> {
  const text = new TextEncoder()
  const pieces = (async function* () {
    yield `{\n"exportedDate": ${JSON.stringify(date)}`
    for (const part of partsOf(personalData))
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

/** Lists of the file: the member, everything that a deletion would look after, and what hangs on it. */
function partsOf({ owned, attached }: Services['personalData']): Rows[] {
  return [profile, ...inOrder(owned.filter(({ secret }) => !secret)), ...attached]
}

async function rowsOf(db: Db, { table, whose, only }: Rows, person: Person) {
  // Every table goes the same way; kysely knows them one by one alone.
  const rows: object[] = await findRowsOf(db, table, whose, person)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter((field) => isShown(field, only))))
}

/** Proofs and keys stay here: their hashes are bytes, or named for what they are. */
function isShown([name, value]: [string, unknown], only: Rows['only']): boolean {
  if (only) return only.includes(name)
  return !(value instanceof Uint8Array) && !/hash|skeleton|secret|emailKey$/i.test(name)
}
