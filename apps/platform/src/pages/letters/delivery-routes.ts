import * as operations from '@galleria/platform-client/operations/marketing/email-deliveries'
import { z } from 'zod'
import { countQueued, type QueuedMail, queuedPage, retryMail } from '../../areas/mailbox/index.ts'
import { KeysetQuery } from '../../data/query-language/keyset.ts'
import { CursorMetadata } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'

const date = z.iso.datetime()
const EmailDelivery = z.object({
  id: z.guid(),
  email: z.string(),
  subject: z.string(),
  status: z.enum(['PENDING', 'SENT', 'FAILED', 'SUPPRESSED', 'BOUNCED']),
  attempts: z.int(),
  createdDate: date,
  dueDate: date.nullable(),
  finishedDate: date.nullable(),
  error: z.string().nullable(),
})

/** Emails on their way, for whoever is asked why one did not arrive: the platform's own calls. */
export function deliveryRoutes(app: App): void {
  operation(
    app,
    operations.queryEmailDeliveries,
    {
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: z.object({ emailDeliveries: z.array(EmailDelivery), pagingMetadata: CursorMetadata }),
    },
    async ({ input: { query }, ...services }) => {
      const sorted = query.sort.length > 0 ? query.sort : newestFirst
      const asked = { ...query, sort: query.cursorPaging.cursor ? query.sort : sorted }
      const { pageRows, metadata } = await queuedPage(services, asked)
      return { emailDeliveries: pageRows.map(viewOf), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.countEmailDeliveries,
    {
      answer: z.object({
        isSending: z.boolean(),
        pending: z.int(),
        sent: z.int(),
        failed: z.int(),
        suppressed: z.int(),
        bounced: z.int(),
      }),
    },
    async ({ db, config }) => {
      const { PENDING = 0, SENT = 0, FAILED = 0, SUPPRESSED = 0, BOUNCED = 0 } = await countQueued(db)
      const counts = {
        pending: PENDING,
        sent: SENT,
        failed: FAILED,
        suppressed: SUPPRESSED,
        bounced: BOUNCED,
      }
      return { isSending: config.mail.transport !== 'mailbox', ...counts }
    },
  )

  operation(
    app,
    operations.retryEmailDelivery,
    {
      body: z.object({ emailDeliveryId: z.string().max(100) }),
      answer: z.object({ emailDelivery: EmailDelivery }),
    },
    async ({ input: { emailDeliveryId }, ...services }) => ({
      emailDelivery: viewOf(await retryMail(services, emailDeliveryId)),
    }),
  )
}

const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' as const }]

function viewOf({
  id,
  recipient,
  status,
  attempts,
  createdAt,
  dueAt,
  finishedAt,
  lastError,
  ...mail
}: QueuedMail) {
  return {
    ...{ id, email: recipient, subject: subjectOf(mail), status, attempts },
    createdDate: createdAt.toISOString(),
    dueDate: status === 'PENDING' ? dueAt.toISOString() : null,
    finishedDate: finishedAt?.toISOString() ?? null,
    error: lastError,
  }
}

/** Without the code, which signs in whoever reads it: staff help with an account, and don't enter it. */
function subjectOf({ subject, code }: Pick<QueuedMail, 'subject' | 'code'>): string {
  return code ? subject.replaceAll(code, '••••••') : subject
}
