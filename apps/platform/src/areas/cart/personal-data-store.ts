import { byOwner, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Carts of a member. */
export const cartData: PersonalData = {
  owned: [{ name: 'carts', table: 'carts', whose: byOwner, fate: 'ERASED', why: OWN }],
}
