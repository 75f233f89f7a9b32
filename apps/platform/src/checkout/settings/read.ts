import type { Db } from '../../database.ts'
import { CheckoutSettings } from './input.ts'

export async function checkoutSettings(db: Db): Promise<CheckoutSettings> {
  const row = await db
    .selectFrom('checkoutSettings')
    .select('document')
    .where('id', '=', 1)
    .executeTakeFirst()
  return CheckoutSettings.parse(row?.document ?? {})
}
