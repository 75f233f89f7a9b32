import { violations } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { findLocationId } from './locations/store.ts'

/** Throws for a place that is none of the business's. */
export async function checkLocation(db: Db, id: string | null | undefined, field: string): Promise<void> {
  if (!id) return
  const known = await findLocationId(db, id)
  if (known) return
  throw violations([{ field, description: 'is not a location of this business', violatedRule: 'VALIDATION' }])
}
