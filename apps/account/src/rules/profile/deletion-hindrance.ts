import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { listSubscriptionContracts } from '@galleria/platform-client/subscriptions'

/** Hindrances of a deletion: subscriptions that go on, or a role at the store. */
export type Hindrance =
  | { readonly of: 'SUBSCRIPTIONS'; readonly subscriptions: readonly { id: string; productName: string }[] }
  | { readonly of: 'ROLE' }

/** The platform's rules (wire §3.7 "DeleteMyMember") by what a member can do about them; undefined for any other failure. */
export async function hindranceOf(
  error: unknown,
  client: PlatformClient,
  signal: AbortSignal,
): Promise<Hindrance | undefined> {
  const rules = isPlatformError(error) ? error.violations.map(({ ruleName }) => ruleName) : []
  if (rules.includes('OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')) return { of: 'ROLE' }
  if (!rules.includes('ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN')) return undefined
  const { subscriptionContracts } = await listSubscriptionContracts(client, {}, { signal })
  const subscriptions = subscriptionContracts
    .filter(({ status }) => status === 'AUTO_RENEW_ON' || status === 'MANUAL_RECURRING')
    .map(({ id, productName }) => ({ id, productName }))
  return { of: 'SUBSCRIPTIONS', subscriptions }
}
