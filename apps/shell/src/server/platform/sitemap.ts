import { languages } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import { listShownPages, type PageKind } from '@galleria/platform-client/content-pages'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { escapeXml } from '../base/xml.ts'

export interface Sitemap {
  /** The whole sitemap; an index of its parts where one file would be too long. */
  read(): Promise<string>
  /** One part, from 1 on; undefined where there is none. */
  readPart(number: number): Promise<string | undefined>
}

/** Path of the shop, with what search engines are told of it. */
interface Entry {
  readonly path: string
  /** ISO 8601. */
  readonly changed?: string | null | undefined
  readonly pictures?: readonly string[]
}

const lifetime = 10 * 60_000
const page = 100
/** Most pages and posts that the platform lists at a time. */
const written = 50
/** Paths of one file. It may hold 50,000 addresses and 50 MB: one address per language, of a kilobyte or two. */
const PER_PART = Math.floor(10_000 / languages.length)
/** Most paths that are read of the platform. */
const most = 50_000
/** Most pictures of a path, of the thousand that are allowed. */
const mostPictures = 10

/** Products, collections, pages and posts, read from the platform now and then. */
export function createSitemap(client: PlatformClient, origin: () => string, perPart = PER_PART): Sitemap {
  let cached: { at: number; entries: Promise<readonly Entry[]> } | null = null
  /** File written last: most shops have no other, and a full one takes as long to write as several pages. */
  let latest: { readonly all: readonly Entry[]; readonly number: number; readonly xml: string } | null = null

  function entries(): Promise<readonly Entry[]> {
    if (cached && Date.now() - cached.at < lifetime) return cached.entries
    const read = readEntries(client)
    cached = { at: Date.now(), entries: read }
    read.catch(() => {
      cached = null
    })
    return read
  }

  const partsOf = (all: readonly Entry[]) => Math.ceil(all.length / perPart)

  function fileOf(all: readonly Entry[], number: number): string {
    if (latest?.all === all && latest.number === number) return latest.xml
    const xml = urlset(all.slice((number - 1) * perPart, number * perPart), origin())
    latest = { all, number, xml }
    return xml
  }

  return {
    async read() {
      const all = await entries()
      const parts = partsOf(all)
      return parts > 1 ? indexOf(origin(), parts) : fileOf(all, 1)
    },
    async readPart(number) {
      const all = await entries()
      return number <= partsOf(all) ? fileOf(all, number) : undefined
    },
  }
}

async function readEntries(client: PlatformClient): Promise<readonly Entry[]> {
  const found: Entry[] = [{ path: '/' }, { path: '/products' }]
  const { collections } = await queryCollections(client, { query: { paging: { limit: page, offset: 0 } } })
  for (const { slug, media } of collections) {
    const picture = media?.mainMedia?.image?.url
    found.push({ path: `/collections/${encodeURIComponent(slug)}`, ...(picture && { pictures: [picture] }) })
  }
  // The hosted platform has no such call, and products don't depend on it.
  const [pages, posts] = await Promise.all(
    (['PAGE', 'POST'] as const).map((kind) => writtenEntries(client, kind).catch(() => [])),
  )
  found.push(...(pages ?? []))
  if (posts?.length) found.push({ path: '/journal' }, ...posts)
  for (let offset = 0; found.length < most; offset += page) {
    const { products } = await queryProducts(client, { query: { paging: { limit: page, offset } } })
    found.push(...products.map(productEntry))
    if (products.length < page) break
  }
  return found.slice(0, most)
}

function productEntry({ slug, lastUpdated, media }: Product): Entry {
  const items = [...(media?.mainMedia ? [media.mainMedia] : []), ...(media?.items ?? [])]
  const pictures = [...new Set(items.flatMap(({ image }) => image?.url ?? []))].slice(0, mostPictures)
  return { path: `/products/${encodeURIComponent(slug)}`, changed: lastUpdated, pictures }
}

async function writtenEntries(client: PlatformClient, kind: PageKind): Promise<Entry[]> {
  const found: Entry[] = []
  const folder = kind === 'POST' ? 'journal' : 'pages'
  for (let offset = 0; found.length < most; offset += written) {
    const { pages } = await listShownPages(client, { kind, limit: written, offset })
    for (const { slug, updatedDate, picture } of pages)
      found.push({
        path: `/${folder}/${encodeURIComponent(slug)}`,
        changed: updatedDate,
        ...(picture && { pictures: [picture.url] }),
      })
    if (pages.length < written) break
  }
  return found
}

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

const XML = '<?xml version="1.0" encoding="UTF-8"?>'

function indexOf(origin: string, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escapeXml(origin)}/sitemaps/${at + 1}.xml</loc></sitemap>`,
  )
  return `${XML}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`
}

function urlset(entries: readonly Entry[], origin: string): string {
  const urls = entries.flatMap(({ path, changed, pictures = [] }) => {
    const alternates = [
      ...languages.map(({ code, prefix }) => link(code, origin + prefix + path)),
      link('x-default', origin + path),
    ].join('')
    const date =
      changed && !Number.isNaN(Date.parse(changed))
        ? `<lastmod>${new Date(changed).toISOString()}</lastmod>`
        : ''
    const images = pictures.map(
      (url) => `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`,
    )
    return languages.map(({ prefix }) => {
      // Pictures have no language: the first address names them.
      const shown = prefix === '' ? images.join('') : ''
      return `<url><loc>${escapeXml(origin + prefix + path)}</loc>${date}${alternates}${shown}</url>`
    })
  })
  return `${XML}\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** Each language names all of them, itself too (sitemaps.org, localized versions). */
function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`
}
