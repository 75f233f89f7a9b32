import type { PlatformClient } from '@galleria/platform-client'
import type { ContentPicture } from '@galleria/platform-client/content-pages'
import { type FileDescriptor, generateFileUploadUrl, searchFiles } from '@galleria/platform-client/media'

/** Pictures of the store's library, the newest first. */
export async function findPictures(client: PlatformClient, words: string): Promise<ContentPicture[]> {
  const search = words.trim()
  const { files } = await searchFiles(client, { ...(search && { search }), cursorPaging: { limit: 40 } })
  return files.flatMap((file) => pictureOf(file) ?? [])
}

/** Picture of a file; undefined for a file that is none. */
export function pictureOf({ id, media }: FileDescriptor): ContentPicture | undefined {
  const image = (media.image ?? media.vector)?.image
  if (!image) return undefined
  const { url, width, height, altText } = image
  return { id, url, width: width ?? null, height: height ?? null, altText: altText ?? '' }
}

/** Address that takes the bytes of a picture, and answers the file of the library. */
export async function startUpload(
  client: PlatformClient,
  { name, type, size }: { readonly name: string; readonly type: string; readonly size: number },
): Promise<string> {
  const { uploadUrl } = await generateFileUploadUrl(client, {
    ...{ fileName: name, mimeType: type || 'application/octet-stream', sizeInBytes: String(size) },
  })
  return uploadUrl
}
