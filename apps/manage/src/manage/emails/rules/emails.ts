import { timesIn } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { queryEmailDeliveries } from '@galleria/platform-client/email-deliveries'
import type { Say } from '../messages/index.ts'

const statuses = ['PENDING', 'SENT', 'FAILED', 'SUPPRESSED', 'BOUNCED'] as const
export type Status = (typeof statuses)[number]

export const tones = {
  PENDING: 'warning',
  SENT: 'success',
  FAILED: 'danger',
  SUPPRESSED: 'neutral',
  BOUNCED: 'danger',
} as const

export function statusName(status: Status, t: Say): string {
  return {
    PENDING: t('status.pending'),
    SENT: t('status.sent'),
    FAILED: t('status.failed'),
    SUPPRESSED: t('status.suppressed'),
    BOUNCED: t('status.bounced'),
  }[status]
}

/** Filter of the list, from its address: a whole email address finds only its own. */
function filterOf(query: URLSearchParams, timeZone: string) {
  const words = query.get('q')?.trim().toLowerCase()
  const status = statuses.find((each) => each === query.get('status'))
  const createdDate = timesIn(query, timeZone)
  return {
    ...(words && { email: /^\S+@\S+\.\S+$/.test(words) ? words : { $contains: words } }),
    ...(status && { status }),
    ...(createdDate && { createdDate }),
  }
}

/** Reads one page; a cursor carries filter and order. */
export function emailsPage(
  client: PlatformClient,
  asked: { readonly query: URLSearchParams; readonly timeZone: string; readonly signal: AbortSignal },
) {
  const cursor = asked.query.get('cursor')
  const filter = !cursor && { filter: filterOf(asked.query, asked.timeZone) }
  return queryEmailDeliveries(
    client,
    { query: { ...filter, cursorPaging: { limit: 50, ...(cursor && { cursor }) } } },
    { signal: asked.signal },
  )
}
