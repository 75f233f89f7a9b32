import type { Clock } from './clock.ts'

/** A page that is the same for everybody, as bytes. */
export interface WholePage {
  readonly status: number
  /** Caches may keep it; what they may not, a failure or one without its module, only those get who wait for it already. */
  readonly isPublic: boolean
  readonly bytes: Uint8Array
}

interface Shared extends WholePage {
  /** Where the nonce stands. */
  readonly places: readonly number[]
}

interface Drawing {
  readonly until: number
  readonly page: Promise<Shared | null>
}

/**
 * Whoever asks for a page within `maxAge` milliseconds after somebody else began to get it drawn gets the same, with
 * a nonce of his own: a crowd costs one drawing. The key must say all that a public page depends on.
 */
export function createSharedPages(maxAge: number, clock: Pick<Clock, 'now'>) {
  /** The oldest first: all live equally long. */
  const drawings = new Map<string, Drawing>()

  function drop(now: number): void {
    for (const [key, { until }] of drawings) {
      if (until > now) return
      drawings.delete(key)
    }
  }

  return {
    /** Waits for one that is being drawn. Nothing where the page must be drawn for whoever asks. */
    async take(key: string, nonce: string): Promise<WholePage | null> {
      drop(clock.now())
      const page = await drawings.get(key)?.page
      if (!page) return null
      const bytes = Buffer.from(page.bytes)
      for (const place of page.places) bytes.write(nonce, place, 'latin1')
      return { status: page.status, isPublic: page.isPublic, bytes }
    },
    /** Tells others that a page is being drawn; the answer must be called in the end, with nothing where it is not for all. */
    begin(key: string, nonce: string): (page: WholePage | null) => void {
      const { promise, resolve } = Promise.withResolvers<Shared | null>()
      if (maxAge > 0 && !drawings.has(key)) drawings.set(key, { until: clock.now() + maxAge, page: promise })
      return (page) => {
        resolve(page && { ...page, places: placesOf(nonce, page.bytes) })
        if (!page?.isPublic && drawings.get(key)?.page === promise) drawings.delete(key)
      }
    },
  }
}

export type SharedPages = ReturnType<typeof createSharedPages>

function placesOf(nonce: string, bytes: Uint8Array): number[] {
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const places: number[] = []
  for (let place = page.indexOf(nonce); place >= 0; place = page.indexOf(nonce, place + nonce.length))
    places.push(place)
  return places
}
