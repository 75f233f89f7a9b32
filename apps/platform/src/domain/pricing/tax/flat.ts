import type { TaxPolicy } from './authority.ts'

/** One rate of one state on all goods, added to their prices; delivery is not taxed. */
export function flatTax(rate: string, jurisdiction = 'New York'): TaxPolicy {
  return { included: false, standard: [{ jurisdiction, type: 'STATE', name: 'Sales tax', rate }] }
}
