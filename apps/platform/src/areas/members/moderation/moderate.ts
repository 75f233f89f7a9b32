import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { staffUser } from '../../../http/staff-user.ts'
import { endOtherFamilies, type MemberRow } from '../../identity/index.ts'
import { changeMember } from '../change.ts'
import { personOf } from '../person.ts'
import type { MemberChanges } from '../store.ts'
import { subscribes } from './store.ts'

export type ModerationAction = 'APPROVE' | 'BLOCK' | 'MUTE' | 'UNMUTE' | 'DISCONNECT'

const auditActions = {
  APPROVE: 'APPROVED',
  BLOCK: 'BLOCKED',
  MUTE: 'MUTED',
  UNMUTE: 'UNMUTED',
  DISCONNECT: 'DISCONNECTED',
} as const

interface By {
  readonly date: Date
  readonly caller: Caller | undefined
}

/** Applies a moderation action to one member, whose row is locked (wire §3.7). An action without effect is no change. */
export async function decide(trx: Trx, row: MemberRow, action: ModerationAction, by: By): Promise<MemberRow> {
  const changes = await changesFor(trx, row, action)
  const same = Object.entries(changes).every(([name, value]) => row[name as keyof MemberRow] === value)
  if (same) return row
  if (changes.status === 'BLOCKED' || changes.status === 'OFFLINE') {
    await mayLose(trx, row, by.caller)
    await endOtherFamilies(trx, row.id, by.date)
  }
  return changeMember(trx, row, changes, by, { action: auditActions[action] })
}

async function changesFor(trx: Trx, row: MemberRow, action: ModerationAction): Promise<MemberChanges> {
  switch (action) {
    case 'MUTE':
      return { activityStatus: 'MUTED' }
    case 'UNMUTE':
      return { activityStatus: 'ACTIVE' }
    case 'DISCONNECT':
      return { status: 'OFFLINE' }
    case 'APPROVE':
      // There is no way back for one who was disconnected (wire §3.7).
      if (row.status === 'OFFLINE')
        throw applicationError(400, 'MEMBER_OFFLINE', "A disconnected member can't be approved again.")
      return { status: 'APPROVED' }
    case 'BLOCK':
      if (row.status === 'OFFLINE')
        throw applicationError(400, 'MEMBER_OFFLINE', "A disconnected member can't be blocked.")
      if (row.status !== 'BLOCKED' && (await subscribes(trx, personOf(row))))
        throw applicationError(
          403,
          'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN',
          'This member has an active subscription. Cancel it first.',
        )
      return { status: 'BLOCKED' }
  }
}

/** Refuses to lock out oneself or the owner. */
async function mayLose(trx: Trx, row: MemberRow, caller: Caller | undefined): Promise<void> {
  const staff = await staffUser(trx, { memberId: row.id })
  if (staff && caller?.type === 'USER' && caller.userId === staff.userId)
    throw applicationError(403, 'MEMBER_SELF_BLOCK_FORBIDDEN', "You can't block yourself.")
  if (row.role === 'OWNER' || staff?.role === 'OWNER')
    throw applicationError(403, 'OWNER_MEMBER_BLOCK_FORBIDDEN', "The store owner can't be blocked.")
}
