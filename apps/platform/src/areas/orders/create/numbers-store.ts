import type { Trx } from '../../../data/database.ts'

const rows = { order: 1, invoice: 2 } as const

/** One short row lock near the end of the transaction: numbers without gaps, since a failed order gives its number back. */
export async function nextNumber(trx: Trx, of: keyof typeof rows = 'order'): Promise<number> {
  const { lastNumber } = await trx
    .updateTable('orderCounter')
    .set((column) => ({ lastNumber: column('lastNumber', '+', 1) }))
    .where('id', '=', rows[of])
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return lastNumber
}

/** The next number is the one after it. */
export async function countFrom(trx: Trx, of: keyof typeof rows, lastNumber: number): Promise<void> {
  await trx.updateTable('orderCounter').set({ lastNumber }).where('id', '=', rows[of]).execute()
}
