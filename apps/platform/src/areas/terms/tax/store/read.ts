import type { Db } from '../../../../data/database.ts'

export function findRates(db: Db) {
  return db.selectFrom('taxRates').selectAll().orderBy('id').execute()
}

export function findRegions(db: Db) {
  return db.selectFrom('taxRegions').selectAll().orderBy('id').execute()
}
