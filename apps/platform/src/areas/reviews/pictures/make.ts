import { applicationError } from '../../../base/errors.ts'
import { readPicture } from '../../media/index.ts'

/** Longest side of what is kept, in pixels. */
const SIDE = 1600
/** Pixels of what is sent; a small file can unfold into a room full of them. */
const MOST_PIXELS = 50_000_000
const formats = new Set(['jpeg', 'png', 'webp'])

export interface MadePicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * A picture made anew from what was sent: nothing of the file stays but what is seen, no place where it was taken and
 * nothing that runs. @throws ApiError 400 PICTURE_NOT_READABLE
 */
export async function makePicture(sent: Buffer): Promise<MadePicture> {
  try {
    const { image } = await readPicture(sent, { formats, mostPixels: MOST_PIXELS, frames: false })
    const { data, info } = await image
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw applicationError(
      400,
      'PICTURE_NOT_READABLE',
      'Send a complete JPEG, PNG or WebP image of at most 50 million pixels.',
      { reason: error instanceof Error ? error.message : String(error) },
    )
  }
}
