import type { ManageRequest } from '@galleria/manage'
import { getOverview, querySales } from '@galleria/platform-client/analytics'
import { queryCatalogEdits } from '@galleria/platform-client/catalog-edits'
import { may } from '@galleria/platform-client/roles'
import { changesOf } from '../rules/changes.ts'

const DAY = 86_400_000
/** Edits of the catalog that are asked for, and lines of what changed. */
const EDITS = 20
const LINES = 15

/** Data of the home page; figures of sales and edits are for those who may see them. */
export async function readHome({ client, signal, role }: Pick<ManageRequest, 'client' | 'signal' | 'role'>) {
  const overview = await getOverview(client, undefined, { signal })
  const { today } = overview
  const yesterday = new Date(Date.parse(today) - DAY).toISOString().slice(0, 10)
  const since = new Date(Date.now() - DAY).toISOString()
  const [sales, edits] = await Promise.all([
    may(role, 'analytics') ? querySales(client, { from: yesterday, to: today }, { signal }) : null,
    may(role, 'catalog')
      ? queryCatalogEdits(
          client,
          { query: { filter: { createdDate: { $gte: since } }, cursorPaging: { limit: EDITS } } },
          { signal },
        )
      : null,
  ])
  const [before, now] = sales?.rows ?? []
  return {
    sales: sales && before && now ? { currency: sales.currency, before, now } : null,
    tasks: overview.tasks,
    lowStockFrom: overview.lowStockFrom,
    steps: overview.steps,
    changes: changesOf(overview.activities, edits?.catalogEdits ?? []).slice(0, LINES),
  }
}

export type HomeData = Awaited<ReturnType<typeof readHome>>
