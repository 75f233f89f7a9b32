import type { Operation } from '@galleria/platform-client/operations'
import { applicationError } from '../base/errors.ts'
import type { PlatformConfig } from '../data/config.ts'

type Version = 'v1' | 'v3'

const VERSION = '/stores/v3/provision/version'
const V3 = /^\/(stores\/v3|categories\/v1)\//
const V1 = /^\/(stores\/v1|stores-reader|v2\/collections)(\/|$)/

/**
 * Finds the version of the catalog to which a call belongs; sites of either answer the others. The embedded platform's
 * own calls below `/stores/v1` belong to neither.
 */
export function catalogOf({ path, hosted }: Operation): Version | undefined {
  if (V3.test(path)) return path === VERSION ? undefined : 'v3'
  return hosted && V1.test(path) ? 'v1' : undefined
}

/** Refuses a call of the version that the site doesn't have, as hosted sites are seen to. */
export function refuseOtherCatalog({ catalog }: Pick<PlatformConfig, 'catalog'>, of: Version): void {
  if (catalog === 'both' || catalog === of) return
  if (of === 'v3')
    throw applicationError(
      428,
      'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
      'The call belongs to catalog V3, and this site has catalog V1.',
    )
  throw applicationError(
    428,
    'CATALOG_V3_CALLING_CATALOG_V1_API',
    'The call belongs to catalog V1, and this site has catalog V3.',
  )
}
