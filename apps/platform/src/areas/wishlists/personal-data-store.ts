import { type SqlBool, sql } from 'kysely'
import { byMember, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Lists of a member, which take their items along. */
export const wishlistsData: PersonalData = {
  owned: [{ name: 'wishlists', table: 'wishlists', whose: byMember, fate: 'ERASED', why: OWN }],
  attached: [
    {
      name: 'wishlistItems',
      table: 'wishlistItems',
      whose: (person) => sql<SqlBool>`wishlist_id in (select id from wishlists where ${byMember(person)})`,
    },
  ],
}
