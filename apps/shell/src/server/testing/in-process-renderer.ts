import type { Clock } from '@galleria/delivery'
import type { OpenRenderer } from '../pool/index.ts'
import { createAttribution, serveRenderer } from '../renderer/index.ts'
import { type Channel, createFrameReader, encodeFrame } from '../wire/index.ts'

/**
 * Renderer in the test's own process, which can read sources with markup and shares the test's clock. Every message goes
 * through the same frames; nothing is locked, and nobody ends it.
 */
export function inProcessRenderer(clock: Clock): OpenRenderer {
  return () => {
    const [front, back] = channelPair()
    const { promise, resolve } = Promise.withResolvers<string>()
    serveRenderer(back, { clock, attribution: createAttribution(() => undefined) })
    return {
      channel: front,
      usage: async () => null,
      suspect: () => '',
      kill: () => resolve('killed'),
      ended: promise,
    }
  }
}

function channelPair(): [Channel, Channel] {
  type Listener = Parameters<Channel['listen']>[0]
  const readers: ((chunk: Uint8Array) => void)[] = []
  let isOpen = true
  const end = (own: 0 | 1): Channel => ({
    send(message, bytes) {
      const frame = Buffer.concat(encodeFrame(message, bytes))
      setImmediate(() => isOpen && readers[1 - own]?.(frame))
    },
    listen(listener: Listener) {
      readers[own] = createFrameReader(listener)
    },
    close() {
      isOpen = false
    },
  })
  return [end(0), end(1)]
}
