import type { Clock } from '@galleria/delivery'
import type { PlatformClient } from '@galleria/platform-client'
import { getCatalogVersion } from '@galleria/platform-client/catalog-version'
import type { Catalog } from '../../common/catalog-adapter.ts'
import { withDeadline } from '../base/with-deadline.ts'

interface Options {
  /** Version for a platform that does not tell. */
  readonly configured: Catalog | undefined
  /** Milliseconds for which the start waits. */
  readonly patience: number
  readonly clock: Clock
  readonly onProblem: (message: string) => void
}

/** Asks once for the version of the site's catalog: it never goes back, and moves on with a restart. */
export async function readCatalog(
  client: PlatformClient,
  { configured, patience, clock, onProblem }: Options,
): Promise<Catalog | undefined> {
  try {
    const asked = getCatalogVersion(client, undefined, { timeout: patience })
    const { catalogVersion, bothServed } = await withDeadline(clock, patience, asked)
    if (bothServed) return undefined
    return catalogVersion === 'V1_CATALOG' ? 'v1' : 'v3'
  } catch (error) {
    const assumed = configured ? `catalog ${configured.toUpperCase()}` : 'both versions'
    const reason = error instanceof Error ? error.message : String(error)
    onProblem(
      `The platform does not tell the version of its catalog, so the shop assumes ${assumed}: ${reason}`,
    )
    return configured
  }
}
