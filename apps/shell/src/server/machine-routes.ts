import { english, type Language, languages } from '@galleria/i18n'
import type { Context, Hono } from 'hono'
import type { AppDependencies } from './app-dependencies.ts'
import { favicon, icons, offlinePage, openSearch, webManifest } from './files/index.ts'

const aDay = { 'cache-control': 'public, max-age=86400' }
const always = { 'cache-control': 'no-cache' }
const tenMinutes = { 'cache-control': 'public, max-age=600' }

/** Addresses that browsers, service workers, crawlers and readers of feeds ask by themselves. Those with words of the shop exist in each language. */
export function machineRoutes(app: Hono, dependencies: AppDependencies): void {
  const { site, shop, sitemap, feed, serviceWorker } = dependencies
  app.get('/favicon.svg', (c) => c.body(favicon, 200, { 'content-type': 'image/svg+xml', ...aDay }))
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  app.get('/service-worker.js', (c) =>
    c.body(serviceWorker, 200, { 'content-type': 'text/javascript; charset=utf-8', ...always }),
  )
  app.get('/icons/:file', (c) => sendIcon(c, c.req.param('file')))
  app.get('/apple-touch-icon.png', (c) => sendIcon(c, 'apple-touch-icon.png'))

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
  app.get('/sitemap.xml', (c) => sendXml(c, 'application/xml', sitemap.read()))
  app.get('/sitemaps/:part{[1-9][0-9]{0,3}\\.xml}', (c) =>
    sendXml(c, 'application/xml', sitemap.readPart(Number.parseInt(c.req.param('part'), 10))),
  )

  for (const language of languages) machineRoutesIn(app, language)

  function machineRoutesIn(app: Hono, language: Language): void {
    const { prefix } = language
    app.get(`${prefix}/manifest.webmanifest`, async (c) => {
      const manifest = JSON.stringify(webManifest((await shop()).name, language))
      return c.body(manifest, 200, { 'content-type': 'application/manifest+json', ...tenMinutes })
    })
    app.get(`${prefix}/offline`, async (c) => {
      const { html, policy } = offlinePage((await shop()).name, language)
      return c.html(html, 200, { 'content-security-policy': policy, 'x-robots-tag': 'noindex', ...always })
    })
    app.get(`${prefix}/opensearch.xml`, async (c) => {
      const { name, shellUrl } = site(language, await shop())
      const type = 'application/opensearchdescription+xml'
      return sendXml(c, type, Promise.resolve(openSearch(name, shellUrl, language)))
    })
    app.get(`${prefix}/journal/feed.xml`, (c) => sendXml(c, 'application/rss+xml', feed.read(language)))
  }
}

function sendIcon(c: Context, name: string): Response {
  const bytes = icons.get(name)
  if (!bytes) return c.text('Icon not found', 404)
  return c.body(bytes, 200, { 'content-type': 'image/png', ...aDay })
}

async function sendXml(c: Context, type: string, made: Promise<string | undefined>): Promise<Response> {
  try {
    const xml = await made
    if (xml === undefined) return c.text('This part of the sitemap does not exist.', 404)
    return c.body(xml, 200, { 'content-type': `${type}; charset=utf-8`, ...tenMinutes })
  } catch {
    return c.text('The store cannot be read right now.', 503)
  }
}
