import type { Minor } from '../../money/money.ts'
import type { Authority, TaxPolicy } from './authority.ts'
import { levy, type Taxed } from './levy.ts'

/** Something that is taxed: a line, a fee, the delivery. */
export interface TaxableItem {
  readonly id: string
  readonly amount: Minor
  readonly kind: 'goods' | 'shipping' | 'money'
  readonly taxGroup?: string | null | undefined
  /** Policy of another place; whether prices include tax follows the whole cart. */
  readonly policy?: TaxPolicy | undefined
}

export const noTax: Taxed = { tax: 0, rate: '0', parts: [] }

/** The tax on each thing, by group of goods. */
export function taxOn(policy: TaxPolicy, items: readonly TaxableItem[]): Map<string, Taxed> {
  const taxed = new Map<string, Taxed>()
  const byAuthorities = Map.groupBy(items, (item) => authoritiesOf(item.policy ?? policy, item))
  for (const [authorities, group] of byAuthorities) {
    const goods = group.map(({ id, amount }) => ({ id, weight: amount }))
    for (const [id, each] of levy(authorities, goods, policy.included)) taxed.set(id, each)
  }
  return taxed
}

const nobody: readonly Authority[] = []

function authoritiesOf(policy: TaxPolicy, { kind, taxGroup }: TaxableItem): readonly Authority[] {
  if (kind === 'money') return nobody
  if (kind === 'shipping') return policy.shipping ?? nobody
  return (taxGroup ? policy.groups?.[taxGroup] : undefined) ?? policy.standard
}
