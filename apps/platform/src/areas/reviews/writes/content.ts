import { z } from 'zod'
import { plainLines, plainText } from '../../../base/texts/plain-text.ts'

/** Pictures of one review. */
const MOST_PICTURES = 5
const LONGEST = 3000

/** Stars, text and pictures as their author sends them. */
export const ReviewContent = z.strictObject({
  title: plainText(LONGEST).nullish(),
  body: plainLines(LONGEST).nullish(),
  rating: z.int().min(1).max(5),
  media: z
    .array(z.strictObject({ image: z.object({ id: z.guid().toLowerCase() }) }))
    .max(MOST_PICTURES)
    .refine((list) => new Set(list.map(({ image }) => image.id)).size === list.length, {
      error: 'must not contain duplicates',
    })
    .default([]),
})
export type ReviewContent = z.output<typeof ReviewContent>
