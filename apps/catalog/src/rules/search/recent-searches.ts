const KEY = 'galleria.catalog.recent-searches'
const MOST = 6

/** Search terms used on this device, newest first. Malformed stored entries are left out. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((term): term is string => typeof term === 'string' && term !== '' && term.length <= 80)
      .slice(0, MOST)
  } catch {
    return []
  }
}

export function rememberSearch(term: string): void {
  if (!term) return
  const same = (other: string) => other.toLowerCase() === term.toLowerCase()
  write([term, ...recentSearches().filter((other) => !same(other))].slice(0, MOST))
}

export function forgetSearches(): void {
  write([])
}

function write(terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(KEY, JSON.stringify(terms))
    else localStorage.removeItem(KEY)
  } catch {
    // Private modes and full quotas: nothing is remembered.
  }
}
