import type { Trx } from '../../../data/database.ts'
import { moveCustomer } from '../merge/move.ts'
import { findMemberAddress, insertAddress, insertMemberCustomer, ownerOfAddress } from './store/write.ts'

interface NewMember {
  readonly memberId: string
  readonly contactId: string
  readonly emailVerified: boolean
  readonly date: Date
}

/** Makes a customer of a new member. */
export async function addMember(trx: Trx, member: NewMember): Promise<void> {
  await insertMemberCustomer(trx, member)
  if (member.emailVerified) await claimAddress(trx, member)
}

/** Gives a member the guest's customer of the very address that was proven now: an address alone proves nothing. */
export async function claimAddress(trx: Trx, { memberId, date }: NewMember): Promise<void> {
  const own = await findMemberAddress(trx, memberId)
  if (!own) return
  await insertAddress(trx, own.loginEmail, own.id)
  const before = await ownerOfAddress(trx, own.loginEmail)
  if (before && before !== own.id) await moveCustomer(trx, { from: before, to: own.id, date })
}
