import type { FileDescriptor, MediaType } from '@galleria/platform-client/media'
import type { Say } from '../messages/index.ts'

/** Media types that an address can ask for. */
export const kinds: Readonly<Record<string, MediaType[]>> = {
  ...{ pictures: ['IMAGE', 'VECTOR'], films: ['VIDEO'], sounds: ['AUDIO'] },
  ...{ documents: ['DOCUMENT'], archives: ['ARCHIVE'] },
}

/** Folders of the media library; the bin keeps public and private files apart too. */
export const places: Readonly<
  Record<string, { readonly private: boolean; readonly rootFolder: 'MEDIA_ROOT' | 'TRASH_ROOT' }>
> = {
  public: { private: false, rootFolder: 'MEDIA_ROOT' },
  private: { private: true, rootFolder: 'MEDIA_ROOT' },
  bin: { private: false, rootFolder: 'TRASH_ROOT' },
  'private-bin': { private: true, rootFolder: 'TRASH_ROOT' },
}

export function kindCopy(kind: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    ...{ pictures: t('library.pictures'), films: t('library.films'), sounds: t('library.sounds') },
    ...{ documents: t('library.documents'), archives: t('library.archives') },
  }
  return words[kind] ?? kind
}

export const kindOf = ({ mediaType }: Pick<FileDescriptor, 'mediaType'>): string =>
  Object.keys(kinds).find((kind) => kinds[kind]?.some((one) => one === mediaType)) ?? mediaType

/** The unit in which it is a handy number, and the number. */
export function sizeOf(bytes: number): { readonly value: number; readonly unit: string } {
  if (bytes < 1_000) return { value: bytes, unit: 'byte' }
  if (bytes < 1_000_000) return { value: bytes / 1_000, unit: 'kilobyte' }
  return { value: bytes / 1_000_000, unit: 'megabyte' }
}
