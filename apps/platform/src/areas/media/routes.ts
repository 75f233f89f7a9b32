import { applicationError } from '../../base/errors.ts'
import type { App } from '../../http/route.ts'
import { answer } from './answer.ts'
import { folderRoutes } from './files/folders.ts'
import { fileRoutes } from './files/routes.ts'
import { serveUploaded } from './files/serve.ts'
import { kindPicture } from './kind-picture.ts'

/** Sends a file that was uploaded, or a sample. A name always means the same bytes, so they may be kept for ever. */
export function mediaRoutes(app: App): void {
  app.get('/media/:file', async (c) => {
    const name = c.req.param('file')
    const uploaded = await serveUploaded(c, name)
    if (uploaded) return uploaded
    const file = kindPicture(name) ?? (await c.var.services.samples.open(name, c.req.query('w')))
    if (!file) throw applicationError(404, 'NOT_FOUND', 'File not found.')
    return answer(c, file)
  })
  fileRoutes(app)
  folderRoutes(app)
}
