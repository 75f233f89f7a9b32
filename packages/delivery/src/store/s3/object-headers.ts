const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  sig: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
}

/** Headers that an object is kept with, and that browsers get where they ask the bucket itself (`MODULES_URL`). */
export function headersFor(key: string): Readonly<Record<string, string>> {
  const ending = key.replace(/\.br$/, '').split('.').at(-1) ?? ''
  return {
    'content-type': types[ending] ?? 'application/octet-stream',
    // Below a name made of the release's content, nothing ever changes.
    ...(/\/[0-9a-f]{20}\/web\//.test(key) && { 'cache-control': 'public, max-age=31536000, immutable' }),
  }
}
