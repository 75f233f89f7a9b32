import type { Language } from '@galleria/i18n'
import { escapeXml } from '../base/xml.ts'

/** Longest names that the format allows, in characters (OpenSearch 1.1, draft 6). */
const longest = { short: 16, long: 48 }
const cut = (text: string, length: number) =>
  escapeXml([...text.slice(0, 2 * length)].slice(0, length).join(''))

/** Description of the shop's search, by which browsers offer it in their address bar. */
export function openSearch(name: string, shellUrl: string, { code }: Language): string {
  const { origin } = new URL(shellUrl)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${cut(name, longest.short)}</ShortName>
<LongName>${cut(name, longest.long)}</LongName>
<Description>${cut(name, longest.long)}</Description>
<Url type="text/html" template="${escapeXml(shellUrl)}/search?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(shellUrl)}/opensearch.xml"/>
<Image height="192" width="192" type="image/png">${escapeXml(origin)}/icons/icon-192.png</Image>
<Language>${code}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`
}
