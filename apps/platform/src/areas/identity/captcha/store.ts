import { hashSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'

export function insertSolvedCaptcha(db: Db, signature: string | undefined, expiresAt: number) {
  return db
    .insertInto('solvedCaptchas')
    .values({ hash: hashSecret(signature ?? ''), expiresAt: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
}
