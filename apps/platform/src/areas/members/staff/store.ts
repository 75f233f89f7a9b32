import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@galleria/platform-client/roles'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'

const staffOf = (db: Db) =>
  db
    .selectFrom('staffUsers as s')
    .innerJoin('members as m', 'm.id', 's.memberId')
    .select((expression) => [
      's.id',
      's.memberId',
      's.role',
      's.status',
      's.createdAt',
      'm.loginEmail',
      'm.nickname',
      'm.contact',
      'm.lastLoginAt',
      expression
        .exists(
          expression.selectFrom('factors as f').select('f.id').whereRef('f.memberId', '=', 's.memberId'),
        )
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    ])

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

/** Owners first, then by time. */
export function listStaff(db: Db) {
  return staffOf(db).orderBy(sql`s.role <> 'OWNER'`).orderBy('s.createdAt').orderBy('s.id').execute()
}

export function findStaff(db: Db, by: { id: string } | { memberId: string }) {
  return staffOf(db)
    .where('id' in by ? 's.id' : 's.memberId', '=', 'id' in by ? by.id : by.memberId)
    .executeTakeFirst()
}

/** Locks everybody who owns the store, so that two changes at once do not leave it without one. */
export function lockOwners(trx: Trx) {
  return trx
    .selectFrom('staffUsers')
    .select(['id', 'status'])
    .where('role', '=', 'OWNER')
    .forUpdate()
    .execute()
}

interface NewStaff {
  readonly memberId: string
  readonly role: StaffRole
  readonly createdAt: Date
}

export async function insertStaff(trx: Trx, staff: NewStaff): Promise<void> {
  await trx
    .insertInto('staffUsers')
    .values({ id: randomUUID(), status: 'INVITED', ...staff })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ role: staff.role }))
    .execute()
}

export async function updateStaffRole(trx: Trx, id: string, role: StaffRole): Promise<void> {
  await trx.updateTable('staffUsers').set({ role }).where('id', '=', id).execute()
}

/** Deletes the views too that nobody else sees; shared ones stay with colleagues. */
export async function deleteStaff(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('manageViews').where('makerId', '=', id).where('shared', '=', false).execute()
  await trx.deleteFrom('staffUsers').where('id', '=', id).execute()
}

export interface StaffSettingsRow {
  readonly requireSecondFactor: boolean
  readonly revision: number
}

export async function staffSettings(db: Db): Promise<StaffSettingsRow> {
  const row = await db
    .selectFrom('staffSettings')
    .select(['requireSecondFactor', 'revision'])
    .where('id', '=', 1)
    .executeTakeFirst()
  return row ?? { requireSecondFactor: false, revision: 1 }
}

/** Makes the row where there is none, and locks it by writing. */
export async function lockStaffSettings(trx: Trx): Promise<StaffSettingsRow> {
  return trx
    .insertInto('staffSettings')
    .values({ id: 1, requireSecondFactor: false, revision: 1 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1 }))
    .returning(['requireSecondFactor', 'revision'])
    .executeTakeFirstOrThrow()
}

export async function updateStaffSettings(trx: Trx, settings: StaffSettingsRow): Promise<void> {
  await trx.updateTable('staffSettings').set(settings).where('id', '=', 1).execute()
}
