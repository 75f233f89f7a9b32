import type { Site } from '@galleria/federation'
import { type Language, withoutLanguage } from '@galleria/i18n'
import type { BuildName } from '../files/index.ts'
import { type BrowserChoice, isForAll, pageModules, previewedOf } from '../modules/index.ts'
import type { DrawnPage } from './drawn-page.ts'
import type { WholePage } from './page-cache.ts'
import type { PageDependencies } from './page-dependencies.ts'

/** Request for a page, with the releases that are this browser's. */
export interface PageRequest extends Omit<BrowserChoice, 'visitor'> {
  readonly url: string
  readonly nonce: string
  readonly language: Language
  readonly site: Site
  readonly build: BuildName
}

export type CacheablePage = Exclude<DrawnPage, { readonly response: Response }> & {
  /** Whether the page is the same in every share of a rollout. */
  readonly isForAll: boolean
}

/** Page from the cache where it is the same for everybody; else one drawn now. */
export async function renderedPage(
  input: PageRequest,
  dependencies: PageDependencies,
): Promise<CacheablePage | Response> {
  const { url, site, set, previewed } = input
  const { pageCache } = dependencies
  if (previewed.length > 0) return draw()
  const key = `${url} ${site.currency} ${site.timeZone} ${set.revision}`
  const shared = await pageCache.take(key)
  if (shared) return { ...shared, isForAll: true, isPersonal: false, content: shared.bytes }
  const share = pageCache.begin(key)
  const page = await draw().catch((error: unknown) => {
    share(null)
    throw error
  })
  share(shareable(page))
  return page

  async function draw(): Promise<CacheablePage | Response> {
    const { nonce, language } = input
    const modules = pageModules(set, withoutLanguage(new URL(url).pathname))
    const drawn = await dependencies.draw({
      url,
      nonce,
      language,
      site,
      revision: set.revision,
      previewed: previewed.map(previewedOf),
      build: input.build,
      ...modules,
      without: [],
      browserOnly: [],
    })
    if ('response' in drawn) return drawn.response
    return { ...drawn, isForAll: previewed.length === 0 && isForAll(set, modules.reachable) }
  }
}

function shareable(page: CacheablePage | Response): WholePage | null {
  if (page instanceof Response || page.isPersonal || !page.isForAll) return null
  const { status, isPublic, content } = page
  return content instanceof Uint8Array ? { status, isPublic, bytes: content } : null
}
