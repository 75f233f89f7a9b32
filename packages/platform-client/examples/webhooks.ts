/** A server that takes webhooks, and three deliveries: a good one, one tampered with, one of a type unheard of. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isEvent, isWebhookError, parseWebhook, productChanged } from '@galleria/platform-client/events'
import { SignJWT } from 'jose'

// The platform's key pair; a receiver is given the public half when it registers.
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = platform.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const handled = new Set<string>()

const server = createServer(async (request, response) => {
  try {
    const event = await parseWebhook(await text(request), publicKey, { maxAge: 300 })
    // An event may be delivered twice: its id says so. Plain events of the older catalogue have none.
    const { id } = event.metadata
    if (id === undefined || !handled.has(id)) {
      if (isEvent(event, productChanged)) console.log('Changed:', event.payload.productId)
      else console.log('Of no interest:', event.type)
      if (id !== undefined) handled.add(id)
    }
    response.writeHead(200).end()
  } catch (error) {
    if (!isWebhookError(error)) throw error
    console.log('Refused:', error.problem)
    response.writeHead(error.problem === 'BAD_KEY' ? 500 : 401).end()
  }
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

const sign = (eventType: string, payload: object) =>
  new SignJWT({ data: JSON.stringify({ eventType, instanceId: 'site', data: JSON.stringify(payload) }) })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt()
    .sign(platform.privateKey)
const deliver = (body: string) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })

const good = await sign(productChanged.type, { productId: 'moon-jar', changedFields: ['price'] })
const [header, , signature] = good.split('.')
await deliver(good)
await deliver(`${header}.${Buffer.from('{}').toString('base64url')}.${signature}`)
await deliver(await sign('com.example.Happened', {}))
server.close()
