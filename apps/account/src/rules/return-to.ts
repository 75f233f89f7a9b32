import { withoutLanguage } from '@galleria/i18n'

/** Path to open after signing in: a path of this store, or the account. Open redirects are impossible. */
export function safeReturnTo(value: string | null | undefined): string {
  const fallback = '/account'
  if (!value?.startsWith('/')) return fallback
  const base = 'http://store.invalid'
  let url: URL
  try {
    url = new URL(value, base)
  } catch {
    return fallback
  }
  if (url.origin !== base) return fallback
  const path = url.pathname + url.search + url.hash
  if (path.startsWith('//')) return fallback
  return stopsHere.test(withoutLanguage(url.pathname)) ? fallback : path
}

/** Pages of the sign-in itself: returning there would go round in circles. */
const stopsHere =
  /^\/account\/(sign-in|register|verify|second-factor|new-password|callback|recover|signed-out)\/?$/

export function signInPath(returnTo: string, extra: Readonly<Record<string, string>> = {}): string {
  return withReturnTo('/account/sign-in', returnTo, extra)
}

/** Keeps `returnTo` through the pages of the sign-in; the default is left out. */
export function withReturnTo(
  page: string,
  returnTo: string,
  extra: Readonly<Record<string, string>> = {},
): string {
  const safe = safeReturnTo(returnTo)
  const query = new URLSearchParams({ ...(safe !== '/account' && { returnTo: safe }), ...extra })
  return query.size > 0 ? `${page}?${query}` : page
}
