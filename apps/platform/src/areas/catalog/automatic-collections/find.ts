import { CursorSearch } from '../../../data/query-language/search.ts'
import type { Services } from '../../../data/services.ts'
import { rowFields } from '../rows/fields.ts'
import { freshIndex } from '../search/keep-fresh.ts'
import { prepareSearch } from '../search/prepare.ts'
import { search } from '../search/search.ts'
import { type CollectionRules, filterOf, sortOf } from './rules.ts'
import { findProductSales } from './store.ts'

/** Ids of the products that rules mean, hidden ones too, in the order of the rules; `sales` are read where none are given. */
export async function findByRules(
  { db, siteCache, config, clock }: Pick<Services, 'db' | 'siteCache' | 'config' | 'clock'>,
  rules: CollectionRules,
  sales: () => ReturnType<typeof findProductSales> = () => findProductSales(db),
): Promise<string[]> {
  const site = { db, siteCache, config }
  const index = await freshIndex(site)
  const wanted = CursorSearch.parse({
    filter: filterOf(rules, clock.now()),
    sort: sortOf(rules),
    paging: { limit: 0 },
  })
  const prepared = await prepareSearch(site, index, wanted, { hidden: true, at: 'rules' })
  const { all } = search(config, index, prepared, rowFields(config, index))
  const ids = Array.from(all, (slot) => index.at(slot).id)
  if (rules.sort !== 'BEST_SELLING') return ids
  const sold = await sales()
  return ids.sort((a, b) => (sold.get(b) ?? 0) - (sold.get(a) ?? 0))
}
