import type { RegistryReader } from '@galleria/delivery'
import type { Site } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import type { joinEqual } from '../base/join-equal.ts'
import type { BrowserBuilds } from '../files/index.ts'
import type { RedirectOf, ShopFacts } from '../platform/index.ts'
import type { Previews } from '../preview/index.ts'
import type { ShopperTokens } from '../tokens/index.ts'
import type { DrawnPage } from './drawn-page.ts'
import type { FormAnswer } from './form-answer.ts'
import type { PageCache } from './page-cache.ts'
import type { PageOrder, StaffVisitor } from './render-page.tsx'

/** Dependencies of an answer to a page's address. */
export interface PageDependencies {
  readonly registry: RegistryReader
  readonly previews: Previews
  /** Draws a page; it comes in time, with modules or without. */
  readonly draw: (order: PageOrder) => Promise<DrawnPage>
  readonly pageCache: PageCache
  /** Answers to forms that were sent without script. */
  readonly forms: ReturnType<typeof joinEqual<FormAnswer>>
  /** As whom the holder of an access token works for the store; undefined for who does not, or where it is unknown. */
  readonly staffOf: (accessToken: string) => Promise<StaffVisitor | undefined>
  /** The session that a request brings. */
  readonly shopperTokens: Pick<ShopperTokens, 'sessionOf' | 'open' | 'keptOf' | 'keptCookie'>
  readonly builds: BrowserBuilds
  /** Facts for a page in a language and a currency, of the shop as it is configured unless told. */
  readonly site: (language: Language, shop?: ShopFacts, currency?: string) => Site
  /** The shop, as the platform last reported it. */
  readonly shop: () => Promise<ShopFacts>
  /** Address for a path that has no page. */
  readonly redirectOf: RedirectOf
  /** `Set-Cookie` of a page whose reports may judge a canary. */
  readonly pageCookie: (isSecure: boolean) => Promise<string>
  readonly platformUrl: string
  readonly edgeUrl?: string | undefined
  readonly mediaUrl?: string | undefined
  /** Address of the store's files for browsers, where the shell doesn't serve them. */
  readonly modulesUrl?: string | undefined
  /** Origins of the development servers that serve modules from source to everybody. */
  readonly devOrigins: readonly string[]
}
