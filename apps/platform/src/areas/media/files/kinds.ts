import type { MediaType } from '../tables.ts'

const MB = 1_048_576

/** Bytes of one file. */
export const largest: Readonly<Record<MediaType, number>> = {
  IMAGE: 25 * MB,
  VECTOR: 2 * MB,
  VIDEO: 512 * MB,
  AUDIO: 100 * MB,
  DOCUMENT: 100 * MB,
  ARCHIVE: 512 * MB,
}
export const LARGEST = Math.max(...Object.values(largest))

export interface Kind {
  readonly mediaType: MediaType
  readonly mimeType: string
  readonly extension: string
}

const of = (mediaType: MediaType, mimeType: string, extension: string): Kind => ({
  mediaType,
  mimeType,
  extension,
})
const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** Kinds of files that are accepted, by the type that their bytes show. */
const kinds: readonly Kind[] = [
  of('IMAGE', 'image/jpeg', 'jpg'),
  of('IMAGE', 'image/png', 'png'),
  of('IMAGE', 'image/webp', 'webp'),
  of('IMAGE', 'image/gif', 'gif'),
  of('IMAGE', 'image/avif', 'avif'),
  of('VECTOR', 'image/svg+xml', 'svg'),
  of('VIDEO', 'video/mp4', 'mp4'),
  of('VIDEO', 'video/x-m4v', 'm4v'),
  of('VIDEO', 'video/webm', 'webm'),
  of('VIDEO', 'video/quicktime', 'mov'),
  of('AUDIO', 'audio/mpeg', 'mp3'),
  of('AUDIO', 'audio/wav', 'wav'),
  of('AUDIO', 'audio/ogg', 'ogg'),
  of('AUDIO', 'audio/x-m4a', 'm4a'),
  of('AUDIO', 'audio/aac', 'aac'),
  of('AUDIO', 'audio/flac', 'flac'),
  of('DOCUMENT', 'application/pdf', 'pdf'),
  of('DOCUMENT', 'application/epub+zip', 'epub'),
  of('DOCUMENT', `${office}.wordprocessingml.document`, 'docx'),
  of('DOCUMENT', `${office}.spreadsheetml.sheet`, 'xlsx'),
  of('DOCUMENT', `${office}.presentationml.presentation`, 'pptx'),
  of('DOCUMENT', `${open}.text`, 'odt'),
  of('DOCUMENT', `${open}.spreadsheet`, 'ods'),
  of('DOCUMENT', `${open}.presentation`, 'odp'),
  of('DOCUMENT', 'text/csv', 'csv'),
  of('DOCUMENT', 'text/plain', 'txt'),
  of('ARCHIVE', 'application/zip', 'zip'),
]
export const endings = kinds.map(({ extension }) => extension)
const byType = new Map(kinds.map((kind) => [kind.mimeType, kind]))

/** Other names of the same. */
const same: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/apng': 'image/png',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/mp4': 'audio/x-m4a',
  'video/ogg': 'audio/ogg',
  'application/x-zip-compressed': 'application/zip',
  'text/tab-separated-values': 'text/csv',
  'application/vnd.ms-excel': 'text/csv',
}

export function kindOf(mimeType: string): Kind | undefined {
  const [plain = ''] = mimeType.toLowerCase().split(';')
  return byType.get(same[plain.trim()] ?? plain.trim())
}

export const TAKEN =
  'JPEG, PNG, WebP, GIF, AVIF, SVG, MP4, MOV, WebM, MP3, WAV, OGG, M4A, AAC, FLAC, PDF, EPUB, DOCX, XLSX, PPTX, ODT, ODS, ODP, CSV, TXT and ZIP'

/** Type that a buyer is shown (wire §4.10 `FileType`). */
export const secureTypes = {
  IMAGE: 'SECURE_PICTURE',
  VECTOR: 'SECURE_PICTURE',
  VIDEO: 'SECURE_VIDEO',
  AUDIO: 'SECURE_MUSIC',
  DOCUMENT: 'SECURE_DOCUMENT',
  ARCHIVE: 'SECURE_ARCHIVE',
} as const satisfies Record<MediaType, string>
