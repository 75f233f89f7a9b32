import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { bodyOf } from './compressed-body.ts'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
}

/** A file whose name or folder changes with its content, packed beforehand where the browser takes it. */
export async function immutableFile(root: string, path: string, request: Request): Promise<Response> {
  const file = normalize(join(root, path))
  const type = types[file.slice(file.lastIndexOf('.') + 1)]
  if (!file.startsWith(root + sep) || !type || path.split('/').some((part) => part.startsWith('.')))
    return missing()
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  const packed = takesBrotli ? await sizeOf(`${file}.br`) : null
  const size = packed ?? (await sizeOf(file))
  if (size === null) return missing()
  return new Response(
    request.method === 'HEAD' ? null : bodyOf(createReadStream(packed === null ? file : `${file}.br`)),
    {
      headers: {
        'content-type': type,
        'content-length': String(size),
        ...(packed === null ? {} : { 'content-encoding': 'br' }),
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Encoding',
      },
    },
  )
}

async function sizeOf(file: string): Promise<number | null> {
  const state = await stat(file).catch(() => null)
  return state?.isFile() ? state.size : null
}

function missing(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}
