import { z } from '@galleria/platform-client'
import { revisioned } from '../common/revisioned.ts'

/** Spec §3 "The newer version", wire §4.10. */
export const Brand = z.object({
  ...revisioned,
  name: z.string(),
  assignedProductsCount: z.nullish(z.number()),
})
export type Brand = z.infer<typeof Brand>
