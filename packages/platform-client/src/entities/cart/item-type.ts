import { z } from '@galleria/platform-client'
import { ItemTypePreset } from '../../enums/cart.ts'

/** One of both (wire §4.2). */
export const ItemType = z.object({ preset: z.optional(ItemTypePreset), custom: z.optional(z.string()) })
export type ItemType = z.infer<typeof ItemType>
