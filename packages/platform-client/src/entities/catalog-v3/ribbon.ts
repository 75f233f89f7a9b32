import { z } from '@galleria/platform-client'
import { revisioned } from '../common/revisioned.ts'

/** Spec §3 "The newer version", wire §4.10. */
export const Ribbon = z.object({
  ...revisioned,
  name: z.string(),
  assignedProductCount: z.nullish(z.number()),
})
export type Ribbon = z.infer<typeof Ribbon>
