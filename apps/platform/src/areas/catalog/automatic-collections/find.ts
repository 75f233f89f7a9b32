import { CursorSearch } from '../../../data/query-language/search.ts'
import type { Services } from '../../../data/services.ts'
import { freshCatalog } from '../search/open.ts'
import { type CollectionRules, filterOf, sortOf } from './rules.ts'
import { findProductSales } from './store.ts'

/** Ids of the products that rules mean, hidden ones too, in the order of the rules; `sales` are read where none are given. */
export async function findByRules(
  { db, siteCache, config, clock }: Pick<Services, 'db' | 'siteCache' | 'config' | 'clock'>,
  rules: CollectionRules,
  sales: () => ReturnType<typeof findProductSales> = () => findProductSales(db),
): Promise<string[]> {
  const catalog = await freshCatalog({ db, siteCache, config })
  const wanted = CursorSearch.parse({
    filter: filterOf(rules, clock.now()),
    sort: sortOf(rules),
    paging: { limit: 0 },
  })
  const asked = await catalog.ask(wanted, { hidden: true, at: 'rules', fields: 'table' })
  const ids = await asked.all()
  if (rules.sort !== 'BEST_SELLING') return ids
  const sold = await sales()
  return ids.sort((a, b) => (sold.get(b) ?? 0) - (sold.get(a) ?? 0))
}
