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
  /** `2026-11-20`, in the reader's time zone. */
  readonly day: string
  readonly entries: readonly HistoryEntry[]
}

/**
 * What the platform says each came to. One that does not say is counted back to from `balance`, today's: for a list that
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

/** What a line of the history is called when the platform gave it no description. */
export function transactionTitle(transaction: LoyaltyTransaction, t: Say): string {
  if (transaction.description) return transaction.description
  const kind = toKind(transaction.transactionType)
  if (kind === 'EARN' && transaction.earnInfo?.orderId) return t('history.order')
  return kind ? t(kinds[kind]) : t('history.unknown')
}
