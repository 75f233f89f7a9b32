import { type SqlBool, sql } from 'kysely'
import { byAddress, byOwnerOrAddress, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Checkouts and carts that were left of a member. */
export const checkoutData: PersonalData = {
  owned: [
    { name: 'checkouts', table: 'checkouts', whose: byOwnerOrAddress(sql`email`), fate: 'ERASED', why: OWN },
    {
      name: 'abandonedCarts',
      table: 'abandonedCarts',
      whose: (person) =>
        person.memberId
          ? sql<SqlBool>`buyer ->> 'memberId' = ${person.memberId} or buyer ->> 'id' = ${person.memberId}`
          : sql<SqlBool>`(buyer ->> 'identityType' = 'VISITOR' and ${byAddress(sql`buyer ->> 'email'`, person)})`,
      fate: 'ERASED',
      why: OWN,
    },
  ],
}
