import { sql } from 'kysely'
import { byOwnerOrAddress, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Carts of a member. */
export const cartData: PersonalData = {
  owned: [
    { name: 'carts', table: 'carts', whose: byOwnerOrAddress(sql`buyer_email`), fate: 'ERASED', why: OWN },
  ],
}
