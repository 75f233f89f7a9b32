import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import { CheckoutSettings } from './input.ts'
import { findSettings } from './store.ts'

export async function checkoutSettings(db: Db): Promise<CheckoutSettings> {
  const row = await findSettings(db)
  return CheckoutSettings.parse(row?.document ?? {})
}

/** Settings in this revision of the terms: asked for once, however many carts are priced. */
export function settingsOf(terms: Terms, db: Db): Promise<CheckoutSettings> {
  return terms.part('checkoutSettings', () => checkoutSettings(db))
}
