import { type Db, type Trx, transaction } from './database.ts'

class Rollback<Result> extends Error {
  readonly result: Result
  constructor(result: Result) {
    super('Nothing is kept of a look')
    this.result = result
  }
}

/** Runs a change and rolls it back. @returns what it would have answered */
export async function preview<Result>(db: Db, change: (trx: Trx) => Promise<Result>): Promise<Result> {
  try {
    return await transaction(db, async (trx) => {
      throw new Rollback(await change(trx))
    })
  } catch (error) {
    if (error instanceof Rollback) return error.result as Result
    throw error
  }
}
