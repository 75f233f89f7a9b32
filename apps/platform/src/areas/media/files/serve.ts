import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import { applicationError } from '../../../base/errors.ts'
import type { Env } from '../../../http/route.ts'
import { answer } from '../answer.ts'
import { formatOf, type RasterFormat, rasterize, rasterType, sizeOf } from '../raster.ts'
import { mediaStoreOf } from '../store/open.ts'
import type { Range } from '../store/store.ts'
import { attachment, type FileRow, parseStoredName, storedName } from './names.ts'
import { findPublicFile } from './store/find.ts'

/** Played and looked at in a page; whatever else there is goes to the disk. */
const SHOWN = new Set(['IMAGE', 'VECTOR', 'VIDEO', 'AUDIO'])

/**
 * A public file of the library by its name below `/media/`; undefined where the name is none of an uploaded file.
 * Pictures come in steps (`?w=400|800|1600`), as AVIF to whoever takes that, as JPEG for letters, and as JPEG for previews of
 * links (`?w=share`).
 *
 * @throws ApiError 404 for one that is not there, or not for everybody
 */
export async function serveUploaded(c: Context<Env>, name: string): Promise<Response | undefined> {
  const parsed = parseStoredName(name)
  if (!parsed) return undefined
  const row = await findPublicFile(c.var.services.db, parsed.id)
  const picture = row?.mediaType === 'IMAGE' || row?.mediaType === 'VECTOR'
  const format = picture ? formatOf(parsed.extension) : undefined
  if (!row || !(format || parsed.extension === row.extension)) throw gone()
  const size = c.req.query('w')
  if (format && (size !== undefined || parsed.extension !== row.extension))
    return stepOf(c, row, format, size)
  if (row.mediaType !== 'VECTOR')
    return sendFile(c, row, SHOWN.has(row.mediaType) ? {} : { download: row.displayName })
  const whole = await mediaStoreOf(c.var.services.config).open(storedName(row))
  if (!whole) throw gone()
  return answer(c, { bytes: Uint8Array.from(await buffer(whole)), type: row.mimeType })
}

async function stepOf(
  c: Context<Env>,
  row: FileRow,
  ending: RasterFormat,
  wanted: string | undefined,
): Promise<Response> {
  const size = sizeOf(wanted, ending)
  if (!size) throw gone()
  const source = await mediaStoreOf(c.var.services.config).open(storedName(row))
  if (!source) throw gone()
  const takesAvif = /\bimage\/avif\b/.test(c.req.header('accept') ?? '')
  const format = ending === 'webp' && takesAvif ? 'avif' : ending
  const bytes = await rasterize(await buffer(source), format, size)
  const sent = answer(c, { bytes: Uint8Array.from(bytes), type: rasterType(format) })
  sent.headers.append('Vary', 'Accept')
  return sent
}

interface Sending {
  /** Name under which the recipient saves the file. */
  readonly download?: string
  /** Not kept by anything on the way. */
  readonly secret?: boolean
}

/** A file as it streams out of its store, or the part of it that is asked for. */
export async function sendFile(
  c: Context<Env>,
  row: FileRow,
  { download, secret }: Sending,
): Promise<Response> {
  const size = row.sizeInBytes
  const tag = `"${row.hash.slice(0, 32)}"`
  const headers: Record<string, string> = {
    'Content-Type': row.mimeType.startsWith('text/') ? 'text/plain; charset=utf-8' : row.mimeType,
    'Cache-Control': secret ? 'private, no-store' : 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: tag,
    ...(download && { 'Content-Disposition': attachment(download) }),
    ...(secret && { 'Referrer-Policy': 'no-referrer' }),
  }
  if (!secret && c.req.header('if-none-match') === tag) return c.body(null, 304, headers)
  const range = rangeOf(c.req.header('range'), size)
  if (range === 'none') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
  const source = await mediaStoreOf(c.var.services.config).open(storedName(row), range)
  if (!source) throw gone()
  const body = Readable.toWeb(source) as ReadableStream<Uint8Array>
  if (!range) return c.body(body, 200, { ...headers, 'Content-Length': String(size) })
  const { from, to } = range
  const part = { 'Content-Range': `bytes ${from}-${to}/${size}`, 'Content-Length': String(to - from + 1) }
  return c.body(body, 206, { ...headers, ...part })
}

/** `bytes=-500` are the last five hundred. */
function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = Math.min(first && last ? Number(last) : size - 1, size - 1)
  return from > to ? 'none' : { from, to }
}

function gone() {
  return applicationError(404, 'NOT_FOUND', 'File not found.')
}
