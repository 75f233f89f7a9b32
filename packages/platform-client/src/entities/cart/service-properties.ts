import { z } from '@galleria/platform-client'
import { DateTime } from '../common/scalars.ts'

/** When a service takes place, and for how many (wire §4.2). */
export const ServiceProperties = z.object({
  scheduledDate: z.nullish(DateTime),
  numberOfParticipants: z.nullish(z.number()),
  endDate: z.nullish(DateTime),
})
export type ServiceProperties = z.infer<typeof ServiceProperties>
