import type { Trx } from '../../database.ts'
import type { Done } from './delete.ts'

/** What a member wrote about others, and others read: their reports, which another member takes over. */
export async function reassign(_trx: Trx, _from: string, _to: string): Promise<Done[]> {
  return []
}
