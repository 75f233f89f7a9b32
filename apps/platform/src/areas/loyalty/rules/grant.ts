import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Db, Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { type Entered, tryEnter } from '../ledger/index.ts'
import { findProgramStatus } from '../program/store.ts'
import { findActiveRules } from './store/rules.ts'
import { configsOf, type RuleRow } from './view.ts'

/** An activity that earns points by a rule; other apps have names of their own. */
export type Activity = 'PURCHASE' | 'REGISTRATION' | 'BIRTHDAY' | 'SOCIAL_MEDIA' | (string & {})

/** Active rules for one activity of the shop's own or of another app's; none while the program rests. */
export async function activeRules(
  trx: Db,
  activity: Activity,
  appId: string = STORES_APP_ID,
): Promise<RuleRow[]> {
  const status = await findProgramStatus(trx)
  if (status !== 'ACTIVE') return []
  const rules = await findActiveRules(trx, activity)
  return rules.filter(({ triggerAppId }) => (triggerAppId ?? STORES_APP_ID) === appId)
}

/** For each whole amount spent, or a fixed number; nothing for a tier that the rule does not name. */
export function pointsOf(rule: RuleRow, tierId: string | null, spent: Minor): number {
  const configs = configsOf(rule)
  const config =
    (tierId ? configs.find((each) => each.tierId === tierId) : undefined) ??
    configs.find((each) => !each.tierId)
  if (!config) return 0
  const { moneyMinor, points } = config
  return moneyMinor ? Math.floor(spent / moneyMinor) * points : points
}

export interface Activities {
  readonly account: { readonly id: string; readonly tierId: string | null }
  readonly activity: Activity
  /** App whose activity it is; the shop without it. */
  readonly appId?: string
  /** Idempotency key, once per account and rule. */
  readonly key: string
  /** Money that it was about. */
  readonly spent?: Minor
  /** Social media: where. */
  readonly channel?: string | undefined
  readonly date: Date
}

/**
 * Earns what every active rule for this activity gives, once per rule: the same key again gives nothing more.
 * A member whom the ledger refuses points is left as they are.
 */
export async function earnBy(trx: Trx, activities: Activities): Promise<Entered[]> {
  const { account, activity, appId, key, spent = 0, channel, date } = activities
  const results: Entered[] = []
  for (const rule of await activeRules(trx, activity, appId)) {
    const amount = pointsOf(rule, account.tierId, spent)
    if (amount <= 0) continue
    const entered = await tryEnter(trx, {
      accountId: account.id,
      type: 'EARN',
      amount,
      description: rule.title,
      info: {
        appId: appId ?? STORES_APP_ID,
        activityType: activity,
        ...(channel ? { followedSocialMedia: { channel } } : {}),
      },
      key: `rule ${rule.id}${key ? ` ${key}` : ''}`,
      onlyActive: true,
      date,
    })
    if (entered instanceof Error) throw entered
    results.push(entered)
  }
  return results
}
