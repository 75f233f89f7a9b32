import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RasterFormat, rasterize, rasterType, SAMPLE_NAME, sizeOf } from '../../../areas/media/index.ts'
import type { SampleFile, SampleMedia } from '../../../data/services.ts'
import { leafletOf } from './leaflet.ts'
import { allPictures } from './pictures.ts'
import { samplesOf } from './samples.ts'
import { toneOf } from './tone.ts'

/** Media of the seed: drawings, and what is made from its name when it is asked for. */
export const seedMedia: SampleMedia = {
  async open(name, width) {
    // Recorded once from the drawing of a lamp: nothing here can encode a film.
    if (name === 'evening.webm') return file(await readFile(join(import.meta.dirname, name)), 'video/webm')
    if (SAMPLE_NAME.test(name)) return openPicture(name, width)
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

async function openPicture(name: string, wanted: string | undefined): Promise<SampleFile | undefined> {
  const [base = '', format] = name.split('.')
  const svg = allPictures().get(base)?.svg
  if (!svg) return undefined
  if (format === 'svg') return file(svg, 'image/svg+xml')
  const raster = format as RasterFormat
  const size = sizeOf(wanted, raster)
  return size && file(await rasterize(svg, raster, size), rasterType(raster))
}
