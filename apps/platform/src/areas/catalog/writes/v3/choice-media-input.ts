import { z } from 'zod'
import { someOf } from '../../../../base/input/one-of.ts'

/** Wire §4.10: media of the product that show the choice, by id or by address. */
export const choiceMedia = z.object({
  items: z
    .array(
      z
        .object({
          mediaId: z.string().min(1).max(200).optional(),
          url: z.string().min(1).max(2000).optional(),
        })
        .superRefine(someOf('mediaId', 'url')),
    )
    .max(15)
    .default([]),
})
