import { z } from 'zod'
import type { PlatformConfig } from '../../../data/config.ts'
import { mediaUrl } from '../address.ts'
import { secureTypes } from './kinds.ts'
import { type FileRow, storedName } from './names.ts'

type Site = Pick<PlatformConfig, 'publicUrl' | 'mediaUrl' | 'siteId'>

const FocalPoint = z.object({ x: z.number(), y: z.number() })
const Image = z.object({
  image: z.object({
    id: z.string(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    altText: z.string(),
    filename: z.string(),
  }),
  focalPoint: FocalPoint.nullable(),
  blurColor: z.string().nullable(),
})
const Plain = z.object({ id: z.string(), url: z.string(), filename: z.string() })
const Video = Plain.extend({
  width: z.int().nullable(),
  height: z.int().nullable(),
  posters: z.array(z.object({ id: z.string(), url: z.string() })),
})

export const FileDescriptor = z.object({
  id: z.guid(),
  displayName: z.string(),
  /** Null for a private one: ask for a download address. */
  url: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  parentFolderId: z.string(),
  hash: z.string(),
  sizeInBytes: z.string(),
  private: z.boolean(),
  mediaType: z.enum(['IMAGE', 'VECTOR', 'VIDEO', 'AUDIO', 'DOCUMENT', 'ARCHIVE']),
  mimeType: z.string(),
  /** Type of a private file that a buyer gets (wire §4.10). */
  fileType: z.string().optional(),
  media: z.object({
    image: Image.optional(),
    vector: Image.optional(),
    video: Video.optional(),
    audio: Plain.optional(),
    document: Plain.optional(),
    archive: Plain.optional(),
  }),
  operationStatus: z.enum(['PENDING', 'READY', 'FAILED']),
  state: z.enum(['OK', 'DELETED']),
  labels: z.array(z.string()),
  siteId: z.string(),
  createdDate: z.iso.datetime(),
  updatedDate: z.iso.datetime(),
})

export const ROOT = 'media-root'

/** FileDescriptor of the hosted platform's media, with focal point, color and type besides. */
export function fileView(site: Site, row: FileRow): z.input<typeof FileDescriptor> {
  const url = row.private ? null : mediaUrl(site, storedName(row))
  const poster = row.posterFileId && mediaUrl(site, `${row.posterFileId}.webp`)
  const picture = row.mediaType === 'IMAGE' || row.mediaType === 'VECTOR'
  return {
    ...{ id: row.id, displayName: row.displayName, url, hash: row.hash, private: row.private },
    thumbnailUrl: picture && url ? `${url.replace(/svg$/, 'webp')}?w=400` : poster || null,
    parentFolderId: row.parentFolderId ?? ROOT,
    sizeInBytes: String(row.sizeInBytes),
    ...{ mediaType: row.mediaType, mimeType: row.mimeType },
    ...(row.private && { fileType: secureTypes[row.mediaType] }),
    media: url ? mediaOf(row, url, poster || undefined) : {},
    operationStatus: 'READY',
    state: row.deletedAt ? 'DELETED' : 'OK',
    ...{ labels: row.labels, siteId: site.siteId },
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

function mediaOf(row: FileRow, url: string, poster: string | undefined) {
  const { id, displayName: filename, width, height, altText, focalPoint, blurColor } = row
  const plain = { id, url, filename }
  const posters = poster && row.posterFileId ? [{ id: row.posterFileId, url: poster }] : []
  switch (row.mediaType) {
    case 'IMAGE':
    case 'VECTOR': {
      const image = { ...plain, width: width ?? 0, height: height ?? 0, altText: altText ?? '' }
      return { [row.mediaType === 'IMAGE' ? 'image' : 'vector']: { image, focalPoint, blurColor } }
    }
    case 'VIDEO':
      return { video: { ...plain, width, height, posters } }
    case 'AUDIO':
      return { audio: plain }
    case 'DOCUMENT':
      return { document: plain }
    case 'ARCHIVE':
      return { archive: plain }
  }
}
