import type { CDPSession } from '@playwright/test'

export interface Traffic {
  /** Bytes of bodies as they came over the wire. */
  readonly jsBytes: number
  /** Bytes of everything, headers included. */
  readonly totalBytes: number
  readonly requests: number
  readonly jsRequests: number
}

interface Seen {
  readonly isScript: boolean
  readonly headerBytes: number
  bytes: number
}

/** Counts what comes over the network from now on; what a cache answers is none of it. */
export function countTraffic(session: CDPSession): () => Traffic {
  const seen = new Map<string, Seen>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || response.fromServiceWorker) return
    if (!response.url.startsWith('http')) return
    const isScript = /javascript/.test(response.mimeType)
    seen.set(requestId, { isScript, headerBytes: response.encodedDataLength, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => seen.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const of = seen.get(requestId)
    if (of) of.bytes = encodedDataLength
  })
  return () => {
    const all = [...seen.values()]
    const scripts = all.filter(({ isScript }) => isScript)
    return {
      jsBytes: scripts.reduce((sum, { bytes, headerBytes }) => sum + Math.max(0, bytes - headerBytes), 0),
      totalBytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.length,
      jsRequests: scripts.length,
    }
  }
}
