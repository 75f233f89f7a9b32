import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import { CheckoutSettings } from './input.ts'

export async function checkoutSettings(db: Db): Promise<CheckoutSettings> {
  const row = await db
    .selectFrom('checkoutSettings')
    .select('document')
    .where('id', '=', 1)
    .executeTakeFirst()
  return CheckoutSettings.parse(row?.document ?? {})
}

/** Settings in this revision of the terms: asked for once, however many carts are priced. */
export function settingsOf(terms: Terms, db: Db): Promise<CheckoutSettings> {
  return terms.part('checkoutSettings', () => checkoutSettings(db))
}
