import { withoutLanguage } from '@galleria/i18n'
import type { RouteObject } from 'react-router'
import { rootRouteId } from '../common/route-ids.ts'
import { moduleRoutes } from '../composition/module-routes.tsx'
import type { Modules } from './modules.ts'
import type { ClientRegistry } from './registry.ts'

interface Discovery {
  readonly path: string
  readonly signal: AbortSignal
  readonly patch: (routeId: string | null, children: RouteObject[]) => void
}

/** Called by the router at every match that is not final: brings the module that answers, once. */
export function createDiscovery(registry: ClientRegistry, modules: Modules, present: Iterable<string>) {
  const done = new Set(present)
  return async ({ path, signal, patch }: Discovery): Promise<void> => {
    const module = await registry.forPath(withoutLanguage(path))
    if (!module || done.has(module.name)) return
    const definition = await modules.load(module)
    // The router drops what an interrupted navigation brings: the next one has to bring it again.
    if (signal.aborted || done.has(module.name)) return
    done.add(module.name)
    patch(rootRouteId, [moduleRoutes(definition).route])
  }
}
