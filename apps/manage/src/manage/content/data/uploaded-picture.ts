import type { ContentPicture } from '@galleria/platform-client/content-pages'
import type { FileDescriptor } from '@galleria/platform-client/media'
import { pictureOf } from './pictures.ts'

/** Sends a picture to the address that takes it; undefined for one that was refused, or whose line broke. */
export async function uploadedPicture(url: string, file: File): Promise<ContentPicture | undefined> {
  try {
    const answer = await fetch(url, { method: 'PUT', body: file })
    if (!answer.ok) return undefined
    const { file: descriptor } = (await answer.json()) as { file: FileDescriptor }
    return pictureOf(descriptor)
  } catch {
    return undefined
  }
}
