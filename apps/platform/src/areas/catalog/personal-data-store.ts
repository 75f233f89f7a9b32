import { type SqlBool, sql } from 'kysely'
import { byAddress, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Requests for goods that are sold out of a member. */
export const catalogData: PersonalData = {
  owned: [
    {
      name: 'backInStockRequests',
      table: 'backInStockRequests',
      whose: (person) =>
        sql<SqlBool>`(member_id = ${person.memberId}::uuid or ${byAddress(sql`email_key`, person)})`,
      fate: 'ERASED',
      why: OWN,
    },
  ],
}
