import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export const widths = [400, 800, 1600] as const
export type RasterWidth = (typeof widths)[number]
export const isRasterWidth = (width: number): width is RasterWidth => widths.some((each) => each === width)

/** Bounds the disk a stranger can fill by asking for pictures that nobody linked to. */
const MOST = 4000
const folder = join(tmpdir(), `galleria-media-${userInfo().uid}`)
const running = new Map<string, Promise<Buffer>>()
let written = 0
let turn: Promise<unknown> = Promise.resolve()

/** Pixels of a drawing or a picture: made once, one at a time, then kept on disk. No picture gets wider than it is. */
export function rasterize(
  source: string | Buffer,
  format: 'avif' | 'webp',
  width: RasterWidth,
): Promise<Buffer> {
  const key = `${createHash('sha256').update(source).digest('hex').slice(0, 32)}-${width}.${format}`
  const busy = running.get(key)
  if (busy) return busy
  const work = fromDisk(key).then((cached) => cached ?? inTurn(() => make(source, format, width, key)))
  running.set(key, work)
  void work.catch(() => {}).then(() => running.delete(key))
  return work
}

async function fromDisk(key: string): Promise<Buffer | undefined> {
  return readFile(join(folder, key)).catch(() => undefined)
}

async function make(
  source: string | Buffer,
  format: 'avif' | 'webp',
  width: RasterWidth,
  key: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawing = typeof source === 'string'
  // AVIF has no frames that move.
  const frames = !drawing && format === 'webp'
  const image = sharp(drawing ? Buffer.from(source) : source, { animated: frames }).resize({
    width,
    withoutEnlargement: !drawing,
  })
  const bytes = await (format === 'avif'
    ? image.avif({ quality: 50, effort: 2 })
    : image.webp({ quality: 80 })
  ).toBuffer()
  if (written++ < MOST) await writeCache(key, bytes)
  return bytes
}

/** A full disk costs the cache, never the answer. */
async function writeCache(key: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `.${key}.${process.pid}`), bytes)
    await rename(join(folder, `.${key}.${process.pid}`), join(folder, key))
  } catch {}
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work)
  turn = next.catch(() => {})
  return next
}
