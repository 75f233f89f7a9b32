import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { digestOf } from '../../../base/digest.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { type EntryOutcome, enterSoon, noAccount } from '../ledger/index.ts'
import type { AdjustPoints, EarnPoints } from './input.ts'

interface Access extends Pick<Services, 'db' | 'siteCache' | 'clock'> {
  readonly caller: Caller
}

/** Earns points once per key, while the program is active (wire §3.5). */
export function earnPoints(site: Access, input: z.output<typeof EarnPoints>): Promise<EntryOutcome> {
  const { accountId, idempotencyKey, ...request } = input
  const { amount, description, appId, activityType, orderId, followedSocialMedia } = request
  if (!isUuid(accountId)) throw noAccount()
  const info = {
    appId,
    ...(activityType ? { activityType } : {}),
    ...(orderId ? { orderId } : {}),
    ...(followedSocialMedia ? { followedSocialMedia } : {}),
  }
  return enterSoon(site, {
    accountId,
    type: 'EARN',
    amount,
    description,
    info,
    key: idempotencyKey,
    digest: digestOf(request),
    onlyActive: true,
    date: site.clock.now(),
  })
}

/** Adjusts points by the owner, whatever the program's state; a given revision must still be current. */
export function adjustPoints(site: Access, input: z.output<typeof AdjustPoints>): Promise<EntryOutcome> {
  const { accountId, balance, amount, description, revision } = input
  if (!isUuid(accountId)) throw noAccount()
  const change = balance === undefined ? { amount: amount ?? 0 } : { balance }
  const key = randomUUID()
  return enterSoon(site, {
    accountId,
    type: 'ADJUST',
    ...change,
    description,
    revision,
    info: adjustingApp(site.caller),
    key,
    date: site.clock.now(),
  })
}

/** The app that did it, as the transaction tells it. */
function adjustingApp(caller: Caller): { appId: string } | undefined {
  return caller.type === 'APP' ? { appId: caller.appId } : undefined
}
