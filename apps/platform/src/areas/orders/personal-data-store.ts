import { type SqlBool, sql } from 'kysely'
import { byMember, LAW, NOBODY, type Person, type PersonalData } from '../../data/personal-data.ts'
import { anonymiseOrders } from './anonymise.ts'
import { boughtBy } from './anonymise-store.ts'

const ofOrders = ({ memberId, email }: Person) =>
  sql<SqlBool>`order_id in (select id from orders
    where member_id = ${memberId}::uuid or (member_id is null and lower(email) = ${email}))`

/** Orders and contracts of a member. */
export const ordersData: PersonalData = {
  owned: [
    {
      name: 'orders',
      table: 'orders',
      whose: boughtBy,
      fate: 'ANONYMISED',
      why: LAW,
      anonymise: anonymiseOrders,
    },
    {
      name: 'subscriptions',
      table: 'subscriptionContracts',
      whose: byMember,
      fate: 'ANONYMISED',
      why: LAW,
      blank: { memberId: null, email: NOBODY },
    },
  ],
  attached: [
    { name: 'payments', table: 'orderPayments', whose: ofOrders },
    { name: 'refunds', table: 'orderRefunds', whose: ofOrders },
    { name: 'invoices', table: 'invoices', whose: ofOrders },
  ],
}
