import { rm } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { ApiError } from '../../../base/errors.ts'
import { hostOf, isPublic, pinned, type Reach, refusalOf } from '../../../base/network/public-address.ts'
import { largest } from './kinds.ts'
import { spool, spoolPath } from './spool.ts'

const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Why a picture was not fetched, in words for whoever gave the address. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}

export interface Fetched {
  /** On this machine's disk; for the caller to remove. */
  readonly path: string
  readonly contentType: string
  /** The last part of its address. */
  readonly fileName: string
}

/**
 * Fetches what lies at an address that anybody may have written: from no private address, also not by a redirect, within
 * the time of `signal`, and no more bytes than a picture may have. What it is, its bytes have to show.
 *
 * @throws NotFetched
 */
export async function fetchPicture(address: string, reach: Reach, signal: AbortSignal): Promise<Fetched> {
  let url = address
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await openRequest(checked(url, reach), reach, signal)
    const { statusCode = 0, headers } = response
    if (REDIRECTS.has(statusCode) && headers.location && URL.canParse(headers.location, url)) {
      url = new URL(headers.location, url).href
      response.destroy()
      continue
    }
    if (statusCode === 200) return readBody(response, url, signal)
    response.destroy()
    throw new NotFetched(`couldn't be fetched. The server answered ${statusCode}`)
  }
  throw new NotFetched(`couldn't be fetched. It was redirected more than ${MOST_REDIRECTS} times`)
}

/** Each hop anew: a redirect leads wherever its sender likes. */
function checked(text: string, reach: Reach): URL {
  const refusal = refusalOf(text, reach)
  if (refusal) throw new NotFetched(refusal)
  return new URL(text)
}

function openRequest(url: URL, reach: Reach, signal: AbortSignal): Promise<http.IncomingMessage> {
  const host = hostOf(url)
  if (!reach.allowPrivate && isIP(host) && !isPublic(host)) throw new NotFetched('is a private address')
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { agent: false, lookup: pinned(reach), signal, headers: { accept: 'image/*' } },
      resolve,
    )
    outgoing.on('error', (error) =>
      reject(new NotFetched(`couldn't be fetched: ${describeFailure(error, signal)}`)),
    )
    outgoing.end()
  })
}

async function readBody(response: http.IncomingMessage, url: string, signal: AbortSignal): Promise<Fetched> {
  const most = largest.IMAGE
  const path = await spoolPath()
  try {
    if (Number(response.headers['content-length'] ?? 0) > most) throw new NotFetched(tooMany(most))
    await spool(path, Readable.toWeb(response) as ReadableStream<Uint8Array>, most)
  } catch (error) {
    response.destroy()
    await rm(path, { force: true })
    if (error instanceof NotFetched) throw error
    if (error instanceof ApiError) throw new NotFetched(error.status === 413 ? tooMany(most) : 'is empty')
    const why = signal.aborted ? "the server didn't respond in time" : 'the response was cut off'
    throw new NotFetched(`couldn't be fetched: ${why}`)
  }
  const fileName = decodeURIComponentSafely(new URL(url).pathname.split('/').at(-1) ?? '')
  return { path, contentType: response.headers['content-type'] ?? '', fileName: fileName || 'picture' }
}

const tooMany = (most: number) => `is larger than ${Math.floor(most / 1_048_576)} MB`

function describeFailure(error: Error, signal: AbortSignal): string {
  if (signal.aborted) return "the server didn't respond in time"
  // Say nothing more of a name that leads to this network.
  if (/has a private address$/.test(error.message)) return 'it is a private address'
  return 'code' in error ? String(error.code) : "the server can't be reached"
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
