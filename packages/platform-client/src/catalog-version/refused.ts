import type { CallDefinition } from '../definition.ts'
import { PlatformError } from '../errors.ts'

const V3 = /^\/(stores\/v3|categories\/v1)\//
const V1 = /^\/(stores\/v1|stores-reader|v2\/collections)(\/|$)/

/** Version of the catalog to which a call belongs; the embedded platform's own calls below `/stores/v1` belong to neither. */
export function catalogOf({
  path,
  hosted,
}: Pick<CallDefinition, 'path' | 'hosted'>): 'v1' | 'v3' | undefined {
  if (V3.test(path)) return path === '/stores/v3/provision/version' ? undefined : 'v3'
  return hosted && V1.test(path) ? 'v1' : undefined
}

/** Error that the platform answers to a call of the other version, without asking it. */
export function otherCatalog(call: Pick<CallDefinition, 'name'>, site: 'v1' | 'v3'): PlatformError {
  const code = site === 'v1' ? 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' : 'CATALOG_V3_CALLING_CATALOG_V1_API'
  const description = `${call.name} has no counterpart on a site of catalog ${site.toUpperCase()}.`
  return new PlatformError(description, {
    status: 428,
    details: { applicationError: { code, description, data: {} } },
  })
}
