import { applicationError } from '../../../base/errors.ts'
import { readPicture } from '../../media/index.ts'

export type PictureKind = 'PHOTO' | 'COVER'

/** Pixels of what is kept: photos are squares, covers five times as wide as high. */
export const sizes = { PHOTO: { width: 512, height: 512 }, COVER: { width: 1600, height: 480 } } as const

/** Pixels of what is sent; a small file can unfold into a room full of them. */
const MOST_PIXELS = 24_000_000
const formats = new Set(['jpeg', 'png', 'webp'])

/**
 * A picture made anew from what was sent, whatever its name or type said: nothing of the file stays but what is seen, no
 * place where it was taken and nothing that runs.
 * @throws ApiError 400 PICTURE_NOT_READABLE
 */
export async function makePicture(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  try {
    const { image } = await readPicture(bytes, { formats, mostPixels: MOST_PIXELS, frames: false })
    return await image
      .resize({ ...sizes[kind], fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw applicationError(
      400,
      'PICTURE_NOT_READABLE',
      'Send a complete JPEG, PNG or WebP image of at most 24 million pixels.',
      { reason: error instanceof Error ? error.message : String(error) },
    )
  }
}
