/** A server that takes webhooks: a good delivery, the same again, one tampered with, one of a type without a handler. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { productChanged, seenInMemory, webhooks } from '@galleria/platform-client/events'
import { SignJWT } from 'jose'

// The platform's key pair. An app is given the public half, or reads it at /_webhooks/<app id>/public-key.pem.
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = platform.publicKey.export({ type: 'spki', format: 'pem' }).toString()

const { respond } = webhooks({
  publicKey,
  // Deliveries come at least once. A program of several servers keeps this in its database.
  seen: seenInMemory(),
  handlers: {
    onOrderApproved: ({ payload }) => console.log('To be sent:', payload.order.number),
    onProductChanged: ({ payload }) => console.log('Changed:', payload.productId),
  },
})

const server = createServer(async (request, response) => {
  const body = await text(request)
  const answer = await respond(new Request('http://app.test/hooks', { method: 'POST', body }))
  response.writeHead(answer.status).end(await answer.text())
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

const sign = (eventType: string, payload: object) =>
  new SignJWT({ data: JSON.stringify({ eventType, instanceId: 'site', data: JSON.stringify(payload) }) })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt()
    .setJti(randomUUID())
    .sign(platform.privateKey)
async function deliver(body: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
  console.log(answer.status, await answer.text())
}

const good = await sign(productChanged.type, { productId: 'moon-jar', changedFields: ['price'] })
const [header, , signature] = good.split('.')
await deliver(good)
await deliver(good)
await deliver(`${header}.${Buffer.from('{}').toString('base64url')}.${signature}`)
await deliver(await sign('com.example.Happened', {}))
server.close()
