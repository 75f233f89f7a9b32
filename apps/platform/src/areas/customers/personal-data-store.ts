import { type SqlBool, sql } from 'kysely'
import { type Person, type PersonalData, PROFILE } from '../../data/personal-data.ts'

const isCustomer = ({ memberId, contactId }: Person) =>
  sql<SqlBool>`(member_id = ${memberId}::uuid or id = ${contactId}::uuid)`
const ofCustomer = ({ memberId, contactId }: Person) =>
  sql<SqlBool>`customer_id in (select id from customers where member_id = ${memberId}::uuid or id = ${contactId}::uuid)`

/** Data that staff keep of a customer. Shares of orders go with it: the orders themselves stay, without a name. */
export const customersData: PersonalData = {
  owned: [
    {
      name: 'customerNotes',
      table: 'customerNotes',
      whose: ofCustomer,
      only: ['text', 'createdAt'],
      fate: 'ERASED',
      why: PROFILE,
    },
    { name: 'customerEmails', table: 'customerEmails', whose: ofCustomer, fate: 'ERASED', why: PROFILE },
    { name: 'customer', table: 'customers', whose: isCustomer, fate: 'ERASED', why: PROFILE },
  ],
}
