import { type PlatformClient, z } from '@galleria/platform-client'
import { FileDescriptor, generateFileUploadUrl, type UploadRequest } from './calls/media/media.ts'
import { failure, systemError } from './transport/failure.ts'

/** How far it is, and how it is stopped. */
export interface UploadOptions {
  /** Bytes that went out, of how many. */
  readonly onProgress?: (sent: number, total: number) => void
  readonly signal?: AbortSignal
  /** Sends the bytes without progress where XMLHttpRequest is missing. */
  readonly fetch?: typeof fetch
}

interface Sent {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
}

/**
 * Sends a file to the shop's library and answers what it is there. Whatever breaks off leaves nothing behind.
 *
 * @throws PlatformError FILE_TYPE_NOT_TAKEN, FILE_TOO_LARGE (`data.most` bytes), FILE_IS_EMPTY, PICTURE_NOT_READABLE,
 * FOLDER_NOT_FOUND; of status 0 where the line broke
 */
export async function uploadFile(
  client: PlatformClient,
  file: Blob & { readonly name?: string },
  details: Omit<UploadRequest, 'mimeType' | 'sizeInBytes'> = {},
  options: UploadOptions = {},
): Promise<FileDescriptor> {
  const { onProgress, signal } = options
  const mimeType = file.type || 'application/octet-stream'
  const fileName = details.fileName ?? file.name ?? 'file'
  const { uploadUrl } = await generateFileUploadUrl(
    client,
    { ...details, mimeType, fileName, sizeInBytes: String(file.size) },
    signal ? { signal } : {},
  )
  onProgress?.(0, file.size)
  const answer = await send(uploadUrl, file, options)
  if (answer.status !== 200) throw failure(answer)
  onProgress?.(file.size, file.size)
  return z.object({ file: FileDescriptor }).parse(JSON.parse(answer.text)).file
}

function send(url: string, file: Blob, options: UploadOptions): Promise<Sent> {
  // Only the older of the two tells how far it is.
  return options.fetch || typeof XMLHttpRequest === 'undefined'
    ? byFetch(url, file, options)
    : byRequest(url, file, options)
}

async function byFetch(
  url: string,
  file: Blob,
  { fetch: given = fetch, signal }: UploadOptions,
): Promise<Sent> {
  try {
    const answer = await given(url, { method: 'PUT', body: file, signal: signal ?? null })
    const { status, statusText, headers } = answer
    return { status, statusText, headers, text: await answer.text() }
  } catch (error) {
    throw signal?.aborted ? signal.reason : systemError(error)
  }
}

function byRequest(url: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  if (signal?.aborted) return Promise.reject(signal.reason)
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total)
  request.onload = () => {
    const id = request.getResponseHeader('x-wix-request-id')
    const headers = new Headers(id ? { 'x-wix-request-id': id } : {})
    resolve({ status: request.status, statusText: request.statusText, headers, text: request.responseText })
  }
  request.onerror = () => reject(systemError(new TypeError('The line broke while the file was sent')))
  request.onabort = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  request.open('PUT', url)
  request.send(file)
  return promise.finally(() => signal?.removeEventListener('abort', stop))
}
