import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/marketing/newsletter.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

const NewsletterSubscriber = z.object({
  id: z.string(),
  email: z.string(),
  /** Code of the language that they signed up in. */
  language: z.string(),
  /** PENDING until the link of the letter is used, SUBSCRIBED, UNSUBSCRIBED. */
  status: z.string(),
  /** Place where they signed up, such as `footer`. */
  source: z.string(),
  /** Times of what the address agreed to, as proof. */
  askedDate: z.string(),
  confirmedDate: z.nullish(z.string()),
  endedDate: z.nullish(z.string()),
  /** Staff who unsubscribed it, by their role then; absent where the reader did it. */
  endedBy: z.nullish(z.object({ type: z.string(), id: z.string(), name: z.optional(z.string()) })),
  /** Member with this address. */
  memberId: z.nullish(z.string()),
  /** Customer with this address: the member's, else the guest's. */
  customerId: z.nullish(z.string()),
  /** Address for `List-Unsubscribe` (RFC 8058) and for a link in each letter. */
  unsubscribeUrl: z.string(),
})
/** An address that signed up for the newsletter. Of the embedded platform. */
export type NewsletterSubscriber = z.infer<typeof NewsletterSubscriber>

/**
 * Signs an address up: a letter with a link asks its reader to confirm. The answer is the same whether the address is
 * known or not. Too many tries from one network or for one address are refused with 429.
 */
export const subscribeToNewsletter = /* @__PURE__ */ defineCall<
  { subscriber: { email: string; source: string } },
  object
>(operations.subscribeToNewsletter, () => z.object({}))

/**
 * Addresses that signed up, newest first; filters by `id`, `email`, `status`, `source`, `language` and `askedDate`,
 * sorts by `askedDate` and `email`.
 */
export const queryNewsletterSubscribers = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { subscribers: NewsletterSubscriber[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryNewsletterSubscribers, () =>
  z.object({ subscribers: z.array(NewsletterSubscriber), pagingMetadata: CursorMetadata }),
)

/** How many addresses have each status. */
export const countNewsletterSubscribers = /* @__PURE__ */ defineCall<
  object,
  { pending: number; subscribed: number; unsubscribed: number }
>(operations.countNewsletterSubscribers, () =>
  z.object({ pending: z.number(), subscribed: z.number(), unsubscribed: z.number() }),
)

/** Unsubscribes an address for whoever asked staff to; it can sign up again. */
export const endNewsletterSubscription = /* @__PURE__ */ defineCall<
  { subscriberId: string },
  { subscriber: NewsletterSubscriber }
>(operations.endNewsletterSubscription, () => z.object({ subscriber: NewsletterSubscriber }))
