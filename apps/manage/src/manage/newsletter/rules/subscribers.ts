import { readAll, timesIn } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { type NewsletterSubscriber, queryNewsletterSubscribers } from '@galleria/platform-client/newsletter'

const statuses = ['SUBSCRIBED', 'PENDING', 'UNSUBSCRIBED'] as const
export type Status = (typeof statuses)[number]

/** Filter of the list, from its address. */
function filterOf(query: URLSearchParams, timeZone: string) {
  const words = query.get('q')?.trim().toLowerCase()
  const status = statuses.find((each) => each === query.get('status'))
  const askedDate = timesIn(query, timeZone)
  return {
    ...(words && { email: { $contains: words } }),
    ...(status && { status }),
    ...(askedDate && { askedDate }),
  }
}

interface Asked {
  readonly query: URLSearchParams
  readonly timeZone: string
  readonly signal: AbortSignal
}

/** Reads one page; a cursor carries filter and order. */
export function subscribersPage(client: PlatformClient, { query, timeZone, signal }: Asked) {
  const cursor = query.get('cursor')
  return queryNewsletterSubscribers(
    client,
    {
      query: {
        ...(!cursor && { filter: filterOf(query, timeZone) }),
        cursorPaging: { limit: 50, ...(cursor && { cursor }) },
      },
    },
    { signal },
  )
}

/** Subscribers that the address finds, page after page. */
export function allSubscribers(
  client: PlatformClient,
  { query, timeZone, signal }: Asked,
): Promise<NewsletterSubscriber[]> {
  return readAll(async (cursorPaging) => {
    const filter = cursorPaging.cursor ? {} : { filter: filterOf(query, timeZone) }
    const { subscribers: items, pagingMetadata } = await queryNewsletterSubscribers(
      client,
      { query: { ...filter, cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })
}
