import type { Language } from '@galleria/i18n'
import { escapeXml } from '../base/xml.ts'
import { paper } from './manifest.ts'

/** Links of every page's head to the shop as a whole. The server alone writes them, so browsers are spared the code. */
export function headLinks(name: string, { prefix }: Pick<Language, 'prefix'>): string {
  return [
    `<link rel="manifest" href="${prefix}/manifest.webmanifest"/>`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeXml(name)}" href="${prefix}/opensearch.xml"/>`,
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${paper[scheme]}"/>`,
    ),
  ].join('')
}
