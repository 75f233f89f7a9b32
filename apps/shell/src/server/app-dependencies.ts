import type { ConsoleApp } from '@galleria/console'
import type { ModuleStore, RegistryReader } from '@galleria/delivery'
import type { Site } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import type { Previews } from './preview/previews.ts'
import type { RenderDependencies } from './render-page.tsx'
import type { SharedPages } from './shared-pages.ts'
import type { Sitemap } from './sitemap.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import type { ShopperTokens } from './tokens/routes.ts'

export interface AppDependencies extends RenderDependencies {
  readonly registry: RegistryReader
  readonly previews: Previews
  readonly sharedPages: SharedPages
  /** Folder of files that earlier shells had. */
  readonly keptAssets: string
  readonly store: ModuleStore
  readonly site: (language: Language, currency?: string, timeZone?: string) => Site
  /** The shop's, as the platform last told it. */
  readonly timeZone: () => Promise<string>
  readonly sitemap: Sitemap
  readonly devOrigins: readonly string[]
  /** How many proxies before the shell are believed. */
  readonly proxies: number
  readonly telemetry: Telemetry
  readonly shopperTokens: ShopperTokens
  /** For engineers; absent where nobody has a key. */
  readonly console: ConsoleApp | null
}
