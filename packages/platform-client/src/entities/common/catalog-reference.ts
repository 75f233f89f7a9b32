import { z } from '@galleria/platform-client'

/** Item of a catalog; `options` are defined by that catalog (wire §4.1). */
export const CatalogReference = z.object({
  catalogItemId: z.string(),
  appId: z.string(),
  options: z.nullish(z.dictionary(z.unknown())),
})
export type CatalogReference = z.infer<typeof CatalogReference>
