import type { Sharp } from 'sharp'

export interface Readable {
  readonly image: Sharp
  readonly format: string
  readonly animated: boolean
}

/**
 * A picture as its bytes say, whatever its name or type did; upright, and nothing decoded yet.
 *
 * @param source bytes, or where they lie
 * @throws Error with the reason: not one of these formats, broken, or of more pixels than `mostPixels`, all frames together
 */
export async function readPicture(
  source: Buffer | string,
  { formats, mostPixels, frames }: { formats: ReadonlySet<string>; mostPixels: number; frames: boolean },
): Promise<Readable> {
  const { default: sharp } = await import('sharp')
  const image = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', animated: frames })
  const { format, compression, pages = 1 } = await image.metadata()
  // Both AVIF and HEIC lie in the same box; only the first can be read.
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!formats.has(name)) throw new Error(`is ${name}`)
  return { image: pages > 1 ? image : image.autoOrient(), format: name, animated: pages > 1 }
}
