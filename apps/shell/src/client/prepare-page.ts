import type { LanguageCode } from '@galleria/i18n'
import { matchRoutes } from 'react-router'
import { moduleRoutes } from '../composition/module-routes.tsx'
import type { Preparable } from '../composition/preparable.ts'
import type { Modules } from './modules.ts'
import type { ClientRegistry } from './registry.ts'

/** Loads the code of the page at a path, so that a later navigation waits for the page's data alone. */
export function createPreparation(
  registry: Pick<ClientRegistry, 'forPath'>,
  modules: Pick<Modules, 'load'>,
  language: LanguageCode,
) {
  return async (path: string): Promise<void> => {
    if (isSparing()) return
    const module = await registry.forPath(path)
    if (!module) return
    const { route: top } = moduleRoutes(await modules.load(module))
    for (const { route, params } of matchRoutes([top], path) ?? []) {
      // The bundler loads a file once: the router finds it here when it asks.
      const file = typeof route.lazy === 'function' ? await route.lazy() : route
      const { prepare } = (file.handle ?? {}) as Preparable
      await prepare?.({ params, language })
    }
  }
}

/** True for visitors who save data, because they may pay for every byte. */
function isSparing(): boolean {
  return (globalThis.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
