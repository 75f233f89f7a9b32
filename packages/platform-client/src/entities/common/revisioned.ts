import { z } from '@galleria/platform-client'
import { DateTime, Guid, Int64 } from './scalars.ts'

/** Fields that begin an entity with a revision. */
export const revisioned = {
  id: Guid,
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
}
