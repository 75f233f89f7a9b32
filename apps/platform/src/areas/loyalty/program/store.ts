import type { Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { LoyaltyTables } from '../tables.ts'

export type ProgramRow = Selectable<LoyaltyTables['loyaltyProgram']>

/** Undefined in a shop that has no program yet, which counts as one in DRAFT. */
export function findProgram(db: Db | Trx): Promise<ProgramRow | undefined> {
  return db.selectFrom('loyaltyProgram').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** Locked, so that of two changes one sees the other's. */
export async function lockProgram(trx: Trx, date: Date): Promise<ProgramRow> {
  await trx
    .insertInto('loyaltyProgram')
    .values({
      ...{ id: 1, name: 'Loyalty program', description: '', pointName: 'Points', status: 'DRAFT' },
      ...{ revision: 0, createdAt: date },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return trx
    .selectFrom('loyaltyProgram')
    .selectAll()
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function updateProgram(
  trx: Trx,
  changes: Updateable<LoyaltyTables['loyaltyProgram']>,
): Promise<ProgramRow> {
  return trx
    .updateTable('loyaltyProgram')
    .set(changes)
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined in a shop that has no program yet. */
export async function findProgramStatus(db: Db | Trx): Promise<string | undefined> {
  const program = await db
    .selectFrom('loyaltyProgram')
    .select('status')
    .where('id', '=', 1)
    .executeTakeFirst()
  return program?.status
}
