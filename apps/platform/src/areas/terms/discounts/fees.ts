import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { Fee } from '../../../domain/pricing/fees.ts'
import type { PricedLine } from '../../../domain/pricing/line.ts'
import { findActiveFees } from './store/fees.ts'
import type { DiscountTables } from './tables.ts'

type FeeRow = Selectable<DiscountTables['additionalFees']>

export function readFees(db: Db, terms: Terms): Promise<FeeRow[]> {
  return terms.part('fees', () => findActiveFees(db))
}

/** Fees that this cart has: for each piece in scope, or once. */
export function feesFor(rows: readonly FeeRow[], lines: readonly PricedLine[], subtotal: Minor): Fee[] {
  return rows.flatMap(
    ({ code, name, amountMinor, source, scopes, belowSubtotalMinor, taxGroupId, taxedAt }) => {
      const meant = scopes
        ? lines.filter((line) => scopes.some((scope) => line.scopes?.includes(scope)))
        : lines
      const pieces = scopes ? meant.reduce((all, { quantity }) => all + quantity, 0) : 1
      if (meant.length === 0 || (belowSubtotalMinor !== null && subtotal >= belowSubtotalMinor)) return []
      const lineIds = scopes ? { lineIds: meant.map(({ id }) => id) } : {}
      const taxed = { taxGroup: taxGroupId, ...(taxedAt ? { taxedAt } : {}) }
      return [{ code, name, amount: amountMinor * pieces, source, ...lineIds, ...taxed }]
    },
  )
}
