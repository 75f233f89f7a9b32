import { randomUUID } from 'node:crypto'
import type { Trx } from '../database.ts'

/** Renews the revision in the transaction of every change of rules, ways of delivery, regions, taxes or fees. */
export async function termsChanged(trx: Trx): Promise<void> {
  await trx.updateTable('tradeRevision').set({ revision: randomUUID() }).where('id', '=', 1).execute()
}
