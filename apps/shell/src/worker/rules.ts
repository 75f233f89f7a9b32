import { withoutLanguage } from '@galleria/i18n/languages'

/** Copies that are kept on the device, each kind in a cache of its own. */
export const kept = {
  /** Pages that are the same for everybody. */
  pages: { name: 'galleria-pages-1', most: 40 },
  /** The cart of whoever shops here; forgotten when that changes. */
  own: { name: 'galleria-own-1', most: 5 },
  files: { name: 'galleria-files-1', most: 250 },
  pictures: { name: 'galleria-pictures-1', most: 120 },
  /** Page that is shown where no other can be. */
  offline: { name: 'galleria-offline-1', most: 5 },
} as const
export type Kind = keyof typeof kept

/** Pages of which the shopper's own copy may be read without a connection. */
const OWN_PAGES = ['/cart']
/** Areas where an old page would mislead: what was paid, what was changed. */
const NEVER_KEPT = ['/account', '/checkout', '/console', '/manage', '/offline', '/preview']

/** Cache for an address of this shop; undefined for one that is only ever read from the server. */
export function kindOfPage(pathname: string): 'pages' | 'own' | undefined {
  const path = withoutLanguage(pathname)
  if (OWN_PAGES.includes(path)) return 'own'
  return NEVER_KEPT.some((area) => path === area || path.startsWith(`${area}/`)) ? undefined : 'pages'
}

interface Head {
  readonly status: number
  readonly redirected: boolean
  readonly headers: { get(name: string): string | null }
}

/** Whether an answer may be kept: a whole page, which for `pages` is the same for everybody. */
export function mayKeepPage(kind: 'pages' | 'own', { status, redirected, headers }: Head): boolean {
  if (status !== 200 || redirected || !headers.get('content-type')?.startsWith('text/html')) return false
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '')
  return kind === 'own' || isPublic
}

/** Whether an address always gives the same bytes, so that its copy is as good as a new answer. */
export function isImmutable({ status, headers }: Head): boolean {
  return status === 200 && /\bimmutable\b/.test(headers.get('cache-control') ?? '')
}

/** Whether a request for a token makes this browser another person's (`TokenRequest` of `@galleria/auth`). */
export function changesPerson(body: unknown): boolean {
  const { grantType } = (body ?? {}) as { grantType?: unknown }
  return grantType !== 'refresh_token'
}
