import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Caller } from '../../caller.ts'
import type { Db } from '../../database.ts'
import { isUuid } from '../../query-language/values.ts'
import { digestOf, type Entered, enterAlone, noAccount } from '../ledger/index.ts'
import type { AdjustPoints, EarnPoints } from './input.ts'

interface Access {
  readonly db: Db
  readonly caller: Caller
  readonly date: Date
}

/** Once per key, while the programme is active (wire §3.5). */
export function earnPoints({ db, date }: Access, input: z.output<typeof EarnPoints>): Promise<Entered> {
  const { accountId, idempotencyKey, ...request } = input
  const { amount, description, appId, activityType, orderId, followedSocialMedia } = request
  if (!isUuid(accountId)) throw noAccount()
  const info = {
    appId,
    ...(activityType ? { activityType } : {}),
    ...(orderId ? { orderId } : {}),
    ...(followedSocialMedia ? { followedSocialMedia } : {}),
  }
  return enterAlone(db, {
    accountId,
    type: 'EARN',
    amount,
    description,
    info,
    key: idempotencyKey,
    digest: digestOf(request),
    onlyActive: true,
    date,
  })
}

/** By the owner's hand, whatever the programme's state; with a revision only what nobody has changed since. */
export function adjustPoints(
  { db, caller, date }: Access,
  input: z.output<typeof AdjustPoints>,
): Promise<Entered> {
  const { accountId, balance, amount, description, revision } = input
  if (!isUuid(accountId)) throw noAccount()
  const change = balance === undefined ? { amount: amount ?? 0 } : { balance }
  const key = randomUUID()
  return enterAlone(db, {
    accountId,
    type: 'ADJUST',
    ...change,
    description,
    revision,
    info: whoseHand(caller),
    key,
    date,
  })
}

/** The app that did it, as the transaction tells it. */
export function whoseHand(caller: Caller): { appId: string } | undefined {
  return caller.type === 'APP' ? { appId: caller.appId } : undefined
}
