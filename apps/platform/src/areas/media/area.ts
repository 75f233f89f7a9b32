import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationError } from '../../base/errors.ts'
import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { answer, type File } from './answer.ts'
import { draw } from './draw.ts'
import { type Picture, parsePicture } from './file-name.ts'
import { folderRoutes } from './files/folders.ts'
import { fileRoutes } from './files/routes.ts'
import { serveUploaded } from './files/serve.ts'
import { sweepMedia } from './files/sweep.ts'
import { kindPicture } from './kind-picture.ts'
import { leafletOf } from './leaflet.ts'
import { type RasterWidth, rasterize, widths } from './raster.ts'
import { samplesOf } from './samples.ts'
import { mediaStoreOf } from './store/open.ts'
import { toneOf } from './tone.ts'

/** Pictures and files of products, drawn and uploaded. A name always means the same bytes, so they may be kept for ever. */
export const media: Area = {
  routes(app) {
    app.get('/media/:file', async (c) => {
      const uploaded = await serveUploaded(c, c.req.param('file'))
      if (uploaded) return uploaded
      const file = await open(c.req.param('file'), c.req.query('w'))
      if (!file) throw applicationError(404, 'NOT_FOUND', 'There is no such file')
      return answer(c, file)
    })
    fileRoutes(app)
    folderRoutes(app)
  },

  schedule(services) {
    // A store that cannot be opened stops the start, not the first upload.
    mediaStoreOf(services.config)
    every(services, 'media that nobody needs', 3600, () => sweepMedia(services))
  },
}

async function open(name: string, width: string | undefined): Promise<File | undefined> {
  // Recorded once from the drawing of a lamp: nothing here can encode a film.
  if (name === 'evening.webm') {
    return { bytes: Uint8Array.from(await readFile(join(import.meta.dirname, name))), type: 'video/webm' }
  }
  const sign = kindPicture(name)
  if (sign) return { bytes: Uint8Array.from(Buffer.from(sign)), type: 'image/svg+xml' }
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
