import type { PlatformClient } from '@galleria/platform-client'
import { type FileDescriptor, searchFiles } from '@galleria/platform-client/media'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { queryProducts } from '@galleria/platform-client/products'
import { type FileDraft, type MediaDraft, mediaDraftOf } from '../product/rules/draft.ts'
import { itemOf } from './item-of.ts'

/** Media library: uploads, and files that the shop has. */
export interface Library {
  find(words: string): Promise<readonly MediaDraft[]>
  /** `onProgress` is told bytes. @throws PlatformError what is refused */
  upload(file: File, onProgress: (sent: number, total: number) => void): Promise<MediaDraft>
  /** Uploads a file for buyers, private to them. @throws PlatformError on refusal */
  keep(file: File, onProgress: (sent: number, total: number) => void): Promise<FileDraft>
}

/** Each of them once, files of the library first, then what products show. */
export function libraryOf(client: PlatformClient): Library {
  return {
    async find(words) {
      const search = words.trim()
      const [{ files }, { products }] = await Promise.all([
        searchFiles(client, { ...(search && { search }), cursorPaging: { limit: 24 } }),
        queryProducts(client, {
          query: { filter: search ? { name: { $startsWith: search } } : {}, paging: { limit: 12 } },
        }),
      ])
      const items = [...files.map(itemOf), ...products.flatMap((product) => product.media?.items ?? [])]
      return [...new Map(items.map((item) => [item.id, item])).values()].map(mediaDraftOf)
    },
    upload: async (file, onProgress) =>
      mediaDraftOf(itemOf(await sendFile(client, file, { onProgress, private: false }))),
    async keep(file, onProgress) {
      const { id, displayName, sizeInBytes } = await sendFile(client, file, { onProgress, private: true })
      return { id, fileName: displayName, fileSize: sizeInBytes }
    },
  }
}

interface Sending {
  /** Opened by links that end alone. */
  readonly private: boolean
  /** Bytes. */
  readonly onProgress: (sent: number, total: number) => void
}

/** A file from this device. @throws PlatformError what is refused */
export async function sendFile(
  client: PlatformClient,
  file: File,
  { private: isPrivate, onProgress }: Sending,
): Promise<FileDescriptor> {
  const size = file.type.startsWith('video/') ? await sizeOfFilm(file) : {}
  return uploadFile(client, file, { fileName: file.name, private: isPrivate, ...size }, { onProgress })
}

/** The platform reads no films: a browser knows how large they are shown. Nothing where it cannot play it. */
function sizeOfFilm(file: File): Promise<{ width?: number; height?: number }> {
  return new Promise((resolve) => {
    const film = document.createElement('video')
    const address = URL.createObjectURL(file)
    const done = (size: { width?: number; height?: number }) => {
      URL.revokeObjectURL(address)
      resolve(size)
    }
    film.onloadedmetadata = () => done({ width: film.videoWidth, height: film.videoHeight })
    film.onerror = () => done({})
    film.preload = 'metadata'
    film.src = address
  })
}
