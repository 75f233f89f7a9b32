import { type SqlBool, sql } from 'kysely'
import { emailKey } from '../../base/texts/email-key.ts'
import { byAddress, byMember, OWN, type PersonalData, PROFILE } from '../../data/personal-data.ts'

/** Profile and community of a member. */
export const membersData: PersonalData = {
  owned: [
    {
      name: 'decisions',
      table: 'memberAudit',
      whose: byMember,
      fate: 'KEPT',
      why: 'mail.deleted-why-decisions',
      only: ['action', 'details', 'createdAt'],
    },
    { name: 'about', table: 'memberAbouts', whose: byMember, fate: 'ERASED', why: PROFILE },
    { name: 'aboutPhone', table: 'memberAboutPhones', whose: byMember, fate: 'ERASED', why: PROFILE },
    // Not in the file: it holds their addresses, and a picture is no line of JSON.
    {
      name: 'pictures',
      table: 'memberPictures',
      whose: byMember,
      fate: 'ERASED',
      why: PROFILE,
      secret: true,
    },
    { name: 'refusedLetters', table: 'memberRefusedLetters', whose: byMember, fate: 'ERASED', why: OWN },
    {
      name: 'newsletter',
      table: 'marketingConsents',
      whose: ({ emails, ...person }) =>
        byAddress(sql`email_key`, { ...person, emails: emails.map((email) => emailKey(email) ?? email) }),
      only: ['purpose', 'email', 'language', 'source', 'status', 'askedAt', 'confirmedAt', 'endedAt'],
      fate: 'ERASED',
      why: OWN,
    },
    { name: 'badges', table: 'badgeAssignments', whose: byMember, fate: 'ERASED', why: PROFILE },
    {
      name: 'following',
      table: 'memberFollows',
      whose: ({ memberId }) => sql<SqlBool>`follower_id = ${memberId}::uuid`,
      fate: 'ERASED',
      why: PROFILE,
    },
    {
      name: 'followers',
      table: 'memberFollows',
      whose: ({ memberId }) => sql<SqlBool>`followed_id = ${memberId}::uuid`,
      // The follower may be hidden from the followed member.
      only: ['createdAt'],
      fate: 'ERASED',
      why: PROFILE,
    },
    {
      name: 'reports',
      table: 'memberReports',
      whose: ({ memberId }) => sql<SqlBool>`reporting_member_id = ${memberId}::uuid`,
      fate: 'ANONYMISED',
      why: 'mail.deleted-why-reports',
      blank: { reportingMemberId: null },
    },
    {
      name: 'blockedMembers',
      table: 'memberBlocks',
      whose: ({ memberId }) => sql<SqlBool>`member_id = ${memberId}::uuid`,
      fate: 'ERASED',
      why: OWN,
    },
  ],
}
