import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export interface PictureServer {
  /** `http://127.0.0.1:port`: below it `/<name>.png` is a picture of its own color each, `/silent/…` never answers, all else is 404. */
  readonly base: string
  /** Paths in the order they were asked for. */
  readonly requested: readonly string[]
  /** The most that were asked for at the same time. */
  readonly most: () => number
  close(): void
}

interface Waiting {
  /** Done before each answer. */
  readonly during?: () => Promise<void>
}

/** Pictures that lie outside the shop. */
export async function openPictureServer({ during }: Waiting = {}): Promise<PictureServer> {
  const requested: string[] = []
  let [open, most] = [0, 0]
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    requested.push(path)
    if (path.startsWith('/silent/')) return
    most = Math.max(most, ++open)
    response.on('close', () => {
      open -= 1
    })
    const [, name] = /^\/(\w+)\.png$/.exec(path) ?? []
    await during?.()
    if (name) response.end(await pictureOf(name))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    most: () => most,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pictureOf(name: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest()
  return sharp({ create: { width: 60, height: 80, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}
