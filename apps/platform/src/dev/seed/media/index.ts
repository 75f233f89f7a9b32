import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RasterWidth, rasterize, rasterType, widths } from '../../../areas/media/index.ts'
import type { SampleFile, SampleMedia } from '../../../data/services.ts'
import { draw } from './draw.ts'
import { type Picture, parsePicture } from './file-name.ts'
import { leafletOf } from './leaflet.ts'
import { samplesOf } from './samples.ts'
import { toneOf } from './tone.ts'

/** Media of the seed, made from their names when they are asked for. */
export const seedMedia: SampleMedia = {
  async open(name, width) {
    // Recorded once from the drawing of a lamp: nothing here can encode a film.
    if (name === 'evening.webm') return file(await readFile(join(import.meta.dirname, name)), 'video/webm')
    const picture = parsePicture(name)
    if (picture) return openPicture(picture, width)
    const [, kind, of = '', ending] =
      /^(tone|leaflet|samples)_([a-z0-9-]{1,100})\.([a-z]{3})$/.exec(name) ?? []
    const made = makers[`${kind}.${ending}`]
    return made && file(made.make(of), made.type)
  },

  download(fileName) {
    const [, name = 'file', ending = ''] = /^(.*?)\.([a-z0-9]+)$/i.exec(fileName) ?? []
    return ending.toLowerCase() === 'zip'
      ? file(samplesOf(name), 'application/zip')
      : file(leafletOf(name), 'application/pdf')
  },
}

const file = (bytes: Uint8Array | string, type: string): SampleFile => ({
  bytes: Uint8Array.from(Buffer.from(bytes as Uint8Array)),
  type,
})

/** Keys are what a name begins and ends with. */
const makers: Readonly<
  Record<string, { readonly type: string; readonly make: (name: string) => Uint8Array }>
> = {
  'tone.wav': { type: 'audio/wav', make: toneOf },
  'leaflet.pdf': { type: 'application/pdf', make: leafletOf },
  'samples.zip': { type: 'application/zip', make: samplesOf },
}

async function openPicture(picture: Picture, wanted: string | undefined): Promise<SampleFile | undefined> {
  const svg = draw(picture)
  if (picture.format === 'svg') return file(svg, 'image/svg+xml')
  const width: RasterWidth | undefined = widths.find((each) => String(each) === (wanted ?? '800'))
  return width && file(await rasterize(svg, picture.format, width), rasterType(picture.format))
}
