import { byMember, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Sessions, consents and sign-ins of a member. */
export const identityData: PersonalData = {
  owned: [
    {
      name: 'sessions',
      table: 'tokenFamilies',
      whose: byMember,
      fate: 'ERASED',
      why: 'mail.deleted-why-sessions',
      secret: true,
    },
    { name: 'consents', table: 'consents', whose: byMember, fate: 'ERASED', why: OWN },
    { name: 'signIns', table: 'signInLog', whose: byMember, fate: 'ERASED', why: OWN },
  ],
  attached: [
    // Sessions, without their refresh tokens.
    {
      name: 'sessions',
      table: 'tokenFamilies',
      whose: byMember,
      only: ['clientId', 'userAgent', 'address', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'],
    },
  ],
}
