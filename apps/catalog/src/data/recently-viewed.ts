const KEY = 'galleria.catalog.recently-viewed.v1'
const MOST = 12
const ID = /^[\w-]{1,64}$/

/** Ids of products looked at on this device, newest first. What is stored and makes no sense is as good as nothing. */
export function recentlyViewed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((id): id is string => typeof id === 'string' && ID.test(id)).slice(0, MOST)
  } catch {
    return []
  }
}

export function rememberViewed(id: string): void {
  const ids = [id, ...recentlyViewed().filter((each) => each !== id)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Blocked or full: nothing is remembered, and nothing else is lost.
  }
}
