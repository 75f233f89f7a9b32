import { z } from 'zod'
import { type Violation, violations } from '../../../base/errors.ts'
import { refusalOf } from '../../../base/network/public-address.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { definitionOf } from '../wire.ts'

export const EventTypes = z.array(z.string().max(200)).min(1).max(200).nullish()
export const Address = z.string().max(2000)

interface SubscriptionInput {
  readonly appId?: string | undefined
  readonly url?: string | undefined
  readonly eventTypes?: readonly string[] | null | undefined
}

/** Types that exist, an address that may be a target, an app that is one of the site's. */
export function checkSubscription(
  config: PlatformConfig,
  { appId, url, eventTypes }: SubscriptionInput,
): void {
  const wrong: Violation[] = []
  const violatedRule = 'VALIDATION'
  const refusal =
    url === undefined ? undefined : refusalOf(url, { allowPrivate: config.webhooks.allowPrivateTargets })
  if (refusal) wrong.push({ field: 'subscription.url', description: refusal, violatedRule })
  for (const [index, type] of (eventTypes ?? []).entries()) {
    if (definitionOf.has(type)) continue
    const field = `subscription.eventTypes[${index}]`
    wrong.push({ field, description: 'is not an event type', violatedRule })
  }
  if (appId !== undefined && !config.apps.some(({ id }) => id === appId))
    wrong.push({ field: 'subscription.appId', description: 'is not an app of this site', violatedRule })
  if (wrong.length > 0) throw violations(wrong)
}
