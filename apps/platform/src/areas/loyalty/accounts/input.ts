import { z } from 'zod'
import { exactlyOneOf, someOf } from '../../../base/input/one-of.ts'
import { listOf } from '../../../base/query.ts'
import { Aggregation } from '../../../data/query-language/aggregate.ts'
import { CursorPaging, KeysetQuery } from '../../../data/query-language/keyset.ts'
import { TextSearch } from '../../../data/query-language/text-search.ts'

/** The revision that was read last, as text or as a number. */
export const Revision = z
  .union([z.string().regex(/^\d{1,15}$/, { error: 'must be a whole number such as 12' }), z.int().min(1)])
  .transform(Number)

const Amount = z
  .int()
  .min(-9_999_999)
  .max(9_999_999)
  .refine((amount) => amount !== 0, { error: 'must not be 0' })
const Balance = z.int().min(0).max(999_999_999)
const Description = z.string().min(1).max(100)

const channels = ['FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'X', 'TIKTOK'] as const
export const Channel = z.enum(channels)

/** Wire §3.5 "EarnPoints". */
export const EarnPoints = z.object({
  accountId: z.string().max(50),
  amount: z.int().min(1).max(9_999_999),
  description: Description.optional(),
  appId: z.string().min(1).max(100),
  idempotencyKey: z.string().min(1).max(256),
  activityType: z.string().max(100).nullish(),
  orderId: z.string().max(512).nullish(),
  followedSocialMedia: z.object({ channel: Channel }).optional(),
})

const change = {
  balance: Balance.optional(),
  amount: Amount.optional(),
}
/** Wire §3.5 "AdjustPoints": where both are given, the balance counts. */
export const AdjustPoints = z
  .object({
    accountId: z.string().max(50),
    ...change,
    description: Description.nullish(),
    revision: Revision.optional(),
  })
  .superRefine(someOf('amount', 'balance'))

const TimeZone = z.string().max(50).refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' })

/** CursorSearch (wire §1.9). */
export const AccountSearch = KeysetQuery.extend({
  search: TextSearch.optional(),
  aggregations: z.array(Aggregation).max(20).default([]),
  timeZone: TimeZone.default('UTC'),
})

export type AccountSearch = z.output<typeof AccountSearch>

/** Wire §3.5 "BulkAdjustPoints", and a text for the history, which the wire does not have. */
export const BulkAdjust = z
  .object({
    ...change,
    description: Description.nullish(),
    search: AccountSearch.prefault({}),
  })
  .superRefine(someOf('amount', 'balance'))

export const FetchBy = z
  .object({ contactId: z.string().max(50).optional(), memberId: z.string().max(50).optional() })
  .superRefine(exactlyOneOf('contactId', 'memberId'))

export const ListAccounts = z.object({
  contactIds: listOf(z.string().max(50), { max: 50 }).optional(),
  cursorPaging: CursorPaging,
})

export const CountAccounts = z.object({ filter: z.unknown().optional(), search: TextSearch.optional() })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
