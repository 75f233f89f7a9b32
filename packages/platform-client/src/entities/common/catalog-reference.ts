import { z } from '@galleria/platform-client'

/** Which item of which catalogue; `options` are that catalogue's own (wire §4.1). */
export const CatalogReference = z.object({
  catalogItemId: z.string(),
  appId: z.string(),
  options: z.nullish(z.dictionary(z.unknown())),
})
export type CatalogReference = z.infer<typeof CatalogReference>
