import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../../data/database.ts'
import { BOOKS, byAddress, byMember, type Person, type PersonalData } from '../../data/personal-data.ts'

const credits = ({ memberId, contactId }: Person) => sql<SqlBool>`customer_id in (
  select id from customers where member_id = ${memberId}::uuid or id = ${contactId}::uuid)`

/** Takes the owner from store credit, and the words of staff from its ledger; the amounts stay for the books. */
async function anonymiseCredits(trx: Trx, person: Person): Promise<number> {
  await sql`update gift_card_movements set reason = null
    where gift_card_id in (select id from gift_cards where ${credits(person)})`.execute(trx)
  const { numAffectedRows } =
    await sql`update gift_cards set customer_id = null where ${credits(person)}`.execute(trx)
  return Number(numAffectedRows)
}

/** Coupons, gift cards, store credit and plans of a member. */
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
    {
      name: 'giftCards',
      table: 'giftCards',
      whose: (person) => byAddress(sql`recipient_email`, person),
      only: ['id', 'lastDigits', 'recipientEmail', 'recipientName', 'message', 'createdAt'],
      fate: 'ANONYMISED',
      why: BOOKS,
      blank: { recipientEmail: null, recipientName: null, message: null },
    },
    {
      name: 'storeCredit',
      table: 'giftCards',
      whose: credits,
      only: ['id', 'currency', 'balanceMinor', 'createdAt'],
      fate: 'ANONYMISED',
      why: BOOKS,
      anonymise: anonymiseCredits,
    },
    { name: 'memberships', table: 'memberships', whose: byMember, fate: 'KEPT', why: BOOKS },
  ],
  attached: [
    {
      name: 'storeCreditMovements',
      table: 'giftCardMovements',
      whose: (person) => sql`gift_card_id in (select id from gift_cards where ${credits(person)})`,
      only: ['giftCardId', 'orderId', 'amountMinor', 'reason', 'createdAt'],
    },
  ],
}
