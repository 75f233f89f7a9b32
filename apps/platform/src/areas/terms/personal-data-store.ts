import { BOOKS, byMember, type PersonalData } from '../../data/personal-data.ts'

/** Coupons and plans of a member. */
export const termsData: PersonalData = {
  owned: [
    {
      name: 'coupons',
      table: 'coupons',
      whose: byMember,
      fate: 'ANONYMISED',
      why: BOOKS,
      blank: { active: false },
    },
    { name: 'memberships', table: 'memberships', whose: byMember, fate: 'KEPT', why: BOOKS },
  ],
}
