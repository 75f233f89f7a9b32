import type { Db } from './database.ts'

/** The same database, which remembers in `queried` whether anything was asked of it. */
export function trackQueries(db: Db): { readonly db: Db; readonly queried: boolean } {
  const seen = { db, queried: false }
  seen.db = new Proxy(db, {
    get(target, key) {
      seen.queried = true
      const value = Reflect.get(target, key, target) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return seen
}
