import type { Language } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import { listShownPages, type PageSummary } from '@galleria/platform-client/content-pages'
import { messagesIn } from '../../messages/index.ts'
import { escapeXml } from '../base/xml.ts'

export interface Feed {
  /** The newest posts of the journal in one language, as RSS 2.0. */
  read(language: Language): Promise<string>
}

interface Options {
  readonly clientOf: (language: Language) => PlatformClient
  /** Name and address of the shop in a language. */
  readonly siteOf: (language: Language) => Promise<{ readonly name: string; readonly shellUrl: string }>
}

const lifetime = 10 * 60_000
/** Posts of a feed. */
const POSTS = 20

/** The journal as a feed, read from the platform now and then. */
export function createFeed({ clientOf, siteOf }: Options): Feed {
  const cached = new Map<string, { readonly at: number; readonly xml: Promise<string> }>()

  async function write(language: Language): Promise<string> {
    const [{ pages }, site] = await Promise.all([
      listShownPages(clientOf(language), { kind: 'POST', limit: POSTS, offset: 0 }),
      siteOf(language),
    ])
    return channel(pages, site, language)
  }

  return {
    read(language) {
      const known = cached.get(language.code)
      if (known && Date.now() - known.at < lifetime) return known.xml
      const entry = { at: Date.now(), xml: write(language) }
      cached.set(language.code, entry)
      entry.xml.catch(() => cached.get(language.code) === entry && cached.delete(language.code))
      return entry.xml
    },
  }
}

function channel(
  posts: readonly PageSummary[],
  { name, shellUrl }: { readonly name: string; readonly shellUrl: string },
  language: Language,
): string {
  const t = messagesIn(language)
  const dates = posts.map(({ updatedDate }) => Date.parse(updatedDate)).filter((date) => !Number.isNaN(date))
  const title = escapeXml(t('feed.title', { store: name }))
  const home = escapeXml(shellUrl)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${title}</title>
<link>${home}/journal</link>
<description>${title}</description>
<language>${language.code}</language>
<atom:link href="${home}/journal/feed.xml" rel="self" type="application/rss+xml"/>
${dates.length > 0 ? `<lastBuildDate>${rfc822(Math.max(...dates))}</lastBuildDate>\n` : ''}${posts.map((post) => item(post, shellUrl)).join('\n')}
</channel>
</rss>
`
}

function item({ slug, title, summary, picture, publishedDate }: PageSummary, shellUrl: string): string {
  const address = escapeXml(`${shellUrl}/journal/${encodeURIComponent(slug)}`)
  const date = Date.parse(publishedDate ?? '')
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    ...(Number.isNaN(date) ? [] : [`<pubDate>${rfc822(date)}</pubDate>`]),
    ...(summary ? [`<description>${escapeXml(summary)}</description>`] : []),
    ...(picture ? [`<media:content url="${escapeXml(picture.url)}" medium="image"/>`] : []),
    '</item>',
  ].join('')
}

/** The form of dates in RSS, in which readers know no zone but by its offset. */
const rfc822 = (date: number) => new Date(date).toUTCString().replace('GMT', '+0000')
