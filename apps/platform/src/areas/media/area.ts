import { applicationError } from '../../base/errors.ts'
import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { answer } from './answer.ts'
import { folderRoutes } from './files/folders.ts'
import { fileRoutes } from './files/routes.ts'
import { serveUploaded } from './files/serve.ts'
import { sweepMedia } from './files/sweep.ts'
import { kindPicture } from './kind-picture.ts'
import { mediaStoreOf } from './store/open.ts'

/** Pictures and files of products: uploaded, or samples. A name always means the same bytes, so they may be kept for ever. */
export const media: Area = {
  routes(app) {
    app.get('/media/:file', async (c) => {
      const name = c.req.param('file')
      const uploaded = await serveUploaded(c, name)
      if (uploaded) return uploaded
      const file = kindPicture(name) ?? (await c.var.services.samples.open(name, c.req.query('w')))
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
