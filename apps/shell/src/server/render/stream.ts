import { PassThrough } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { ShellFile } from '../files/index.ts'

interface StreamOptions {
  readonly nonce: string
  readonly scripts: readonly ShellFile[]
  readonly onProblem: (message: string, error: unknown) => void
}

/** Bytes: as much as no page has, so that one that is whole at once is made in one go. */
const ROOM = 4_000_000

/** Settles when the frame is ready; what is still on its way follows in the same answer. Has ended where nothing is. */
export function stream(
  element: ReactElement,
  { nonce, scripts, onProblem }: StreamOptions,
): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough({ highWaterMark: ROOM })
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      bootstrapScripts: scripts.map(({ href, integrity }) => ({
        src: href,
        integrity,
        crossOrigin: 'anonymous' as const,
      })),
      // Whole: a page without scripts must not hide what came late only because it is long.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        // Work that needs nothing but processor time, such as an island's promise of HTML, is then part of the page at once.
        setImmediate(() => {
          pipe(body)
          resolve(body)
        })
      },
      onShellError: reject,
      onError(error) {
        // End quietly: the client has gone away.
        if (body.destroyed) return
        onProblem(error instanceof Error ? error.message : String(error), error)
      },
    })
    const timer = setTimeout(abort, 10_000)
    timer.unref()
    body.on('close', () => clearTimeout(timer))
  })
}
