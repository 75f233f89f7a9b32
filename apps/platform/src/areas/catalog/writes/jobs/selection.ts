import { z } from 'zod'
import { SearchDetails } from '../../../../data/query-language/search.ts'
import { idempotencyKey } from '../input.ts'

/** A filter of all products is written out, as `{}`: forgetting it must not mean all. */
export const ProductSelection = z.object({
  filter: z.record(z.string(), z.unknown()),
  search: SearchDetails.optional(),
  idempotencyKey,
})

export const Begun = z.object({ jobId: z.guid() })
