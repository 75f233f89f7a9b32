import type { Caller } from '../../../base/caller-type.ts'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { authorOf } from '../../../http/author.ts'
import { staffUser } from '../../../http/staff-user.ts'
import { findCredit, findCustomerOfMember, insertCredit, moveCredit } from './store.ts'

interface Credit {
  readonly memberId: string
  readonly currency: string
  readonly amount: Minor
  /** Words in the ledger, which the member reads. */
  readonly reason: string
  readonly caller: Caller
  readonly date: Date
}

/** Adds to the store credit of a member; false where there is no such customer. @throws ApiError 403 for one's own */
export async function creditMember(
  trx: Trx,
  { memberId, currency, amount, reason, caller, date }: Credit,
): Promise<boolean> {
  const customer = await findCustomerOfMember(trx, memberId)
  if (!customer) return false
  await refuseOwn(trx, caller, memberId)
  await insertCredit(trx, { customerId: customer.id, currency, amount, date })
  const credit = await findCredit(trx, customer.id, currency, { lock: true })
  if (!credit) return false
  await moveCredit(trx, credit, { amount, reason, ...authorOf(caller), date })
  return true
}

/** Staff give nothing to themselves, but for the owner. @throws ApiError 403 */
export async function refuseOwn(db: Db, caller: Caller, memberId: string | null): Promise<void> {
  if (caller.type !== 'USER' || caller.role === 'OWNER' || !memberId) return
  const theirs = await staffUser(db, { memberId })
  if (theirs?.userId === caller.userId)
    throw applicationError(403, 'OWNER_ONLY', "You can't change your own store credit. Ask the store owner.")
}
