import { z } from '@galleria/platform-client'
import { revisioned } from '../common/revisioned.ts'
import { RichContent } from '../common/rich-content.ts'

/** Spec §3 "The newer version", wire §4.10; rich or plain description as asked for. */
export const InfoSection = z.object({
  ...revisioned,
  uniqueName: z.string(),
  title: z.string(),
  description: z.optional(RichContent),
  plainDescription: z.nullish(z.string()),
  assignedProductsCount: z.nullish(z.number()),
})
export type InfoSection = z.infer<typeof InfoSection>
