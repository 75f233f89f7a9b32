import { z } from '@galleria/platform-client'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Fields that begin every entity of catalog V3 (wire §4.10). */
export const revisioned = {
  id: Guid,
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
}
