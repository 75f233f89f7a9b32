import type { Outcome } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { dryRunCatalogImport } from '@galleria/platform-client/catalog-imports'
import type { Mapping } from './rules/mapping.ts'

/** Milliseconds: twenty thousand rows are looked at before it is answered. */
const PATIENCE = 120_000

/** Result of a trial import. */
export interface Tried extends Outcome {
  readonly mapping?: Mapping
  readonly counts?: Awaited<ReturnType<typeof dryRunCatalogImport>>
}

export async function tryImport(client: PlatformClient, catalogImportId: string, mapping: Mapping) {
  const request = { catalogImportId, mapping }
  return { mapping, counts: await dryRunCatalogImport(client, request, { timeout: PATIENCE }) }
}
