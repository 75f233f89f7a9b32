import { type SqlBool, sql } from 'kysely'
import { byOwner, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Checkouts and carts that were left of a member. */
export const checkoutData: PersonalData = {
  owned: [
    { name: 'checkouts', table: 'checkouts', whose: byOwner, fate: 'ERASED', why: OWN },
    {
      name: 'abandonedCarts',
      table: 'abandonedCarts',
      whose: ({ memberId }) =>
        sql<SqlBool>`buyer ->> 'memberId' = ${memberId} or buyer ->> 'id' = ${memberId}`,
      fate: 'ERASED',
      why: OWN,
    },
  ],
}
