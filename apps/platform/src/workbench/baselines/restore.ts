import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { readLayout } from './layout.ts'
import { findBaseline } from './store.ts'
import { patiently, swapRows } from './swap.ts'

/** Finds the baseline, or grows it; what is returned then replaces the site's data by it, quickly. */
export async function restore(
  services: Services,
  base: Clock,
  name: string,
): Promise<(epoch: string) => Promise<void>> {
  const { schema, counts } = await findBaseline(services, base, name)
  const layout = await readLayout(services.db)
  return (epoch) =>
    patiently(services.db, async (trx) => {
      await swapRows(trx, layout, schema, counts)
      await sql`insert into workbench_site (id, epoch) values (1, ${epoch})
        on conflict (id) do update set epoch = excluded.epoch`.execute(trx)
    })
}
