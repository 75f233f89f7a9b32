import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import type { MediaType, StoredMedia } from '../tables.ts'
import { secureTypes } from './kinds.ts'
import { type FileRow, parseStoredName, storedName } from './names.ts'
import { findFile, findFiles } from './store/find.ts'

const types = {
  IMAGE: 'image',
  VECTOR: 'image',
  VIDEO: 'video',
  AUDIO: 'audio',
  DOCUMENT: 'document',
  ARCHIVE: 'zip',
} as const satisfies Record<MediaType, StoredMedia['mediaType']>

/** Sizes of media without one: films are as wide as most screens, the rest as a tile of the shop. */
const sizes = { VIDEO: { width: 1280, height: 720 }, other: { width: 800, height: 1000 } } as const

/** Public files of the library as products show them, by id. */
export async function uploadedMedia(db: Db, ids: readonly string[]): Promise<Map<string, StoredMedia>> {
  const rows = (await findFiles(db, ids)).filter((row) => !row.private)
  return new Map(rows.map((row) => [row.id, productMediaView(row)]))
}

/** The id of an uploaded file, of its name below `/media/` with or without a step. */
export const fileIdOf = (name: string) => parseStoredName(name.split('?', 1)[0] ?? '')?.id

function productMediaView(row: FileRow): StoredMedia {
  const { width, height } = row.mediaType === 'VIDEO' ? sizes.VIDEO : sizes.other
  return {
    id: row.id,
    mediaType: types[row.mediaType],
    title: row.displayName,
    ...(row.altText && { altText: row.altText }),
    file: storedName(row),
    ...(row.posterFileId && { poster: `${row.posterFileId}.webp` }),
    width: row.width ?? width,
    height: row.height ?? height,
    ...(row.focalPoint && { focalPoint: row.focalPoint }),
    ...(row.blurColor && { blurColor: row.blurColor }),
  }
}

export interface DigitalFile {
  readonly id: string
  readonly fileName: string
  readonly fileType: string
  readonly sizeInBytes: number
}

/** File that buyers of a product get. @throws ApiError 404 where there is none, 400 for one that everybody can open */
export async function digitalFileOf(db: Db, id: string): Promise<DigitalFile> {
  const { displayName: fileName, private: secure, mediaType, sizeInBytes } = await findFile(db, id)
  if (secure) return { id, fileName, fileType: secureTypes[mediaType], sizeInBytes }
  throw applicationError(
    400,
    'FILE_IS_PUBLIC',
    'A file for sale must not be public. Upload it with private set to true.',
  )
}
