import { violations } from '../../../../base/errors.ts'
import type { Db } from '../../../../data/database.ts'
import { findStockLocations, type LocationOfStock } from './store.ts'

/** Active location of this id. @throws ApiError 400 at the field */
export function activeLocation(
  locations: readonly LocationOfStock[],
  id: string,
  field: string,
): LocationOfStock {
  const found = locations.find((location) => location.id === id.toLowerCase())
  if (found?.active) return found
  const description = found
    ? 'is not an active location: activate it first'
    : 'is not a location of this business'
  throw violations([{ field, description, violatedRule: 'VALIDATION' }])
}

/** @throws ApiError 400 at the field */
export async function findActiveLocation(db: Db, id: string, field: string): Promise<LocationOfStock> {
  return activeLocation(await findStockLocations(db), id, field)
}
