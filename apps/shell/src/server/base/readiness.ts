import type { Clock } from '@galleria/delivery'

/** Parts that a page needs. */
type Part = 'platform' | 'registry' | 'renderers'

export interface Readiness {
  /** Answers `GET /ready`: each part with its state, and 503 while one is missing or this shell leaves. */
  answer(): Promise<Response>
  /** From now on the answer is no, so that no more is sent here; what comes all the same is answered. */
  leave(): void
}

interface Options {
  readonly platformUrl: string
  /** Whether the registry has been read; an earlier one counts while the store is away. */
  readonly isRegistryRead: () => Promise<boolean>
  /** Number of renderers that can draw at this moment. */
  readonly warmRenderers: () => number
  readonly clock: Pick<Clock, 'now'>
  /** Milliseconds for which the platform may take to answer. */
  readonly patience?: number
}

/** Milliseconds for which what was found of the platform holds: probes of several proxies share a look. */
const SHARED = 1_000

/** Says whether pages can be had here: the platform is reachable, the registry is read, a renderer is warm. */
export function createReadiness(options: Options): Readiness {
  const { platformUrl, isRegistryRead, warmRenderers, clock, patience = 2_000 } = options
  let isLeaving = false
  let look: { readonly until: number; readonly found: Promise<boolean> } | undefined

  function isPlatformReachable(): Promise<boolean> {
    if (!look || look.until <= clock.now())
      look = { until: clock.now() + SHARED, found: reaches(`${platformUrl}/health`, patience) }
    return look.found
  }

  return {
    async answer() {
      if (isLeaving) return say(503, { status: 'leaving' })
      const [platform, registry] = await Promise.all([
        isPlatformReachable(),
        isRegistryRead().catch(() => false),
      ])
      const parts: Record<Part, boolean> = { platform, registry, renderers: warmRenderers() > 0 }
      const states = Object.entries(parts).map(([part, isThere]) => [part, isThere ? 'ok' : 'missing'])
      const isReady = Object.values(parts).every(Boolean)
      return say(isReady ? 200 : 503, { status: isReady ? 'ok' : 'not ready', ...Object.fromEntries(states) })
    },
    leave() {
      isLeaving = true
    },
  }
}

function say(status: number, body: object): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '1' }) }
  return Response.json(body, { status, headers })
}

/** Any answer but a failure will do: the hosted platform has no such page, and a proxy without servers says 502. */
async function reaches(url: string, patience: number): Promise<boolean> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}
