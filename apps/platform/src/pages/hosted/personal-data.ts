import { byMember, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Sessions of hosted pages of a member. */
export const hostedData: PersonalData = {
  owned: [
    {
      name: 'hostedSessions',
      table: 'hostedSessions',
      whose: byMember,
      fate: 'ERASED',
      why: OWN,
      secret: true,
    },
  ],
}
