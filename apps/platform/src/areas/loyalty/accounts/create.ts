import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emitAccountCreated } from '../events.ts'
import { notActive } from '../ledger/index.ts'
import { findProgramStatus } from '../program/store.ts'
import { currentCalculation } from '../store.ts'
import type { AccountRow } from '../view.ts'
import { findMemberOfContact, insertAccount } from './store/create.ts'

interface Holder {
  readonly contactId: string
  readonly memberId: string
  readonly date: Date
}

/** An account without points; undefined where the contact has one already. */
export async function openAccount(
  trx: Trx,
  { contactId, memberId, date }: Holder,
): Promise<AccountRow | undefined> {
  const none = { balance: 0, earned: 0, adjusted: 0, redeemed: 0, expired: 0 }
  const account = await insertAccount(trx, {
    id: randomUUID(),
    contactId,
    memberId,
    ...none,
    tierId: null,
    expiringAmount: null,
    expiringAt: null,
    reckoned: await currentCalculation(trx),
    revision: 1,
    lastActivityAt: null,
    createdAt: date,
    updatedAt: date,
  })
  if (account) await emitAccountCreated(trx, account, date)
  return account
}

/** Opens the account of a contact that has none, while the program is active (wire §3.5). */
export async function createAccount(trx: Trx, contactId: string, date: Date): Promise<AccountRow> {
  const status = await findProgramStatus(trx)
  if (status !== 'ACTIVE') throw notActive(status)
  const memberId = await findMemberOfContact(trx, contactId)
  if (!memberId)
    throw applicationError(404, 'CONTACT_NOT_FOUND', 'Contact not found. Register the member first.', {
      contactId,
    })
  const account = await openAccount(trx, { contactId, memberId, date })
  if (account) return account
  throw applicationError(409, 'ACCOUNT_ALREADY_EXISTS', 'This contact already has a loyalty account.', {
    contactId,
  })
}
