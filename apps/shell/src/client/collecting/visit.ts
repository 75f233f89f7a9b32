import type { VisitSource } from '@galleria/platform-client/entities/analytics'
import type { Boot } from '../../common/boot.ts'
import type { VisitedPages } from './visited-pages.ts'

/** Facts of a document about how it was opened. */
export interface Arrival {
  readonly referrer: string
  /** Address of the document. */
  readonly url: string
  /** Type of the navigation: `navigate`, `reload`, `back_forward`. */
  readonly type: string | undefined
}

/** Mail in a browser, also of companies that have a search. */
const mail = /(^|\.)(mail|webmail|outlook)\./
const search =
  /(^|\.)(google|bing|duckduckgo|yahoo|baidu|yandex|ecosia|qwant|startpage|naver)\.|^search\.brave\.com$/
const social =
  /(^|\.)(facebook|instagram|twitter|linkedin|pinterest|reddit|tiktok|youtube|threads|bsky)\.|^(t\.co|x\.com|lnkd\.in)$/

/** Kind of place that led to a document; null for one that begins no visit: it was opened from the shop itself, or again. */
export function sourceOfVisit({ referrer, url, type }: Arrival, own: readonly string[]): VisitSource | null {
  const { origin, searchParams } = new URL(url)
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  if (type !== 'navigate' || (from && [origin, ...own].includes(from.origin))) return null
  const medium = searchParams.get('utm_medium')?.toLowerCase() ?? ''
  if (/^(email|e-mail|newsletter)$/.test(medium)) return 'EMAIL'
  if (/^(cpc|ppc|cpm|ads?|display|paid.*)$/.test(medium) || searchParams.has('gclid')) return 'AD'
  if (!from) return 'DIRECT'
  if (mail.test(from.hostname)) return 'EMAIL'
  if (search.test(from.hostname)) return 'SEARCH'
  return social.test(from.hostname) ? 'SOCIAL' : 'REFERRAL'
}

/**
 * Tells the platform of a visit and of its first product, with the kind of its source and nothing else. It keeps nothing in the
 * browser, and tells nothing of whoever asks not to be followed, and nothing to a platform that takes no visits. Pages of one person begin no visit: banks and sign-ins lead
 * back to them.
 */
export function countVisit(
  { platformUrl, page, manage, preview, isUncounted }: Boot,
  pages: VisitedPages,
): void {
  const asks = navigator as { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean }
  if (asks.doNotTrack === '1' || asks.globalPrivacyControl || isUncounted || manage || preview) return
  if (page.kind === 'module' && page.isPersonal) return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const arrival = { referrer: document.referrer, url: location.href, type: navigation?.type }
  const source = sourceOfVisit(arrival, [new URL(platformUrl).origin])
  if (!source) return
  const tell = (step: 'VISIT' | 'PRODUCT') =>
    // Plain text needs no question before it, and goes on when the page is left.
    void fetch(`${platformUrl}/analytics/v1/visits`, {
      method: 'POST',
      body: JSON.stringify({ step, source }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined)
  tell('VISIT')
  pages.once('/products/:slug', () => tell('PRODUCT'))
}
