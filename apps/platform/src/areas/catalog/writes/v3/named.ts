import { z } from 'zod'

/** A brand or a ribbon, by its id or by its name. */
export const named = z
  .object({ id: z.guid().nullish(), name: z.string().trim().min(1).max(50).nullish() })
  .nullable()
