import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { addProductMedia } from '@galleria/platform-client/catalog-writes'
import { queryProducts } from '@galleria/platform-client/products'
import { sendFile } from '../../media/library.ts'
import { uploadCopy } from '../../media/upload-copy.ts'
import type { Say } from '../../messages/index.ts'
import type { Camera } from './PhoneList.tsx'
import type { Face } from './Photo.tsx'

/** Products that are asked for at once. */
const MOST = 100

/** Photos of a telephone go to the library first, then behind what the product shows. */
export function cameraOf(client: PlatformClient, t: Say): Camera {
  return {
    async faces(ids) {
      const found = new Map<string, Face>()
      for (let at = 0; at < ids.length; at += MOST) {
        const query = { filter: { id: { $in: ids.slice(at, at + MOST) } }, paging: { limit: MOST } }
        const { products } = await queryProducts(client, { query })
        for (const { id, media } of products) if (media?.mainMedia) found.set(id, media.mainMedia)
      }
      return found
    },
    async add(id, file) {
      try {
        const { id: mediaId } = await sendFile(client, file, { private: false, onProgress: () => undefined })
        await addProductMedia(client, { id, media: [{ mediaId }] })
        return undefined
      } catch (error) {
        if (!isPlatformError(error)) throw error
        return uploadCopy(error, t)
      }
    },
  }
}
