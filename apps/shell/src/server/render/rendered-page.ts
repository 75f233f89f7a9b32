import type { Site } from '@galleria/federation'
import { type Language, withoutLanguage } from '@galleria/i18n'
import { currentRequest } from '@galleria/observability'
import { isManagePath } from '../../common/prefixes.ts'
import { holdsSecret } from '../../common/secret-addresses.ts'
import type { BuildName } from '../files/index.ts'
import {
  type BrowserChoice,
  isForAll,
  isForForms,
  isPersonal,
  type PageModules,
  pageModules,
  previewedOf,
  routeOf,
} from '../modules/index.ts'
import { renewalOf, type ShopperTokens } from '../tokens/index.ts'
import type { DrawnPage } from './drawn-page.ts'
import type { WholePage } from './page-cache.ts'
import type { PageDependencies } from './page-dependencies.ts'
import type { PageOrder, PageVisitor } from './render-page.tsx'

type PageSession = ReturnType<ShopperTokens['sessionOf']>

/** Request for a page, with the releases that are this browser's. */
export interface PageRequest extends Omit<BrowserChoice, 'visitor'> {
  readonly url: string
  readonly nonce: string
  readonly language: Language
  readonly site: Site
  readonly build: BuildName
  /** The session of who asks; only looked at for a personal page. */
  readonly session: () => PageSession
  /** Body of a form that was sent without script. */
  readonly form?: string
  /** Values that a browser keeps which has sent such a form; undefined for any other. */
  readonly kept?: Readonly<Record<string, string>> | undefined
}

/** Answer of a loader or an action in place of a page. */
export type AnsweredPage = Extract<DrawnPage, { readonly response: Response }>

export type CacheablePage = Exclude<DrawnPage, { readonly response: Response }> & {
  /** Whether the page is the same in every share of a rollout. */
  readonly isForAll: boolean
  /** Whether the page is drawn for the one who asks. */
  readonly isForOne: boolean
}

/** Page from the cache where it is the same for everybody; else one drawn now. A personal page never passes the cache. */
export async function renderedPage(
  input: PageRequest,
  dependencies: PageDependencies,
): Promise<CacheablePage | AnsweredPage> {
  const { url, site, set, previewed } = input
  const { pageCache } = dependencies
  const path = withoutLanguage(new URL(url).pathname)
  const modules = pageModules(set, path)
  const seen = currentRequest()
  if (seen) seen.route = patternOf(modules.owner, path)
  const { form, kept } = input
  if (modules.owner && isPersonal(modules.owner, path)) return drawForOne()
  // Where scripts run, the browser alone draws these. Who comes back from a payment elsewhere brings no strict cookie.
  const mayBePlain = () => kept !== undefined || input.session().role === 'unknown'
  if (modules.owner && isForForms(modules.owner, path) && mayBePlain()) return drawForOne()
  if (previewed.length > 0) return draw()
  const key = `${url} ${JSON.stringify(site)} ${set.revision}`
  const shared = await pageCache.take(key)
  if (shared) return { ...shared, isForAll: true, isForOne: false, isPersonal: false, content: shared.bytes }
  const share = pageCache.begin(key)
  const page = await draw().catch((error: unknown) => {
    share(null)
    throw error
  })
  share(shareable(page))
  return page

  async function drawForOne(): Promise<CacheablePage | AnsweredPage> {
    const session = input.session()
    if (seen) seen.caller = session.role
    const visitor = visitorOf(session)
    const renewal = holdsSecret(path) ? undefined : renewalFor(session, url, kept)
    const { accessToken } = visitor ?? {}
    const staff = accessToken && isManagePath(path) ? await dependencies.staffOf(accessToken) : undefined
    const page = await draw(visitor && { ...visitor, staff }, { form, kept, renewal })
    if ('content' in page) return { ...page, isPublic: false, isForOne: true }
    page.response.headers.set('cache-control', 'private, no-store')
    return page
  }

  async function draw(
    visitor?: PageVisitor,
    more: Partial<PageOrder> = {},
  ): Promise<CacheablePage | AnsweredPage> {
    const { nonce, language } = input
    const drawn = await dependencies.draw({
      url,
      nonce,
      language,
      site,
      revision: set.revision,
      previewed: previewed.map(previewedOf),
      build: input.build,
      ...modules,
      visitor,
      without: [],
      browserOnly: [],
      ...more,
    })
    if ('response' in drawn) return drawn
    return { ...drawn, isForOne: false, isForAll: previewed.length === 0 && isForAll(set, modules.reachable) }
  }
}

/** Leads a browser without script over a renewed session; to the same page again where it was late. */
function renewalFor(session: PageSession, url: string, kept: PageRequest['kept']): string | undefined {
  const { pathname, search } = new URL(url)
  if (session.role === 'unknown') return `0; url=${renewalOf(pathname + search)}`
  return kept && `3; url=${pathname}${search}`
}

/** Undefined for a session that cannot be read: the browser draws its page. */
function visitorOf(session: PageSession): PageVisitor | undefined {
  return session.role === 'unknown' ? undefined : session
}

function shareable(page: CacheablePage | AnsweredPage): WholePage | null {
  if ('response' in page || page.isPersonal || !page.isForAll) return null
  const { status, isPublic, content } = page
  return content instanceof Uint8Array ? { status, isPublic, bytes: content } : null
}

/** Pattern of a page, for lines and metrics; a page without one is named by whoever answers. */
function patternOf(owner: PageModules['owner'], path: string): string {
  if (!owner) return 'no page'
  return routeOf(owner, path) ?? `page of ${owner.name}`
}
