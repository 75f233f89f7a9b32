import { sql } from 'kysely'
import { applicationError } from '../../../../../base/errors.ts'
import type { Trx } from '../../../../../data/database.ts'
import { slugOf } from '../slugs.ts'

type Table = 'products' | 'collections'

/** Locks the row of numbers, so that of two transactions that want the same slug one sees the other's. */
export async function takeTurns(trx: Trx): Promise<void> {
  await trx.selectFrom('productNumbers').select('last').where('id', '=', 1).forUpdate().execute()
}

/** @throws ApiError 409 where something else has it */
export async function checkSlug(trx: Trx, table: Table, slug: string, id: string): Promise<void> {
  await takeTurns(trx)
  if (!(await isTaken(trx, table, slug, id))) return
  throw applicationError(
    409,
    'SLUG_ALREADY_EXISTS',
    `The slug ${JSON.stringify(slug)} is already used. Choose another one.`,
    {
      slug,
    },
  )
}

/** From the name, with a number behind it where it is taken. */
export async function freeSlug(trx: Trx, table: Table, name: string): Promise<string> {
  await takeTurns(trx)
  const stem = slugOf(name)
  const rows = await trx
    .selectFrom(table)
    .select('slug')
    .where((slug) => slug.or([slug('slug', '=', stem), slug('slug', 'like', `${stem}-%`)]))
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let free = stem
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}`
  return free
}

async function isTaken(trx: Trx, table: Table, slug: string, id: string): Promise<boolean> {
  const row = await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined && row.id !== id
}

/** A short number, never given before; the row is held until the product is there. */
export async function nextNumber(trx: Trx): Promise<number> {
  return nextNumbers(trx, 1)
}

/** The first of so many numbers in a row. */
export async function nextNumbers(trx: Trx, count: number): Promise<number> {
  const row = await trx
    .updateTable('productNumbers')
    .set({
      last: sql<number>`greatest(last, (select coalesce(max(numeric_id), 0) from products)) + ${count}`,
    })
    .where('id', '=', 1)
    .returning('last')
    .executeTakeFirstOrThrow()
  return Number(row.last) - count + 1
}
