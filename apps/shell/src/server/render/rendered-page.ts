import type { PassThrough } from 'node:stream'
import { wholePage, withoutNonce } from '../files/index.ts'
import type { WholePage } from './page-cache.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { type PageRequest, type RenderedPage, renderPage } from './render-page.tsx'

export interface CacheablePage extends Pick<RenderedPage, 'status' | 'isPublic' | 'isForAll' | 'isPersonal'> {
  /** Bytes are a whole page, which holds no nonce; what still streams has one and is for nobody else. */
  readonly content: PassThrough | Uint8Array
}

/** Page from the cache where it is the same for everybody; else one rendered now. */
export async function renderedPage(
  input: PageRequest,
  dependencies: PageDependencies,
): Promise<CacheablePage | Response> {
  const { request, nonce, site, set, previewed } = input
  const { pageCache } = dependencies
  if (previewed.length > 0) return draw()
  const key = `${request.url} ${site.currency} ${site.timeZone} ${set.revision}`
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
    const page = await renderPage(input, dependencies)
    if (page instanceof Response) return page
    const whole = wholePage(page.body)
    if (!whole) return { ...page, isPublic: false, content: page.body }
    return { ...page, content: withoutNonce(whole, nonce) }
  }
}

function shareable(page: CacheablePage | Response): WholePage | null {
  if (page instanceof Response || page.isPersonal || !page.isForAll) return null
  const { status, isPublic, content } = page
  return content instanceof Uint8Array ? { status, isPublic, bytes: content } : null
}
