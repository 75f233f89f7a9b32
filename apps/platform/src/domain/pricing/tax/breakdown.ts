import type { Minor } from '../../money/money.ts'
import type { Authority } from './authority.ts'
import type { Taxed } from './levy.ts'

/** Total of one authority for the whole cart. */
export interface AuthorityTotal extends Authority {
  readonly amount: Minor
}

export function byAuthority(taxes: Iterable<Taxed>): AuthorityTotal[] {
  const totals = new Map<string, AuthorityTotal>()
  for (const { parts } of taxes) {
    for (const each of parts) {
      const key = JSON.stringify([each.type, each.jurisdiction, each.name, each.rate])
      totals.set(key, { ...each, amount: each.amount + (totals.get(key)?.amount ?? 0) })
    }
  }
  return [...totals.values()]
}
