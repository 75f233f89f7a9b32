import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Takes deliveries and says how long ago each event happened, in milliseconds; `/dead` never answers. */
const lags: number[] = []
const seen = new Set<string>()
let kept = { lags, seen }

const server = createServer((request, response) => {
  if (request.url === '/dead') return
  if (request.url === '/figures') {
    response.end(JSON.stringify({ count: kept.seen.size, lags: kept.lags }))
    kept = { lags: [], seen: new Set() }
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const [, claims = ''] = Buffer.concat(chunks).toString('latin1').split('.')
    const { data, jti } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
    const { eventTime } = JSON.parse(JSON.parse(data).data)
    if (!kept.seen.has(jti)) kept.lags.push(Date.now() - Date.parse(eventTime))
    kept.seen.add(jti)
    response.end()
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`receiver ready http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGINT', () => process.exit(0))
