import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Letter } from '../../mailbox/index.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { findOrderById } from '../store.ts'
import { renewalLetter } from './letters/renewal.ts'
import { renewalFailedLetter } from './letters/renewal-failed.ts'
import { notifyHolder, type SubscriptionContext } from './letters/subscription-letter.ts'
import { trialEndingLetter } from './letters/trial-ending.ts'
import { findNoticesDue, markNoticed } from './store/due.ts'
import type { ContractRow } from './view.ts'

type Context = Pick<Services, 'config' | 'clock'>
/** Cycles shorter than this renew without a letter each time. */
const LONG_CYCLE_DAYS = 14
const days = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 } as const

/** Tells whose money is asked for soon, once for each time. */
export async function noticeDue({ db, ...context }: Context & Pick<Services, 'db'>): Promise<void> {
  const now = context.clock.now()
  const soon = await findNoticesDue(db, now)
  for (const { id } of soon) await transaction(db, (trx) => notice(trx, context, id))
}

async function notice(trx: Trx, context: Context, id: string): Promise<void> {
  const contract = await markNoticed(trx, id, context.clock.now())
  const { nextAt } = contract ?? {}
  if (!contract || !nextAt) return
  const { frequency, interval } = contract.document.settings
  const onTrial = contract.cycle === 0 && contract.trialEndsAt !== null
  const length = days[frequency as keyof typeof days] * (interval ?? 1)
  if (!onTrial && length < LONG_CYCLE_DAYS) return
  await write(trx, context, contract, (subscription) =>
    onTrial ? trialEndingLetter(subscription, nextAt) : renewalLetter(subscription, nextAt),
  )
}

/** A cycle could not be bought; `nextAt` is when it is tried again, if it is. */
export function notifyRenewalFailed(
  trx: Trx,
  context: Context,
  contract: ContractRow,
  nextAt: Date | null,
): Promise<void> {
  return write(trx, context, contract, (subscription) => renewalFailedLetter(subscription, nextAt))
}

async function write(
  trx: Trx,
  context: Context,
  contract: ContractRow,
  make: (subscription: SubscriptionContext) => Letter,
): Promise<void> {
  if (!contract.email) return
  const order = await findOrderById(trx, contract.orderId)
  if (!order) return
  const { timeZone } = await siteProperties(trx, context.config)
  await notifyHolder(trx, { ...context, timeZone }, { order, contract }, make)
}
