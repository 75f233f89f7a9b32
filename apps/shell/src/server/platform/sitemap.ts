import { languages } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import { listShownPages, type PageKind } from '@galleria/platform-client/content-pages'
import { queryProducts } from '@galleria/platform-client/products'

export interface Sitemap {
  read(): Promise<string>
}

const lifetime = 10 * 60_000
const page = 100
/** Most pages and posts that the platform lists at a time. */
const written = 50
/** Most paths of one sitemap file, which may hold 50,000 addresses: one per language and path. */
const most = 50_000 / languages.length

/** Products, collections, pages and posts, read from the platform now and then. */
export function createSitemap(client: PlatformClient, origin: () => string): Sitemap {
  let cached: { at: number; xml: Promise<string> } | null = null
  return {
    read() {
      if (cached && Date.now() - cached.at < lifetime) return cached.xml
      const xml = build(client, origin())
      cached = { at: Date.now(), xml }
      xml.catch(() => {
        cached = null
      })
      return xml
    },
  }
}

async function build(client: PlatformClient, origin: string): Promise<string> {
  const paths = ['/', '/products']
  const { collections } = await queryCollections(client, { query: { paging: { limit: page, offset: 0 } } })
  paths.push(...collections.map(({ slug }) => `/collections/${encodeURIComponent(slug)}`))
  // The hosted platform has no such call, and products don't depend on it.
  const [pages, posts] = await Promise.all(
    (['PAGE', 'POST'] as const).map((kind) => writtenSlugs(client, kind).catch(() => [])),
  )
  paths.push(...(pages ?? []).map((slug) => `/pages/${encodeURIComponent(slug)}`))
  if (posts?.length) paths.push('/journal', ...posts.map((slug) => `/journal/${encodeURIComponent(slug)}`))
  for (let offset = 0; paths.length < most; offset += page) {
    const { products } = await queryProducts(client, { query: { paging: { limit: page, offset } } })
    paths.push(...products.map(({ slug }) => `/products/${encodeURIComponent(slug)}`))
    if (products.length < page) break
  }
  const urls = paths.flatMap((path) => {
    const alternates = [
      ...languages.map(({ code, prefix }) => link(code, origin + prefix + path)),
      link('x-default', origin + path),
    ]
    return languages.map(
      ({ prefix }) => `<url><loc>${escapeXml(origin + prefix + path)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

async function writtenSlugs(client: PlatformClient, kind: PageKind): Promise<string[]> {
  const slugs: string[] = []
  for (let offset = 0; slugs.length < most; offset += written) {
    const { pages } = await listShownPages(client, { kind, limit: written, offset })
    slugs.push(...pages.map(({ slug }) => slug))
    if (pages.length < written) break
  }
  return slugs
}

/** Each language names all of them, itself too (sitemaps.org, localized versions). */
function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
