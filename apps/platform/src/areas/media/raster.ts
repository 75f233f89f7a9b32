import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Sharp } from 'sharp'

export const widths = [400, 800, 1600] as const
type RasterWidth = (typeof widths)[number]
/** JPEG is for letters and previews of links: nothing newer is shown everywhere there. */
export type RasterFormat = 'avif' | 'webp' | 'jpg'
/** A width in pixels, or the shape in which links are previewed. */
export type RasterSize = RasterWidth | 'share'
/** Width and height of a picture in the preview of a link (Open Graph, 1.91 to 1). */
const SHARED = { width: 1200, height: 630 } as const

/** The size that `?w=` asks for, 800 without it; undefined where there is none. Previews of links are JPEG alone. */
export function sizeOf(wanted: string | undefined, format: RasterFormat): RasterSize | undefined {
  if (wanted === 'share') return format === 'jpg' ? 'share' : undefined
  return widths.find((width) => String(width) === (wanted ?? '800'))
}

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

/** Pixels of a drawing or a picture: made once, one at a time, then kept on disk. No picture gets wider than it is, but in previews of links. */
export function rasterize(source: string | Buffer, format: RasterFormat, size: RasterSize): Promise<Buffer> {
  const key = `${createHash('sha256').update(source).digest('hex').slice(0, 32)}-${size}.${format}`
  const busy = running.get(key)
  if (busy) return busy
  const work = fromDisk(key).then((cached) => cached ?? inTurn(() => make(source, format, size, key)))
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
  size: RasterSize,
  key: string,
): Promise<Buffer> {
  const image = size === 'share' ? await preview(source) : await resized(source, format, size)
  const bytes = await encoders[format](image).toBuffer()
  if (written++ < MOST) await writeCache(key, bytes)
  return bytes
}

async function resized(source: string | Buffer, format: RasterFormat, width: RasterWidth): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const drawing = typeof source === 'string'
  // AVIF has no frames that move.
  const frames = !drawing && format === 'webp'
  return sharp(drawing ? Buffer.from(source) : source, { animated: frames }).resize({
    width,
    withoutEnlargement: !drawing,
  })
}

/** The whole picture, whose edges go on to both sides: what crops previews finds nothing cut off by us. */
async function preview(source: string | Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const inside = (bytes: Buffer, by: number) => {
    const box = { width: SHARED.width / by, height: SHARED.height / by, fit: 'inside' } as const
    const picture = sharp(bytes).flatten({ background: '#ffffff' }).resize(box)
    return picture.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  }
  const front = await inside(typeof source === 'string' ? Buffer.from(source) : source, 1)
  // A small copy blurs as well, in a hundredth of the time.
  const small = await inside(front.data, 10)
  const [across, down] = [SHARED.width / 10 - small.info.width, SHARED.height / 10 - small.info.height]
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)]
  const ground = await sharp(small.data)
    .extend({ left, right: across - left, top, bottom: down - top, extendWith: 'copy' })
    .blur(3)
    .png()
    .toBuffer()
  return sharp(ground)
    .resize({ ...SHARED, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: front.data, gravity: 'centre' }])
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
