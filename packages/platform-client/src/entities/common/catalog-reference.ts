import { z } from '@galleria/platform-client'

/** Which item of which catalog; `options` are that catalog's own (wire §4.1). */
export const CatalogReference = z.object({
  catalogItemId: z.string(),
  appId: z.string(),
  options: z.nullish(z.dictionary(z.unknown())),
})
export type CatalogReference = z.infer<typeof CatalogReference>
