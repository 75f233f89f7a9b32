import { z } from '@galleria/platform-client'

/** Colleague; the name is absent once they have left. */
export const ContentAuthor = z.object({ id: z.string(), name: z.nullish(z.string()) })
export type ContentAuthor = z.infer<typeof ContentAuthor>
