import { byMember, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Redirects to hosted pages of a member. */
export const redirectsData: PersonalData = {
  owned: [
    {
      name: 'redirectSessions',
      table: 'redirectSessions',
      whose: byMember,
      fate: 'ERASED',
      why: OWN,
      secret: true,
    },
  ],
}
