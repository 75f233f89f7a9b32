import { sql } from 'kysely'
import type { Clock } from '../../../base/clock.ts'
import type { SiteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'
import { readLayout, type SiteTable } from './layout.ts'
import { findBaseline } from './store.ts'
import { patiently, swapRows } from './swap.ts'

/** Tables change only before a platform starts; the keys that cannot wait, at its first reset. */
const layouts = new WeakMap<SiteCache, readonly SiteTable[]>()

async function layoutOf({ db, siteCache }: Services): Promise<readonly SiteTable[]> {
  const known = layouts.get(siteCache)
  if (known) return known
  const layout = await readLayout(db)
  if (layout.every(({ eager }) => eager.length === 0)) layouts.set(siteCache, layout)
  return layout
}

/** Finds the baseline, or grows it; what is returned then replaces the site's data by it, quickly. */
export async function restore(
  services: Services,
  base: Clock,
  name: string,
): Promise<(epoch: string) => Promise<void>> {
  const { schema, counts } = await findBaseline(services, base, name)
  const layout = await layoutOf(services)
  return (epoch) =>
    patiently(services.db, async (trx) => {
      await swapRows(trx, layout, schema, counts)
      await sql`insert into workbench_site (id, epoch) values (1, ${epoch})
        on conflict (id) do update set epoch = excluded.epoch`.execute(trx)
    })
}
