import { type SqlBool, sql } from 'kysely'
import { BOOKS, byAddress, byMember, OWN, type Person, type PersonalData } from '../../data/personal-data.ts'

const ofAccount = ({ memberId, contactId }: Person) =>
  sql<SqlBool>`account_id in (select id from loyalty_accounts
    where member_id = ${memberId}::uuid or contact_id = ${contactId}::uuid)`

/** Points and what they bought of a member. */
export const loyaltyData: PersonalData = {
  owned: [
    {
      name: 'loyaltyCoupons',
      table: 'loyaltyCoupons',
      whose: byMember,
      fate: 'ANONYMISED',
      why: BOOKS,
      blank: { memberId: null },
    },
    {
      name: 'loyaltyAccount',
      table: 'loyaltyAccounts',
      whose: ({ memberId, contactId }) =>
        sql<SqlBool>`(member_id = ${memberId}::uuid or contact_id = ${contactId}::uuid)`,
      fate: 'ANONYMISED',
      why: BOOKS,
      blank: { memberId: null },
    },
    {
      name: 'importErrors',
      table: 'loyaltyImportErrors',
      whose: (person) => byAddress(sql`email`, person),
      fate: 'ERASED',
      why: OWN,
    },
  ],
  attached: [
    { name: 'pointsHistory', table: 'loyaltyTransactions', whose: ofAccount },
    { name: 'followedChannels', table: 'loyaltyFollowedChannels', whose: ofAccount },
  ],
}
