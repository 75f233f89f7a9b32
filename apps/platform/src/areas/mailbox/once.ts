import type { Db } from '../../data/database.ts'
import { deleteLetterKeys, insertLetterKey } from './store.ts'

const DAY = 86_400_000

interface Asked {
  /** Owner of the key: another order or another person may have the same one. */
  readonly scope: string
  /** Idempotency key of the call; without one each call counts. */
  readonly key: string | undefined
  readonly date: Date
}

/** Claims the key of a letter; false where it was asked for before. One that was asked for in a transaction under way is waited for. */
export async function claimLetterKey(db: Db, { scope, key, date }: Asked): Promise<boolean> {
  if (key === undefined) return true
  await deleteLetterKeys(db, new Date(date.getTime() - DAY))
  return insertLetterKey(db, { key: `${scope} ${key}`, createdAt: date })
}
