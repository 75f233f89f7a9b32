import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { applicationError } from '../../../base/errors.ts'
import { readPicture } from '../picture.ts'
import { cleanSvg } from './clean-svg.ts'
import { type Kind, kindOf, largest, TAKEN } from './kinds.ts'
import { sniff } from './sniff.ts'
import { hashOf, spoolPath, tooLarge } from './spool.ts'

/** File as it is stored after an upload. */
export interface ProcessedFile extends Kind {
  /** Path of the stored file, which replaces the upload. */
  readonly path: string
  readonly size: number
  readonly hash: string
  readonly width: number | null
  readonly height: number | null
  readonly blurColor: string | null
}

/** Pixels of a picture, all frames together; a small file can unfold into a room full of them. */
const MOST_PIXELS = 50_000_000
/** The longer side of what is kept, in pixels: more than any screen shows of a product. */
const LONGEST = 4096
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif'])
const drawings = new Set(['svg'])

interface DeclaredFile {
  readonly declared: string
  readonly private: boolean
  readonly width: number | null
  readonly height: number | null
}

/**
 * Makes the stored file of the one at `path`, by its bytes. Public pictures are encoded anew, so that nothing of
 * them stays but what is seen; drawings lose whatever runs or fetches. A private file is what its buyer gets, byte by byte.
 *
 * @throws ApiError 400 for what is not taken or is broken, 413 for more than its kind may have
 */
export async function makeFile(path: string, outcome: DeclaredFile): Promise<ProcessedFile> {
  const kind = await sniff(path, outcome.declared)
  if (!kind)
    throw applicationError(
      400,
      'FILE_TYPE_NOT_TAKEN',
      `This file type isn't supported. Supported types: ${TAKEN}.`,
    )
  const { size } = await stat(path)
  if (size > largest[kind.mediaType]) throw tooLarge(largest[kind.mediaType])
  if (outcome.private) return plain(path, kind, { width: null, height: null })
  if (kind.mediaType === 'IMAGE') return picture(path)
  if (kind.mediaType === 'VECTOR') return drawing(path, kind)
  return plain(path, kind, outcome)
}

async function plain(
  path: string,
  kind: Kind,
  { width, height }: Pick<ProcessedFile, 'width' | 'height'>,
): Promise<ProcessedFile> {
  const { size } = await stat(path)
  return { ...kind, path, size, hash: await hashOf(path), width, height, blurColor: null }
}

async function picture(path: string): Promise<ProcessedFile> {
  const fresh = await spoolPath()
  try {
    const { image } = await readPicture(path, { formats, mostPixels: MOST_PIXELS, frames: true })
    const { width, height, pageHeight } = await image
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 3 })
      .toFile(fresh)
    const kind = kindOf('image/webp') as Kind
    const blurColor = await colorOf(fresh)
    return { ...(await plain(fresh, kind, { width, height: pageHeight ?? height })), blurColor }
  } catch (error) {
    await rm(fresh, { force: true })
    throw notReadable(error, 'a complete JPEG, PNG, WebP, GIF or AVIF image of at most 50 million pixels')
  } finally {
    await rm(path, { force: true })
  }
}

async function drawing(path: string, kind: Kind): Promise<ProcessedFile> {
  const clean = await cleanSvg(await readFile(path, 'utf8')).catch(() => undefined)
  try {
    if (!clean) throw new Error('the file contains no drawing')
    const { image } = await readPicture(Buffer.from(clean), {
      ...{ formats: drawings, mostPixels: MOST_PIXELS, frames: false },
    })
    const { width, height } = await image.metadata()
    await writeFile(path, clean)
    return { ...(await plain(path, kind, { width, height })), blurColor: await colorOf(path) }
  } catch (error) {
    throw notReadable(error, 'a complete SVG image with a size')
  }
}

/** Dominant color in CSS, shown before the picture is loaded. */
async function colorOf(path: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  const { dominant } = await sharp(path, { limitInputPixels: MOST_PIXELS })
    .resize(64, 64, { fit: 'inside' })
    .stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function notReadable(error: unknown, what: string) {
  return applicationError(400, 'PICTURE_NOT_READABLE', `The image can't be read. Send ${what}.`, {
    reason: error instanceof Error ? error.message : String(error),
  })
}
