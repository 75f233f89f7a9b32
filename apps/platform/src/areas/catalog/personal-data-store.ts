import { type SqlBool, sql } from 'kysely'
import { OWN, type PersonalData } from '../../data/personal-data.ts'

/** Requests for goods that are sold out of a member. */
export const catalogData: PersonalData = {
  owned: [
    {
      name: 'backInStockRequests',
      table: 'backInStockRequests',
      whose: ({ memberId, email }) => sql<SqlBool>`(member_id = ${memberId}::uuid or email_key = ${email})`,
      fate: 'ERASED',
      why: OWN,
    },
  ],
}
