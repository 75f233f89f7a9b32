import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'

const files = new Map(
  [
    ['/page.js', 'text/javascript'],
    ['/page.css', 'text/css'],
    ['/vase.svg', 'image/svg+xml'],
  ].map(([path = '', type]) => [
    path,
    { type, body: brotliCompressSync(readFileSync(join(import.meta.dirname, '../web', path))) },
  ]),
)

/** Draws its page for each visit, and compresses the text as the store does. */
const server = createServer(({ url = '/' }, answer) => {
  const file = files.get(url)
  const body =
    file?.body ??
    brotliCompressSync(`<!doctype html>${renderToString(<Page script="/page.js" style="/page.css" />)}`)
  answer.writeHead(200, {
    'content-type': file?.type ?? 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': file ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  })
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`reference ready http://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
