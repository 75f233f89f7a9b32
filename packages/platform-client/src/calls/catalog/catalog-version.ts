import { defineCall, z } from '@galleria/platform-client'
import { CatalogVersion } from '../../enums/catalog.ts'
import * as operations from '../../operations/catalog/catalog-version.ts'

/** Version of the site's catalog, which never goes back (wire §3.9). */
export const getCatalogVersion = /* @__PURE__ */ defineCall<
  undefined,
  {
    catalogVersion: CatalogVersion
    /** Extension: the site answers the calls of both versions. */
    bothServed?: boolean | undefined
  }
>(operations.getCatalogVersion, () =>
  z.object({ catalogVersion: CatalogVersion, bothServed: z.optional(z.boolean()) }),
)
