import { type Kind, kept } from './rules.ts'

export async function read(kind: Kind, request: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(kept[kind].name)
  // Answers differ by encoding alone, which a kept one no longer has.
  return cache.match(request, { ignoreVary: true })
}

/** Keeps an answer as the newest of its kind, and lets the oldest go. A full disk keeps nothing and breaks nothing. */
export async function keep(kind: Kind, request: RequestInfo, response: Response): Promise<void> {
  const { name, most } = kept[kind]
  try {
    const cache = await caches.open(name)
    await cache.delete(request, { ignoreVary: true })
    await cache.put(request, response)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
  } catch (error) {
    if ((error as Error).name !== 'QuotaExceededError') throw error
    await caches.delete(kept.pictures.name)
  }
}

export async function forget(kind: Kind): Promise<void> {
  await caches.delete(kept[kind].name)
}

/** Ends the copies of earlier workers of this shop. */
export async function forgetOthers(): Promise<void> {
  const own = new Set<string>(Object.values(kept).map(({ name }) => name))
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('galleria-') && !own.has(name)).map((name) => caches.delete(name)),
  )
}
