import { hotQuery } from '../../../../data/database.ts'
import type { AccountRow } from '../../view.ts'
import { enterAll, enterAllSoon, enterOne, enterOneSoon } from './statement.ts'

export type Changed = AccountRow & {
  readonly transactionId: string
  readonly amount: number
  readonly tierBefore: string | null
  readonly availableBefore: boolean
  /** Ids of all events that the statement emitted, in its first row. */
  readonly eventIds: readonly string[] | null
}

export const enterOneEntry = hotQuery<Changed>(enterOne)

export const enterEntries = hotQuery<Changed>(enterAll)

/** Answer to a movement. */
export interface EntryOutcome {
  /** JSON of the account as it is afterwards (wire §4.5). */
  readonly account: string
  readonly transactionId: string
}

type One = EntryOutcome & { readonly eventIds: readonly string[] | null }

type Each = EntryOutcome & { readonly id: string }

export const enterOneAtOnce = hotQuery<One>(enterOneSoon)

export const enterManyAtOnce = hotQuery<Each>(enterAllSoon)
