import type { Message } from '@galleria/i18n'
import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { key, type Say } from '../messages/index.ts'

export const kinds = {
  EARN: key('history.earned'),
  REDEEM: key('history.redeemed'),
  ADJUST: key('history.adjusted'),
  REFUND: key('history.returned'),
  EXPIRE: key('history.expired'),
} as const
export type Kind = keyof typeof kinds

export const toKind = (text: string | null): Kind | undefined =>
  text && Object.hasOwn(kinds, text) ? (text as Kind) : undefined

export interface HistoryEntry {
  readonly transaction: LoyaltyTransaction
  /** Balance right after it; absent where a filter hides what lies between. */
  readonly balance?: number
}

export interface HistoryDay {
  /** `2026-11-20`, in the shop's time zone. */
  readonly day: string
  readonly entries: readonly HistoryEntry[]
}

/**
 * Balance after each transaction. One without a balance is computed back from `balance`, today's: for a list that
 * begins with the newest and leaves none out; otherwise without `balance`.
 */
export function withBalances(transactions: readonly LoyaltyTransaction[], balance?: number): HistoryEntry[] {
  let after = balance
  return transactions.map((transaction) => {
    const now = transaction.balanceAfter ?? after
    if (after !== undefined) after -= transaction.amount
    return { transaction, ...(now !== undefined && { balance: now }) }
  })
}

export function byDay(entries: readonly HistoryEntry[], timeZone: string): HistoryDay[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const days = Map.groupBy(entries, ({ transaction }) => format.format(new Date(transaction.createdDate)))
  return [...days].map(([day, entries]) => ({ day, entries }))
}

/** Descriptions that the platform writes itself, in one language for all. */
const written: ReadonlyMap<string, Message> = new Map([
  ['Order placed', key('history.placed')],
  ['Points not used in time', key('history.unused')],
  ['Imported', key('history.imported')],
  ['Order refunded', key('history.order-refunded')],
  ['Order changed', key('history.order-changed')],
])

/** Added by the platform where an account no longer had all that was to be taken from it. */
const SPENT = /^(.+); (\d+) of (\d+) points were spent already$/

/** Title of a line of the history: in the reader's language, unless somebody wrote it. */
export function transactionTitle(transaction: LoyaltyTransaction, t: Say): string {
  const { description } = transaction
  if (description) {
    const [, cause = description, missing, due] = SPENT.exec(description) ?? []
    const known = written.get(cause)
    if (!known) return description
    const title = t(known)
    return due ? t('history.spent-already', { title, missing: Number(missing), due: Number(due) }) : title
  }
  const kind = toKind(transaction.transactionType)
  if (kind === 'EARN' && transaction.earnInfo?.orderId) return t('history.order')
  return kind ? t(kinds[kind]) : t('history.unknown')
}
