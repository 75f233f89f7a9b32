import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/marketing/email-deliveries.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

const EmailDelivery = z.object({
  id: z.string(),
  /** Address in lower case. */
  email: z.string(),
  /** A code in it is hidden: it signs in whoever reads it. */
  subject: z.string(),
  /** PENDING until the other side takes it, SENT, FAILED, SUPPRESSED, BOUNCED. */
  status: z.string(),
  /** Times that sending was begun. */
  attempts: z.number(),
  createdDate: z.string(),
  /** When a pending one is tried next. */
  dueDate: z.nullish(z.string()),
  /** When it was taken, or given up. */
  finishedDate: z.nullish(z.string()),
  /** What the other side said to the last attempt, or why nothing was sent. */
  error: z.nullish(z.string()),
})
/** An email on its way. Of the embedded platform. */
export type EmailDelivery = z.infer<typeof EmailDelivery>

/**
 * Emails that left or wait to, newest first; filters by `id`, `email`, `status` and `createdDate`, sorts by `createdDate`.
 * Empty where no mail transport is set up.
 */
export const queryEmailDeliveries = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { emailDeliveries: EmailDelivery[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryEmailDeliveries, () =>
  z.object({ emailDeliveries: z.array(EmailDelivery), pagingMetadata: CursorMetadata }),
)

/** How many emails have each status, and whether emails leave at all (`MAIL_TRANSPORT`). */
export const countEmailDeliveries = /* @__PURE__ */ defineCall<
  object,
  {
    isSending: boolean
    pending: number
    sent: number
    failed: number
    suppressed: number
    bounced: number
  }
>(operations.countEmailDeliveries, () =>
  z.object({
    isSending: z.boolean(),
    pending: z.number(),
    sent: z.number(),
    failed: z.number(),
    suppressed: z.number(),
    bounced: z.number(),
  }),
)

/**
 * Sends an email once more, now, and takes its address off the list of bounces. Refused with `EMAIL_SENT` where it was
 * taken, and with `READER_COMPLAINED` where its reader marked the shop's emails as spam.
 */
export const retryEmailDelivery = /* @__PURE__ */ defineCall<
  { emailDeliveryId: string },
  { emailDelivery: EmailDelivery }
>(operations.retryEmailDelivery, () => z.object({ emailDelivery: EmailDelivery }))
