import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import type { Person } from '../../../data/personal-data.ts'
import { findAddresses } from './store.ts'

interface Customer {
  readonly id: string
  readonly memberId: string | null
  readonly mergedInto: string | null
  readonly email: string | null
}

/**
 * A guest with every address of theirs. Members see to their own data, or staff do at the account.
 * @throws ApiError 409
 */
export async function guestOf(db: Db, customer: Customer): Promise<Person> {
  if (customer.mergedInto)
    throw applicationError(
      409,
      'CUSTOMER_IS_MERGED',
      'This customer was merged into another one. Open that one.',
    )
  if (customer.memberId)
    throw applicationError(
      409,
      'CUSTOMER_HAS_ACCOUNT',
      'This customer has an account. Export or delete the account instead.',
    )
  const { id, email } = customer
  const emails = new Set([...(await findAddresses(db, id)), ...(email ? [email.toLowerCase()] : [])])
  return { memberId: null, contactId: id, emails: [...emails] }
}
