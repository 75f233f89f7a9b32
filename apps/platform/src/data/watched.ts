import type { Db } from './database.ts'

/** The same database, which remembers whether anything was asked of it. */
export function watched(db: Db): { readonly db: Db; readonly asked: boolean } {
  const seen = { db, asked: false }
  seen.db = new Proxy(db, {
    get(target, key) {
      seen.asked = true
      const value = Reflect.get(target, key, target) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return seen
}
