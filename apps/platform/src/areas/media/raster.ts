import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Sharp } from 'sharp'

export const widths = [400, 800, 1600] as const
export type RasterWidth = (typeof widths)[number]
/** JPEG is for letters: mail clients show nothing newer everywhere. */
export type RasterFormat = 'avif' | 'webp' | 'jpg'
export const isRasterWidth = (width: number): width is RasterWidth => widths.some((each) => each === width)

/** The format that the ending of a name asks for; undefined where it asks for none of these. */
export const formatOf = (ending: string): RasterFormat | undefined =>
  Object.hasOwn(encoders, ending) ? (ending as RasterFormat) : undefined

export const rasterType = (format: RasterFormat) => `image/${format === 'jpg' ? 'jpeg' : format}`

/** Bounds the disk a stranger can fill by asking for pictures that nobody linked to. */
const MOST = 4000
const folder = join(tmpdir(), `galleria-media-${userInfo().uid}`)
const running = new Map<string, Promise<Buffer>>()
let written = 0
let turn: Promise<unknown> = Promise.resolve()

/** Pixels of a drawing or a picture: made once, one at a time, then kept on disk. No picture gets wider than it is. */
export function rasterize(
  source: string | Buffer,
  format: RasterFormat,
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
  format: RasterFormat,
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
  const bytes = await encoders[format](image).toBuffer()
  if (written++ < MOST) await writeCache(key, bytes)
  return bytes
}

const encoders: Readonly<Record<RasterFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
  // Without a ground, what is transparent would turn black.
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
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
