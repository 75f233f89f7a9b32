import type { CallDefinition } from '../definition.ts'
import type { CatalogAdapter, PlatformClient } from '../transport/client.ts'
import type { CallOptions } from '../transport/options.ts'
import { catalogOf, otherCatalog } from './refused.ts'

/** Answers a call of the other version by calls of the site's own. */
// biome-ignore lint/suspicious/noExplicitAny: each reads the input that its call's function has checked.
export type Answering = (client: PlatformClient, input: any, options?: CallOptions) => Promise<unknown>

/** Makes an adapter for a site of one version: what is not in `answers` is refused without a request. */
export function adapterFor(
  site: 'v1' | 'v3',
  answers: ReadonlyMap<CallDefinition['path'], Answering>,
): CatalogAdapter {
  const adapter: CatalogAdapter = (client) => ({
    ...client,
    catalog: adapter,
    catalogVersion: site,
    send: (async (call: CallDefinition, input: Record<string, unknown>, options?: CallOptions) => {
      const version = catalogOf(call)
      if (!version || version === site) return client.send(call, input, options)
      const answering = answers.get(`${call.method} ${call.path}`)
      if (!answering) throw otherCatalog(call, site)
      return answering(client, input, options)
    }) as PlatformClient['send'],
  })
  return adapter
}
