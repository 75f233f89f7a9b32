import { randomUUID } from 'node:crypto'
import { followedChannelCreated } from '@galleria/platform-client/events'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { earnOnFollow } from '../earn.ts'
import { noAccount } from '../ledger/index.ts'
import { findAccountById, findAccountOfMember, lockAccount } from '../store.ts'
import type { AccountRow } from '../view.ts'
import { findChannel, insertChannel } from './store.ts'
import { type ChannelRow, channelView } from './view.ts'

/** Follows a channel once: the event, and the points of active rules. A repetition returns the first answer. */
export async function follow(
  trx: Trx,
  account: AccountRow,
  channel: string,
  { date, caller }: { readonly date: Date; readonly caller: Caller },
): Promise<ChannelRow> {
  // Lock the account first: the channel's foreign key shares its row, and two that share it wait for each other to enter points.
  await lockAccount(trx, account.id)
  const made = await insertChannel(trx, { id: randomUUID(), accountId: account.id, channel, createdAt: date })
  if (!made) return findChannel(trx, account.id, channel)
  await emit(trx, followedChannelCreated, { entityId: made.id, date, caller, entity: channelView(made) })
  await earnOnFollow(trx, account, channel, date)
  return made
}

/** The member's own account, or the one that an app names. */
export async function accountFor(
  db: Db | Trx,
  caller: Caller,
  accountId: string | undefined,
): Promise<AccountRow> {
  const own = caller.type === 'MEMBER' ? caller.memberId : undefined
  if (own === undefined && accountId === undefined)
    throw applicationError(400, 'ACCOUNT_ID_REQUIRED', 'An app must send accountId.')
  const row = await (own === undefined ? findAccountById(db, accountId ?? '') : findAccountOfMember(db, own))
  if (!row || (accountId !== undefined && row.id !== accountId)) throw noAccount()
  return row
}
