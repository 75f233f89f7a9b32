import { applicationError } from './errors.ts'
import { observed } from './observe.ts'

const MAX_DEPTH = 64
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads at most `limit` bytes; a longer body is refused while it still comes in. */
export async function readText(request: Request, limit: number): Promise<string> {
  const text = await readAll(request, limit)
  const seen = observed()
  if (seen) seen.requestBody = text
  return text
}

async function readAll(request: Request, limit: number): Promise<string> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > limit) throw tooLarge(limit)
  // A body with a declared length is read at once, and the network never delivers more: no stream is needed.
  if (length !== null) return Buffer.from(await request.arrayBuffer()).toString('utf8')
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A JSON object; nothing at all counts as an empty one. Keys that reach for a prototype are dropped. */
export function parseObject(text: string): Record<string, unknown> {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return {}
  const keyCount = countKeys(trimmed)
  let value: unknown
  try {
    value = JSON.parse(trimmed)
  } catch {
    throw applicationError(400, 'MALFORMED_JSON', "The body isn't valid JSON.")
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw applicationError(400, 'MALFORMED_JSON', 'The body must be a JSON object.')
  }
  // Two readers may each believe another of two equal keys.
  if (dropForbidden(value) !== keyCount)
    throw applicationError(400, 'MALFORMED_JSON', 'An object in the body has the same key twice.')
  return value as Record<string, unknown>
}

/**
 * Refuses a deep body before it is parsed, so that it costs no more than reading it once.
 * @returns how many keys are written in it
 */
function countKeys(text: string): number {
  let depth = 0
  let keys = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) index = endOfText(text, index)
    else if (code === 123 || code === 91) {
      depth += 1
      if (depth > MAX_DEPTH)
        throw applicationError(400, 'JSON_TOO_DEEP', `The body is nested deeper than ${MAX_DEPTH} levels.`)
    } else if (code === 125 || code === 93) depth -= 1
    else if (code === 58) keys += 1
  }
  return keys
}

const QUOTE = 34
const BACKSLASH = 92

/** End of the text that a quote at `start` begins, found natively, since texts may be long. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    const backslashes = end - 1 - before
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

/** @returns how many keys there were */
function dropForbidden(value: object): number {
  const entries = Object.entries(value)
  let keys = Array.isArray(value) ? 0 : entries.length
  for (const [key, child] of entries) {
    if (typeof child === 'object' && child !== null) keys += dropForbidden(child)
    if (!Array.isArray(value) && forbidden.has(key)) delete (value as Record<string, unknown>)[key]
  }
  return keys
}

export function isForbiddenKey(key: string): boolean {
  return forbidden.has(key)
}

function tooLarge(limit: number) {
  return applicationError(413, 'BODY_TOO_LARGE', `The body is larger than ${limit} bytes.`)
}
