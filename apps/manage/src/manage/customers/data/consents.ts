import { may, type StaffRole } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { deleteBackInStockRequest, queryBackInStockRequests } from '@galleria/platform-client/back-in-stock'
import { endNewsletterSubscription, queryNewsletterSubscribers } from '@galleria/platform-client/newsletter'

/** Requests that are shown; the waiting list has all. */
const REQUESTS = 20

interface Asked {
  readonly email: string | undefined
  readonly role: StaffRole
  readonly signal: AbortSignal
}

/** Letters that an address agreed to or asked for; undefined where there is no address, or the role may not read them. */
export async function readConsents(client: PlatformClient, { email, role, signal }: Asked) {
  if (!email || !may(role, 'marketing')) return undefined
  const options = { signal }
  const address = email.toLowerCase()
  const [{ subscribers }, { requests }] = await Promise.all([
    queryNewsletterSubscribers(client, { query: { filter: { email: address } } }, options),
    queryBackInStockRequests(
      client,
      { query: { filter: { email: address, status: 'RECEIVED' }, cursorPaging: { limit: REQUESTS } } },
      options,
    ),
  ])
  return { email, newsletter: subscribers[0] ?? null, requests }
}

export type Consents = NonNullable<Awaited<ReturnType<typeof readConsents>>>

export type ConsentSent = { readonly intent: 'end-newsletter' | 'end-request'; readonly consentId: string }

/** Ends a consent for a person who asked staff to. */
export async function endConsent(client: PlatformClient, { intent, consentId }: ConsentSent) {
  if (intent === 'end-newsletter') await endNewsletterSubscription(client, { subscriberId: consentId })
  else await deleteBackInStockRequest(client, { id: consentId })
  return {}
}
