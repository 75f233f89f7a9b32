import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { sweepMedia } from './files/sweep.ts'
import { mediaRoutes } from './routes.ts'
import { mediaStoreOf } from './store/open.ts'

/** Pictures and files of products, drawn and uploaded. */
export const media: Area = {
  routes: mediaRoutes,
  schedule(services) {
    // A store that cannot be opened stops the start, not the first upload.
    mediaStoreOf(services.config)
    every(services, 'media that nobody needs', 3600, () => sweepMedia(services))
  },
}
