import type { TransactionInfo, TransactionType } from '../tables.ts'
import type { AccountRow } from '../view.ts'

/** A change of points that is wanted: by `amount`, or to a `balance`. */
export interface Entry {
  readonly accountId: string
  readonly type: TransactionType
  /** Signed points; what is redeemed or expires is negative. */
  readonly amount?: number
  /** Balance that the account is to have afterwards, instead of an amount. */
  readonly balance?: number
  /** Limit a negative amount to the balance. */
  readonly atMost?: boolean
  readonly description?: string | null | undefined
  readonly orderId?: string | null | undefined
  /** Idempotency key, once per account; a repetition returns the first answer. */
  readonly key: string
  /** Digest of the request that the key came with (`digestOf`): another request under the same key is refused. */
  readonly digest?: string | undefined
  readonly info?: TransactionInfo | undefined
  /** Whole units of money, signed, for tiers that go by what was spent. */
  readonly spent?: number | undefined
  /** Required current revision of the account. */
  readonly revision?: number | undefined
  /** Refuses the entry unless the program is ACTIVE (wire §3.6). */
  readonly onlyActive?: boolean
  readonly date: Date
}

export interface Entered {
  /** Account after the entry. */
  readonly account: AccountRow
  readonly transactionId: string
  /** Signed points that moved; of a repetition, those of the first time. */
  readonly amount: number
  /** The key was known, with the same request: nothing was written. */
  readonly repeated: boolean
  readonly tierChanged: boolean
}

export function parametersOf(id: string, entry: Entry) {
  return [
    id,
    entry.accountId,
    entry.type,
    entry.amount ?? null,
    entry.balance ?? null,
    entry.atMost === true,
    entry.description ?? null,
    entry.orderId ?? null,
    entry.key,
    entry.digest ?? null,
    entry.info ? JSON.stringify(entry.info) : null,
    entry.spent ?? null,
    entry.revision ?? null,
    entry.onlyActive === true,
  ]
}
