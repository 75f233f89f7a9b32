import { type SqlBool, sql } from 'kysely'
import { byMemberOrAddress, LAW, NOBODY, type Person, type PersonalData } from '../../data/personal-data.ts'
import { anonymiseOrders } from './anonymise.ts'
import { boughtBy } from './anonymise-store.ts'

const ofOrders = (person: Person) =>
  sql<SqlBool>`order_id in (select id from orders where ${boughtBy(person)})`

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
      whose: byMemberOrAddress,
      fate: 'ANONYMISED',
      why: LAW,
      blank: { memberId: null, visitorId: null, email: NOBODY },
    },
  ],
  attached: [
    { name: 'payments', table: 'orderPayments', whose: ofOrders },
    { name: 'refunds', table: 'orderRefunds', whose: ofOrders },
    { name: 'returns', table: 'refundRequests', whose: ofOrders },
    { name: 'invoices', table: 'invoices', whose: ofOrders },
  ],
}
