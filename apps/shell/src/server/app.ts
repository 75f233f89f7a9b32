import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { ModuleStore, RegistryReader } from '@galleria/delivery'
import type { Site } from '@galleria/federation'
import { english, type Language, languageOf, languages } from '@galleria/i18n'
import { Hono } from 'hono'
import { chosenCurrency } from '../composition/currency.ts'
import { ownsPath } from '../composition/prefixes.ts'
import { browserModule } from './browser-module.ts'
import { failurePage } from './failure-page.ts'
import { favicon } from './favicon.ts'
import { packedBody } from './packed-body.ts'
import { keepPreferences } from './preferences.ts'
import { type RenderDependencies, renderPage } from './render-page.tsx'
import { contentSecurityPolicy, fileHeaders, securityHeaders } from './security.ts'
import type { Sitemap } from './sitemap.ts'
import { immutableFile } from './static-files.ts'

export interface AppDependencies extends RenderDependencies {
  readonly registry: RegistryReader
  readonly store: ModuleStore
  readonly site: (language: Language, currency?: string) => Site
  readonly sitemap: Sitemap
  readonly devOrigins: readonly string[]
}

const isFile = /^\/(assets|modules)\//

/** The shell's whole HTTP face. */
export function createApp(dependencies: AppDependencies): Hono {
  const { registry, store, assets, site, devOrigins, platformUrl, edgeUrl, onProblem } = dependencies
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    const headers = isFile.test(c.req.path) ? fileHeaders : securityHeaders
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })

  app.get('/health', async (c) => {
    const { revision, modules } = await registry.snapshot()
    return c.json({ status: 'ok', revision, modules: modules.size })
  })
  app.get('/favicon.svg', (c) =>
    c.body(favicon, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
  )
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        ...languages.flatMap(({ prefix }) =>
          ['cart', 'checkout', 'account'].map((path) => `Disallow: ${prefix}/${path}`),
        ),
        `Sitemap: ${site(english).shellUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )
  app.get('/sitemap.xml', async (c) => {
    const xml = await dependencies.sitemap.read().catch(() => null)
    if (xml === null) return c.text('The catalogue cannot be read right now.', 503)
    return c.body(xml, 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=600' })
  })

  app.get('/assets/:file{.+}', (c) => immutableFile(assets.folder, c.req.param('file'), c.req.raw))
  // Also of releases that no longer run: a tab that is open may still ask for them.
  app.get('/modules/:module/:version/web/:path{.+}', async (c) => {
    const { module, version, path } = c.req.param()
    const folder = await store.folderOf(module, version).catch(() => null)
    return folder ? immutableFile(join(folder, 'web'), path, c.req.raw) : c.notFound()
  })

  app.get('/registry/resolve', async (c) => {
    const { revision, modules } = await registry.snapshot()
    const { path, module: name, language } = c.req.query()
    const release = name
      ? modules.get(name)
      : path && [...modules.values()].find(({ description }) => ownsPath(description.prefixes, path))
    return c.json({ revision, module: release ? browserModule(release, language) : null }, 200, {
      'cache-control': 'no-cache',
    })
  })

  app.get('*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const language = languageOf(c.req.path)
    const { currencies } = site(language)
    const currency = chosenCurrency(c.req.header('cookie'), currencies)
    const isUsual = !currency || currency === currencies[0]
    const page = await renderPage(
      {
        request: c.req.raw,
        nonce,
        language,
        site: site(language, currency),
        snapshot: await registry.snapshot(),
      },
      dependencies,
    )
    if (page instanceof Response) return page
    const { body, encoding } = packedBody(page.body, c.req.header('accept-encoding') ?? '')
    return new Response(c.req.method === 'HEAD' ? null : body, {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(encoding ? { 'content-encoding': encoding } : {}),
        vary: 'Accept-Encoding',
        'cache-control': cacheControl(page.isPublic, isUsual),
        'content-security-policy': contentSecurityPolicy({ nonce, platformUrl, edgeUrl, devOrigins }),
      },
    })
  })
  app.post('/preferences', (c) => keepPreferences(c, site(english).currencies))
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))

  app.onError((error, c) => {
    onProblem(`${c.req.path}: ${error.stack ?? error.message}`)
    return c.html(failurePage(languageOf(c.req.path)), 500, { 'cache-control': 'no-store' })
  })
  return app
}

/** A page in a currency that was chosen is one shopper's: caches leave requests with the cookie alone (decision 0131). */
function cacheControl(isPublic: boolean, isUsual: boolean): string {
  if (!isPublic) return 'no-store'
  return isUsual ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'private, no-store'
}
