import type { Duplex } from 'node:stream'
import { createFrameReader, encodeFrame } from './frames.ts'

/** Connection between the front process and a renderer, at one of its ends. */
export interface Channel {
  send(message: object, bytes?: Uint8Array): void
  /** Calls `listener` with each message; `onBroken` once, when the other side is gone or talks nonsense. */
  listen(listener: (message: unknown, bytes: Buffer) => void, onBroken: (error: Error) => void): void
  close(): void
}

/** Channel over an inherited socket pair. */
export function socketChannel(socket: Duplex): Channel {
  return {
    send(message, bytes) {
      if (socket.destroyed || socket.writableEnded) return
      socket.cork()
      for (const part of encodeFrame(message, bytes)) socket.write(part)
      socket.uncork()
    },
    listen(listener, onBroken) {
      const read = createFrameReader(listener)
      socket.on('data', (chunk: Buffer) => {
        try {
          read(chunk)
        } catch (error) {
          socket.destroy()
          onBroken(error as Error)
        }
      })
      socket.on('error', onBroken)
      socket.on('close', () => onBroken(new Error('The connection is closed.')))
    },
    close: () => socket.destroy(),
  }
}
