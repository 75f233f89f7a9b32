import { z } from '@galleria/platform-client'
import { Text } from '../common/text.ts'

/** A way of delivery that was chosen (Cart V2 §2.5). */
export const DeliveryMethod = z.object({
  code: z.string(),
  appId: z.nullish(z.string()),
  title: z.optional(Text),
  pickup: z.boolean(),
})
export type DeliveryMethod = z.infer<typeof DeliveryMethod>
