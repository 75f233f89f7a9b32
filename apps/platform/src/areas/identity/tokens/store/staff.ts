import type { StaffRole } from '@galleria/platform-client/roles'
import type { Db } from '../../../../data/database.ts'

/** Facts that decide whether a member may speak for the store. */
export interface StaffStanding {
  readonly userId: string
  readonly role: StaffRole
  readonly status: 'INVITED' | 'ACTIVE'
  /** Proves that whoever signs in reads the letters to the address. */
  readonly isVerified: boolean
  readonly lacksFactor: boolean
}

export async function staffStanding(db: Db, memberId: string): Promise<StaffStanding | undefined> {
  return db
    .selectFrom('staffUsers as s')
    .innerJoin('members as m', 'm.id', 's.memberId')
    .leftJoin('staffSettings as o', (join) => join.on('o.id', '=', 1))
    .select((expression) => [
      's.id as userId',
      's.role',
      's.status',
      'm.loginEmailVerified as isVerified',
      expression
        .and([
          expression('o.requireSecondFactor', '=', true),
          expression.not(
            expression.exists(
              expression.selectFrom('factors as f').select('f.id').whereRef('f.memberId', '=', 's.memberId'),
            ),
          ),
        ])
        .$castTo<boolean>()
        .as('lacksFactor'),
    ])
    .where('s.memberId', '=', memberId)
    .executeTakeFirst()
}

export async function activateStaffUser(db: Db, userId: string): Promise<void> {
  await db.updateTable('staffUsers').set({ status: 'ACTIVE' }).where('id', '=', userId).execute()
}
