import type { Clock } from '@galleria/delivery'

/** A page that is the same for everybody, as bytes. */
export interface WholePage {
  readonly status: number
  /** Caches may keep it; what they may not, a failure or one without its module, only those get who wait for it already. */
  readonly isPublic: boolean
  readonly bytes: Uint8Array
}

interface Drawing {
  readonly until: number
  readonly page: Promise<WholePage | null>
}

/**
 * Requests for a page within `maxAge` milliseconds after its rendering began get the same bytes: a
 * crowd costs one rendering. The key must name everything that a public page depends on.
 */
export function createPageCache(maxAge: number, clock: Pick<Clock, 'now'>) {
  /** The oldest first: all live equally long. */
  const drawings = new Map<string, Drawing>()

  function drop(now: number): void {
    for (const [key, { until }] of drawings) {
      if (until > now) return
      drawings.delete(key)
    }
  }

  return {
    /** Waits for a page that is being rendered; null where the page must be rendered for this request. */
    async take(key: string): Promise<WholePage | null> {
      drop(clock.now())
      return (await drawings.get(key)?.page) ?? null
    },
    /**
     * Registers a page as being rendered; the returned function must be called in the end, with null where the page
     * is not for everybody.
     */
    begin(key: string): (page: WholePage | null) => void {
      const { promise, resolve } = Promise.withResolvers<WholePage | null>()
      if (maxAge > 0 && !drawings.has(key)) drawings.set(key, { until: clock.now() + maxAge, page: promise })
      return (page) => {
        resolve(page)
        if (!page?.isPublic && drawings.get(key)?.page === promise) drawings.delete(key)
      }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
