import * as operations from '@galleria/platform-client/operations/marketing/newsletter'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import type { Services } from '../../../data/services.ts'
import { english } from '../../../domain/messages/languages.ts'
import { requestedLanguage } from '../../../domain/messages/requested-language.ts'
import { authorOf } from '../../../http/author.ts'
import { authorNames } from '../../../http/author-names.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { takeAttempt } from '../../identity/index.ts'
import { pageOf } from '../page-store.ts'
import { newsletterLink } from './links.ts'
import { countConsents, findSubscriber, type SubscriberRow, subscriberList } from './store.ts'
import { askForNewsletter, endNewsletter } from './subscription.ts'

/** Letters to one address in a quarter of an hour: enough for whoever lost the first, and no way to flood a mailbox. */
const LETTERS = 3

const date = z.iso.datetime()
const Subscriber = z.object({
  id: z.guid(),
  email: z.string(),
  language: z.string(),
  status: z.enum(['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED']),
  source: z.string(),
  askedDate: date,
  confirmedDate: date.nullable(),
  endedDate: date.nullable(),
  endedBy: z.object({ type: z.string(), id: z.string(), name: z.string().optional() }).nullable(),
  memberId: z.guid().nullable(),
  customerId: z.guid().nullable(),
  unsubscribeUrl: z.url(),
})

/** Newsletter: sign-ups by shoppers, and the list of them for staff. The platform's own calls. */
export function newsletterRoutes(app: App): void {
  operation(
    app,
    operations.subscribeToNewsletter,
    {
      body: z.object({
        subscriber: z.object({
          email: z.email().max(254),
          source: z.string().regex(/^[a-z][a-z-]{0,39}$/, { error: 'must be a name such as footer' }),
        }),
      }),
      answer: Nothing,
    },
    async ({ input: { subscriber }, client, request, ...services }) => {
      const { db, clock, config } = services
      const { email, source } = subscriber
      // Before anything is looked up, so that the answer tells nothing of the address.
      await takeAttempt(db, clock, {
        of: `newsletter from:${client.address}`,
        allowed: config.failuresPerAddress,
      })
      await takeAttempt(db, clock, { of: `newsletter:${emailKey(email)}`, allowed: LETTERS })
      const language = requestedLanguage(request) ?? english.code
      await askForNewsletter(services, { email, source, language })
      return {}
    },
  )

  operation(
    app,
    operations.queryNewsletterSubscribers,
    {
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: z.object({ subscribers: z.array(Subscriber), pagingMetadata: CursorMetadata }),
    },
    async (call) => {
      const { query } = call.input
      const sorted = query.sort.length > 0 ? query.sort : newestFirst
      const asked = { ...query, sort: query.cursorPaging.cursor ? query.sort : sorted }
      const { pageRows, metadata } = await pageOf<SubscriberRow>(call, subscriberList, asked)
      return { subscribers: await viewsOf(call, pageRows), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.countNewsletterSubscribers,
    { answer: z.object({ pending: z.int(), subscribed: z.int(), unsubscribed: z.int() }) },
    async ({ db }) => {
      const { PENDING = 0, SUBSCRIBED = 0, UNSUBSCRIBED = 0 } = await countConsents(db)
      return { pending: PENDING, subscribed: SUBSCRIBED, unsubscribed: UNSUBSCRIBED }
    },
  )

  operation(
    app,
    operations.endNewsletterSubscription,
    {
      body: z.object({ subscriberId: z.string().max(100) }),
      answer: z.object({ subscriber: Subscriber }),
    },
    async ({ input: { subscriberId }, caller, ...services }) => {
      const ended = await endNewsletter(services, subscriberId, authorOf(caller))
      const row = ended && (await findSubscriber(services.db, ended.id))
      if (!row) throw applicationError(404, 'NEWSLETTER_SUBSCRIBER_NOT_FOUND', 'Subscriber not found.')
      const [subscriber] = await viewsOf(services, [row])
      return { subscriber }
    },
  )
}

const newestFirst = [{ fieldName: 'askedDate', order: 'DESC' as const }]

type Site = Pick<Services, 'db' | 'config'>

async function viewsOf({ db, config }: Site, rows: readonly SubscriberRow[]) {
  const names = await authorNames(
    db,
    rows.map(({ endedById }) => ({ byId: endedById })),
  )
  return rows.map((row) => viewOf(config, row, names.get(row.endedById ?? '')))
}

function viewOf(config: Services['config'], row: SubscriberRow, name: string | undefined) {
  const { id, email, language, status, source, memberId, customerId, endedByType, endedById } = row
  return {
    ...{ id, email, language, status, source, memberId, customerId },
    askedDate: row.askedAt.toISOString(),
    confirmedDate: row.confirmedAt?.toISOString() ?? null,
    endedDate: row.endedAt?.toISOString() ?? null,
    endedBy: endedByType ? { type: endedByType, id: endedById ?? '', ...(name && { name }) } : null,
    unsubscribeUrl: newsletterLink(config, 'unsubscribe', row),
  }
}
