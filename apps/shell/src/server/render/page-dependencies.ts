import type { RegistryReader } from '@galleria/delivery'
import type { Site } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import type { Previews } from '../preview/index.ts'
import type { PageCache } from './page-cache.ts'
import type { RenderDependencies } from './render-page.tsx'

/** Dependencies of an answer to a page's address. */
export interface PageDependencies extends RenderDependencies {
  readonly registry: RegistryReader
  readonly previews: Previews
  readonly pageCache: PageCache
  readonly site: (language: Language, currency?: string, timeZone?: string) => Site
  /** Time zone of the shop, as the platform last reported it. */
  readonly timeZone: () => Promise<string>
  /** `Set-Cookie` of a page whose reports may judge a canary. */
  readonly pageCookie: (isSecure: boolean) => Promise<string>
  /** Origins of the development servers that serve modules from source. */
  readonly devOrigins: readonly string[]
}
