import type { ConsoleApp } from '@galleria/console'
import type { DeliveryApi, ModuleStore, RegistryProblem } from '@galleria/delivery'
import type { Readiness } from './base/readiness.ts'
import type { AddressOf, Incompatibility } from './modules/index.ts'
import type { Feed, Sitemap } from './platform/index.ts'
import type { PageDependencies } from './render/index.ts'
import type { Telemetry } from './telemetry/index.ts'
import type { ShopperTokens } from './tokens/index.ts'

export interface AppDependencies extends PageDependencies {
  /** Folders with the shell's own browser files. */
  readonly folders: { readonly released: string; readonly source: string | null }
  /** Script of the service worker. */
  readonly serviceWorker: string
  /** Folder with the browser files of earlier shells. */
  readonly assetArchive: string
  readonly store: ModuleStore
  /** Answers teams that release over HTTP. */
  readonly deliveryApi: DeliveryApi
  /** Why the registry in the store is not the one that is served; null while it is. */
  readonly registryProblem: () => RegistryProblem | null
  readonly incompatibility: Incompatibility
  readonly addressOf: AddressOf
  readonly onProblem: (message: string) => void
  readonly sitemap: Sitemap
  readonly feed: Feed
  /** Number of trusted proxies before the shell. */
  readonly proxies: number
  readonly telemetry: Telemetry
  readonly shopperTokens: ShopperTokens
  /** Answers whether pages can be had here. */
  readonly readiness: Pick<Readiness, 'answer'>
  /** Console for engineers; null where no key is configured. */
  readonly console: ConsoleApp | null
}
