import type { Db } from '../../data/database.ts'
import { type CustomerRow, readCustomers } from '../customers/index.ts'
import type { ShopTable } from './shop-tables.ts'
import { type AnyRow, readKeys, readPage } from './store.ts'

/** Rows of one read: few enough that many long orders at once are still a few megabytes. */
const PAGE = 200

/** Customers of the shop, with what their accounts tell of them. */
export async function* customerPages(db: Db): AsyncGenerator<readonly CustomerRow[]> {
  let after: string | undefined
  do {
    const rows: readonly CustomerRow[] = await readCustomers(db, after, PAGE)
    yield rows
    after = rows.length < PAGE ? undefined : rows.at(-1)?.id
  } while (after)
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Reader of whole tables, a page at a time: each begins when whoever takes the rows is ready for it. */
export async function tableReader(db: Db) {
  const keys = await readKeys(db)
  return async function* pages(table: ShopTable): AsyncGenerator<readonly AnyRow[]> {
    const key = keys.get(snake(table))
    if (!key) throw new Error(`Table ${table} has no primary key`)
    let after: readonly unknown[] | undefined
    for (;;) {
      const rows = await readPage(db, table, key, after, PAGE)
      if (rows.length > 0) yield rows
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      after = key.map((column) => last[camel(column)])
    }
  }
}

/** Proofs and keys stay here: they are bytes, or named for what they are. */
const SECRET = /hash|skeleton|secret|sealed|emailKey$/i

/** One line of JSON. */
export function jsonLine(row: AnyRow): string {
  const shown = Object.entries(row).filter(
    ([name, value]) => !(value instanceof Uint8Array) && !SECRET.test(name),
  )
  return `${JSON.stringify(Object.fromEntries(shown))}\n`
}
