import { dayAfter, dayIn } from '../../../base/day.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { saveProductSales } from '../../catalog/index.ts'
import { countSales } from './count.ts'
import { unitsByProduct } from './store/units.ts'

/** Days whose sales make a best seller. */
const DAYS = 90

/** Tells the catalog what was sold of late, so that collections can stand in the order of best sellers. */
export async function rankBestSellers(site: Pick<Services, 'db' | 'config' | 'clock'>): Promise<void> {
  const { timeZone } = await countSales(site)
  const since = dayAfter(dayIn(site.clock.now(), timeZone), 1 - DAYS)
  await transaction(site.db, async (trx) => saveProductSales(trx, await unitsByProduct(trx, since)))
}
