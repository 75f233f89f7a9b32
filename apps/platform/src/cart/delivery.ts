import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import type { Minor } from '../money/money.ts'
import type { Tables } from '../tables.ts'
import type { StoredAddress } from './tables.ts'

export type DeliveryRow = Selectable<Tables['shippingOptions']>

/** What delivers to the address; pickup is offered everywhere its countries say. */
export async function deliveryOptions(
  db: Db,
  address: StoredAddress | null | undefined,
): Promise<DeliveryRow[]> {
  const rows = await db.selectFrom('shippingOptions').selectAll().orderBy('position').execute()
  const country = address?.country
  return country ? rows.filter((row) => row.countries.includes('*') || row.countries.includes(country)) : []
}

export function deliveryPrice(option: DeliveryRow, subtotal: Minor): Minor {
  return option.freeFromMinor !== null && subtotal >= option.freeFromMinor ? 0 : option.priceMinor
}

/** The subdivision's rate where it has one, else the country's, else none. */
export async function taxRate(
  db: Db,
  address: StoredAddress | null | undefined,
): Promise<{ rate: string; name: string } | undefined> {
  if (!address?.country) return undefined
  const rates = await db.selectFrom('taxRates').selectAll().where('country', '=', address.country).execute()
  const subdivision = address.subdivision?.replace(`${address.country}-`, '')
  return (
    rates.find((row) => row.subdivision !== null && row.subdivision === subdivision) ??
    rates.find((row) => row.subdivision === null)
  )
}
