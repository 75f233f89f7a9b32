import { z } from 'zod'

/** A filter of all is written out, as `{}`: forgetting it must not mean all. */
export const Filter = z.record(z.string(), z.unknown())

export const Begun = z.object({ jobId: z.guid() })
