/** Media: pictures and files of products, uploaded or samples. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { sweepMedia } from './files/sweep.ts'
import { mediaRoutes } from './routes.ts'
import { mediaStoreOf } from './store/open.ts'

export const media: Area = {
  routes: mediaRoutes,
  schedule(services) {
    // A store that cannot be opened stops the start, not the first upload.
    mediaStoreOf(services.config)
    every(services, 'unused media', 3600, () => sweepMedia(services))
  },
}

export { mediaFileOf, mediaUrl, type Site } from './address.ts'
export { answer } from './answer.ts'
export { parseStoredName, storedName } from './files/names.ts'
export { digitalFileOf, fileIdOf, uploadedMedia } from './files/product-media.ts'
export { sendFile } from './files/serve.ts'
export { findUses } from './files/store/change.ts'
export { findFile } from './files/store/find.ts'
export { type FetchedPicture, type FetchedPictures, storeFetched } from './files/store-fetched.ts'
export { letterPicture } from './letter-picture.ts'
export { mediaHost } from './media-host.ts'
export { readPicture } from './picture.ts'
export { type RasterFormat, rasterize, rasterType, sizeOf, widths } from './raster.ts'
export { isSampleName, SAMPLE_NAME } from './sample-name.ts'
export { mediaStoreOf } from './store/open.ts'
export type { StoredMedia } from './tables.ts'
