import { randomBytes } from 'node:crypto'
import { previewParameter, type Release } from '@galleria/delivery'
import { languageOf } from '@galleria/i18n'
import type { Context } from 'hono'
import { chosenCurrency } from '../../common/currency.ts'
import { contentSecurityPolicy } from '../base/security.ts'
import { buildNamed, compressedBody } from '../files/index.ts'
import { type BrowserChoice, browserChoice, isSourceRelease, visitorCookie } from '../modules/index.ts'
import { locationOf } from '../platform/index.ts'
import { endPreview, followPreview, PreviewFault } from '../preview/index.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { type CacheablePage, type PageRequest, renderedPage } from './rendered-page.ts'

/** Any address of the store, made of the releases that are this browser's. */
export async function answerPage(c: Context, dependencies: PageDependencies): Promise<Response> {
  const { previews, builds, shopperTokens } = dependencies
  const token = c.req.query(previewParameter)
  if (token !== undefined) {
    const isSecure = dependencies.site(languageOf(c.req.path)).shellUrl.startsWith('https:')
    return followPreview(c, token, previews, { isSecure, css: builds.released.assets.css })
  }
  const choice = await choiceOf(c, dependencies)
  if (!choice) return endPreview(c, builds.released.assets.css)
  return answerWith(c, dependencies, choice, {
    session: () => shopperTokens.sessionOf(c),
    kept: shopperTokens.keptOf(c),
  })
}

/** The releases that are this browser's; null where a preview that it was shown is over. */
export async function choiceOf(
  c: Context,
  { registry, previews }: PageDependencies,
): Promise<BrowserChoice | null> {
  return registry
    .snapshot()
    .then((snapshot) => browserChoice(snapshot, c.req.header('cookie'), previews))
    .catch((error: Error) => {
      if (error instanceof PreviewFault) return null
      throw error
    })
}

/** The page, for who asks: with their form, where they sent one. */
export async function answerWith(
  c: Context,
  dependencies: PageDependencies,
  choice: BrowserChoice,
  asker: Pick<PageRequest, 'session' | 'form' | 'kept'>,
): Promise<Response> {
  const { builds, site, platformUrl, edgeUrl, mediaUrl, modulesUrl, shopperTokens } = dependencies
  const nonce = randomBytes(16).toString('base64')
  const language = languageOf(c.req.path)
  const isSecure = site(language).shellUrl.startsWith('https:')
  const shop = await dependencies.shop()
  const { currencies } = shop
  const currency = chosenCurrency(c.req.header('cookie'), currencies)
  const devOrigins = [...dependencies.devOrigins, ...originsOf(choice.previewed)]
  const build = devOrigins.length > 0 ? 'source' : 'released'
  const page = await renderedPage(
    { url: c.req.url, nonce, language, build, site: site(language, shop, currency), ...asker, ...choice },
    dependencies,
  )
  const { kept } = page
  if ('response' in page) {
    if (kept) page.response.headers.append('set-cookie', shopperTokens.keptCookie(kept))
    return page.response
  }
  const isUsual = !currency || currency === currencies[0]
  const moved = page.status === 404 && (await dependencies.redirectOf(c.req.path))
  if (moved) {
    if (!(page.content instanceof Uint8Array)) page.content.destroy()
    // A page that one shopper alone misses leads nobody else away.
    c.header('cache-control', cacheControl({ ...page, isPublic: true }, isUsual))
    return c.redirect(locationOf(moved, new URL(c.req.url).search), 301)
  }
  const { visitor, previewed } = choice
  // Set cookies where a rollout was drawn alone: other visitors get none.
  const given = page.isForAll
    ? []
    : [
        ...(visitor.isNew ? [visitorCookie(visitor, isSecure)] : []),
        ...(await dependencies.pageCookie(isSecure).then(
          (cookie) => [cookie],
          () => [],
        )),
      ]
  const { body, encoding } = await compressedBody(page.content, c.req.header('accept-encoding') ?? '')
  const answer = new Response(c.req.method === 'HEAD' ? null : body, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      vary: page.isForOne ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      'cache-control': cacheControl(page, isUsual),
      'content-security-policy': contentSecurityPolicy({
        inlineScripts: [buildNamed(builds, build).headScripts[language.code] ?? ''],
        nonce: page.content instanceof Uint8Array ? undefined : nonce,
        platformUrl,
        edgeUrl,
        mediaUrl,
        modulesUrl,
        devOrigins,
      }),
      // Browsers that know it run no script without a hash. Modules from source have none.
      ...(devOrigins.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
      ...(previewed.length > 0 && { 'x-robots-tag': 'noindex' }),
    },
  })
  for (const cookie of [...given, ...(kept ? [shopperTokens.keptCookie(kept)] : [])])
    answer.headers.append('set-cookie', cookie)
  return answer
}

/** Development servers on the browser's own machine that signed links let this page run modules from. */
function originsOf(previewed: readonly Release[]): string[] {
  return previewed.filter(isSourceRelease).map(({ origin }) => origin)
}

/**
 * A page in a currency that was chosen is one shopper's: caches leave requests with the cookie alone (decision 0131).
 * So is one that a rollout or a preview had a part in (decision 0205), and one that is drawn for who asks (0365).
 */
function cacheControl({ isPublic, isForAll, isForOne }: CacheablePage, isUsual: boolean): string {
  if (!isForAll || isForOne || !isUsual) return 'private, no-store'
  return isPublic ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store'
}
