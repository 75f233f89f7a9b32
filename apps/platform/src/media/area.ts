import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Area } from '../area.ts'
import { applicationError } from '../errors.ts'
import { answer, type File } from './answer.ts'
import { draw } from './draw.ts'
import { type Picture, parsePicture } from './file-name.ts'
import { leafletOf } from './leaflet.ts'
import { type RasterWidth, rasterize, widths } from './raster.ts'
import { samplesOf } from './samples.ts'
import { toneOf } from './tone.ts'

/** Pictures and files of products. A name always means the same bytes, so they may be kept for ever. */
export const media: Area = {
  routes(app) {
    app.get('/media/:file', async (c) => {
      const file = await open(c.req.param('file'), c.req.query('w'))
      if (!file) throw applicationError(404, 'NOT_FOUND', 'There is no such file')
      return answer(c, file)
    })
  },
}

async function open(name: string, width: string | undefined): Promise<File | undefined> {
  // Recorded once from the drawing of a lamp: nothing here can encode a film.
  if (name === 'evening.webm') {
    return { bytes: Uint8Array.from(await readFile(join(import.meta.dirname, name))), type: 'video/webm' }
  }
  const picture = parsePicture(name)
  if (picture) return openPicture(picture, width)
  const [, kind, of = '', ending] = /^(tone|leaflet|samples)_([a-z0-9-]{1,100})\.([a-z]{3})$/.exec(name) ?? []
  const made = makers[`${kind}.${ending}`]
  return made && { bytes: Uint8Array.from(made.make(of)), type: made.type }
}

/** By what a name begins and ends with. */
const makers: Readonly<Record<string, { readonly type: string; readonly make: (name: string) => Buffer }>> = {
  'tone.wav': { type: 'audio/wav', make: toneOf },
  'leaflet.pdf': { type: 'application/pdf', make: leafletOf },
  'samples.zip': { type: 'application/zip', make: samplesOf },
}

async function openPicture(picture: Picture, wanted: string | undefined): Promise<File | undefined> {
  const svg = draw(picture)
  if (picture.format === 'svg') return { bytes: Uint8Array.from(Buffer.from(svg)), type: 'image/svg+xml' }
  const width: RasterWidth | undefined = widths.find((each) => String(each) === (wanted ?? '800'))
  if (!width) return undefined
  return {
    bytes: Uint8Array.from(await rasterize(svg, picture.format, width)),
    type: `image/${picture.format}`,
  }
}
