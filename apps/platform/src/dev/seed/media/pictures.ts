import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

interface Picture {
  /** Color to show while the picture loads; a portrait has none. */
  readonly blur: string
  readonly svg: string
}

let pictures: ReadonlyMap<string, Picture> | undefined

/** Every picture by its name without ending, unpacked when the first is asked for. */
export function allPictures(): ReadonlyMap<string, Picture> {
  pictures ??= new Map(
    brotliDecompressSync(readFileSync(join(import.meta.dirname, 'pictures.br')))
      .toString()
      .split('\n')
      .map((line) => {
        const [name = '', blur = '', svg = ''] = line.split('\t')
        return [name, { blur, svg }] as const
      }),
  )
  return pictures
}

/** @throws Error for a picture that nobody drew */
export function blurOf(file: string): string {
  const picture = allPictures().get(file.replace(/\.\w+$/, ''))
  if (!picture) throw new Error(`There is no picture ${file}: pictures.br has those that were drawn`)
  return picture.blur
}
